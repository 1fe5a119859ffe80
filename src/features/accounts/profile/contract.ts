import { z } from 'zod';
import { addressErrors } from '#features/accounts/addresses/errors.ts';
import { signInErrors } from '#features/accounts/sign-in/errors.ts';
import { accountLimits } from '#features/accounts/sign-in/rules/limits.ts';
import { oauthProviders } from '#features/accounts/sign-in/rules/oauth.ts';
import { endpoint } from '#shared/contract.ts';
import {
  emailField,
  idField,
  nameField,
  nameOrNoneField,
  passwordField,
  phoneField,
} from '#shared/fields.ts';
import { languages } from '#shared/i18n.ts';

const currentPassword = z.string().min(1).max(200);
const linkToken = z.string().min(1).max(200);

/** Fields that people may change about themselves without any proof. */
export const personalInput = z.object({
  first_name: nameField,
  last_name: nameOrNoneField,
  phone: phoneField,
  language: z.enum(languages),
});
export const ownPasswordInput = z.object({ current_password: currentPassword, new_password: passwordField });
export const ownEmailInput = z.object({ email: emailField, current_password: currentPassword });

const profileSchema = z.object({
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string().nullable(),
  language: z.enum(languages).describe('of mails'),
  has_password: z.boolean(),
  email_change: z
    .object({ email: z.string(), expires_at: z.string() })
    .nullable()
    .describe('the address that waits for its confirmation'),
  identities: z.array(
    z.object({
      provider: z.enum(oauthProviders),
      linked_at: z.string(),
      can_unlink: z.boolean().describe('another way in remains'),
    }),
  ),
  can_link: z.array(z.enum(oauthProviders)).describe('by signing in there with the same address'),
});
export type Profile = z.output<typeof profileSchema>;

const sessionSchema = z.object({
  id: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  began_at: z.string(),
  seen_at: z.string().describe('to about five minutes'),
  address: z.string(),
  is_current: z.boolean(),
});
export type SessionRow = z.output<typeof sessionSchema>;

/** Calls for one's own account. Every call is about its caller. */
export const profileApi = {
  show: endpoint({
    method: 'GET',
    path: '/api/user/profile',
    access: 'signed-in',
    summary: 'The own account, and the ways into it',
    input: z.object({}),
    output: profileSchema,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/user/profile',
    access: 'signed-in',
    summary: 'Change name, telephone and the language of mails',
    input: personalInput,
    output: profileSchema,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/user/password',
    access: 'signed-in',
    summary: 'Change the own password; ends all other sessions, and a mail says so',
    input: ownPasswordInput,
    output: z.object({}),
    errors: [signInErrors.current_password_wrong, signInErrors.password_too_common],
    limits: accountLimits.ownPassword,
  }),
  askPasswordLink: endpoint({
    method: 'POST',
    path: '/api/user/password-link',
    access: 'signed-in',
    summary: 'Mail a link to choose the first password of an account that has none',
    input: z.object({}),
    output: z.object({ message: z.string() }),
    errors: ['conflict'],
    limits: accountLimits.askPasswordLink,
  }),
  askEmailChange: endpoint({
    method: 'POST',
    path: '/api/user/email',
    access: 'signed-in',
    summary: 'Mail a confirmation link to a new address; the answer is the same for every address',
    input: ownEmailInput,
    output: z.object({ message: z.string() }),
    errors: [signInErrors.current_password_wrong],
    limits: accountLimits.askEmailChange,
  }),
  cancelEmailChange: endpoint({
    method: 'DELETE',
    path: '/api/user/email',
    access: 'signed-in',
    summary: 'Keep the present address: the links that were mailed work no more',
    input: z.object({}),
    output: z.object({}),
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/api/confirm-email',
    access: 'anyone',
    summary: 'Change the address of an account by the link that was mailed to the new one',
    input: z.object({
      token: linkToken,
      own_only: z.boolean().default(false).describe('only where the account itself is signed in'),
    }),
    output: z.object({
      status: z.enum(['success', 'already_confirmed', 'not_asked_here']),
      email: z.string(),
    }),
    errors: ['link_used_or_expired', addressErrors.email_taken],
    limits: accountLimits.openLink,
  }),
  takeBackEmail: endpoint({
    method: 'POST',
    path: '/api/take-back-email',
    access: 'anyone',
    summary: 'Give an account the address that it had until lately, by the link that was mailed there',
    input: z.object({ token: linkToken, new_password: passwordField }),
    output: z.object({ email: z.string() }),
    errors: ['link_used_or_expired', addressErrors.email_taken, signInErrors.password_too_common],
    limits: accountLimits.choosePassword,
  }),
  unlink: endpoint({
    method: 'DELETE',
    path: '/api/user/identities/{provider}',
    access: 'signed-in',
    summary: 'End the sign-in with a provider, where another way in remains',
    input: z.object({ provider: z.enum(oauthProviders) }),
    output: profileSchema,
    errors: ['not_found', signInErrors.last_way_in],
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/user/sessions',
    access: 'signed-in',
    summary: 'Where one is signed in',
    input: z.object({}),
    output: z.object({ sessions: z.array(sessionSchema) }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/user/sessions/{id}',
    access: 'signed-in',
    summary: 'End one of the own sessions',
    input: z.object({ id: idField }),
    output: z.object({}),
    errors: ['not_found'],
  }),
  signOutElsewhere: endpoint({
    method: 'POST',
    path: '/api/user/sign-out',
    access: 'signed-in',
    summary: 'End all other sessions, or this one as well',
    input: z.object({ here: z.boolean().default(false) }),
    output: z.object({}),
  }),
};
