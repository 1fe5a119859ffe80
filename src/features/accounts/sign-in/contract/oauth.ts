import { z } from 'zod';
import { documentVersions } from '#features/accounts/consents/contract/consents.ts';
import { consentErrors } from '#features/accounts/consents/errors.ts';
import { endpoint } from '#shared/contract.ts';
import { emailField } from '#shared/fields.ts';
import { signInErrors } from '../errors.ts';
import { accountLimits } from '../rules/limits.ts';
import { codeLength, oauthProviders } from '../rules/oauth.ts';
import { userSchema } from './signIn.ts';

/** Parameters of a provider's redirect; its own texts are read by nobody. */
const fromProvider = z.string().min(1).max(2000);

const signedIn = z.object({ access_token: z.string(), user: userSchema });

export const oauthApi = {
  providers: endpoint({
    method: 'GET',
    path: '/api/auth/providers',
    access: 'anyone',
    summary: 'Which other ways of signing in there are',
    input: z.object({}),
    output: z.object({ google: z.boolean(), vk: z.boolean() }),
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/auth/{provider}/start',
    access: 'anyone',
    summary: 'Begin signing in with a provider: where to send the browser, which is given a cookie',
    input: z.object({ provider: z.enum(oauthProviders), document_versions: documentVersions.optional() }),
    output: z.object({ url: z.string() }),
    errors: ['not_found', consentErrors.document_changed, signInErrors.sign_in_provider_away],
    limits: accountLimits.oauthStart,
  }),
  googleReturn: endpoint({
    method: 'GET',
    path: '/api/auth/google/callback',
    leadsTo: '/?error=google_auth_failed',
    access: 'anyone',
    summary: 'Where Google leads browsers back to; ends at a page with a session id of a minute in its hash',
    input: z.object({
      code: fromProvider.optional(),
      state: fromProvider.optional(),
      iss: fromProvider.optional(),
      error: fromProvider.optional(),
    }),
    output: z.object({ location: z.string() }),
    limits: accountLimits.oauthFinish,
  }),
  google: endpoint({
    method: 'POST',
    path: '/api/auth/google',
    access: 'anyone',
    summary: 'Exchange the session id for a session: once, within a minute, by the browser that began',
    input: z.object({ session_id: z.string().min(1).max(200) }),
    output: signedIn,
    errors: [
      signInErrors.sign_in_not_finished,
      signInErrors.provider_email_unverified,
      signInErrors.provider_email_unusable,
      signInErrors.staff_by_password,
      signInErrors.account_blocked,
      signInErrors.linked_to_another,
    ],
    limits: accountLimits.oauthFinish,
  }),
  vk: endpoint({
    method: 'POST',
    path: '/api/auth/vk',
    access: 'anyone',
    summary: 'Exchange the code of VK ID for a session; somebody new is asked for an e-mail address first',
    input: z.object({
      code: fromProvider,
      redirect_uri: z.string().max(2000),
      state: z.string().max(2000).optional(),
      device_id: fromProvider.optional(),
    }),
    output: signedIn.partial().extend({
      email_needed: z.boolean().optional(),
      email: z.string().nullable().optional().describe('what VK says it is; nobody has confirmed it'),
    }),
    errors: [
      signInErrors.sign_in_not_finished,
      signInErrors.sign_in_provider_away,
      signInErrors.staff_by_password,
      signInErrors.account_blocked,
    ],
    limits: accountLimits.oauthFinish,
  }),
  sendCode: endpoint({
    method: 'POST',
    path: '/api/auth/vk/email',
    access: 'anyone',
    summary: 'Mail a code to the address of somebody new from VK; the answer is the same for every address',
    input: z.object({ email: emailField }),
    output: z.object({ message: z.string() }),
    errors: [signInErrors.sign_in_not_finished],
    limits: accountLimits.sendCode,
  }),
  confirmCode: endpoint({
    method: 'POST',
    path: '/api/auth/vk/confirm',
    access: 'anyone',
    summary:
      'Prove the address by the code of the mail: the account is made, or the one with the address linked',
    input: z.object({
      email: emailField,
      code: z
        .string()
        .max(20)
        .transform((text) => text.replace(/\s/g, ''))
        .refine((text) => text.length === codeLength && /^\d+$/.test(text), {
          params: { field: 'email_code' },
        }),
    }),
    output: signedIn,
    errors: [
      signInErrors.sign_in_not_finished,
      signInErrors.email_code_wrong,
      signInErrors.staff_by_password,
      signInErrors.account_blocked,
      signInErrors.linked_to_another,
    ],
    limits: accountLimits.oauthFinish,
  }),
};
