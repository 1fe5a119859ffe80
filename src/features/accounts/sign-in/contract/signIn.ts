import { z } from 'zod';
import { documentVersions } from '#features/accounts/consents/contract/consents.ts';
import { consentErrors } from '#features/accounts/consents/errors.ts';
import { permissions } from '#shared/access.ts';
import { endpoint } from '#shared/contract.ts';
import { emailField, nameField, passwordField, phoneField } from '#shared/fields.ts';
import { roles } from '#shared/roles.ts';
import { signInErrors } from '../errors.ts';
import { accountLimits } from '../rules/limits.ts';

/** The specification's User. */
export const userSchema = z.object({
  id: z.string(),
  number: z.string().describe('short, for people'),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  full_name: z.string(),
  phone: z.string().nullable(),
  has_course_access: z.boolean(),
  total_paid: z.number().describe('rubles'),
  registration_date: z.string(),
  role: z.enum(roles),
});
export type User = z.output<typeof userSchema>;

/** The signed-in person, with what the browser needs to draw the right buttons. */
export const meSchema = userSchema.extend({
  isAdmin: z.boolean().describe('any staff role: shows the panel link'),
  permissions: z.array(z.enum(permissions as [string, ...string[]])),
  must_change_password: z.boolean().describe('until then every other call of the session is refused'),
});
export type Me = z.output<typeof meSchema>;

export const signedIn = z.object({ access_token: z.string(), user: userSchema });

const tokenField = z.string().min(1).max(200);

const consents = {
  privacy_consent: z.boolean().refine((given) => given, { params: { field: 'consent' } }),
  data_consent: z.boolean().refine((given) => given, { params: { field: 'consent' } }),
  document_versions: documentVersions.optional(),
};

const confirmedSchema = z.object({
  status: z
    .enum(['success', 'already_verified', 'choose_password', 'not_asked_here'])
    .describe('`choose_password`: nothing is confirmed before POST /api/set-password with this token'),
  message: z.string(),
  email: z.string(),
});

export const signInApi = {
  login: endpoint({
    method: 'POST',
    path: '/api/login',
    access: 'anyone',
    summary: 'Sign in with e-mail and password',
    input: z.object({
      email: emailField,
      password: z.string().min(1).max(200),
      remember: z.boolean().default(false),
      /** Sign-in to the panel: without a staff role the answer is that the credentials are wrong. */
      staff: z.boolean().default(false),
    }),
    output: signedIn,
    errors: [signInErrors.wrong_credentials, signInErrors.email_not_verified, signInErrors.account_blocked],
    limits: accountLimits.login,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/logout',
    access: 'signed-in',
    isOpenBeforePasswordChange: true,
    summary: 'End this session',
    input: z.object({}),
    output: z.object({}),
  }),
  me: endpoint({
    method: 'GET',
    path: '/api/me',
    access: 'signed-in',
    isOpenBeforePasswordChange: true,
    summary: 'The signed-in person',
    input: z.object({}),
    output: meSchema,
    errors: ['session_expired', signInErrors.account_blocked],
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/register',
    access: 'anyone',
    summary: 'Create an account, or sign in where it exists and the password is right',
    input: z.object({
      email: emailField,
      password: passwordField,
      first_name: nameField,
      last_name: nameField,
      phone: phoneField.optional(),
      ...consents,
    }),
    output: z.object({
      verification_required: z.boolean().optional(),
      message: z.string().optional(),
      email: z.string().optional(),
      email_sent: z.boolean().optional(),
      access_token: z.string().optional(),
      user: userSchema.optional(),
    }),
    errors: [signInErrors.password_too_common, consentErrors.document_changed],
    limits: accountLimits.register,
  }),
  verifyEmail: endpoint({
    method: 'GET',
    path: '/api/verify-email/{token}',
    isForScripts: true,
    access: 'anyone',
    summary: 'Confirm an e-mail address by the link of the mail',
    input: z.object({ token: tokenField }),
    output: confirmedSchema,
    errors: ['link_used_or_expired'],
    limits: accountLimits.openLink,
  }),
  confirmAddress: endpoint({
    method: 'POST',
    path: '/api/verify-email',
    access: 'anyone',
    summary: 'The same for a browser that waits for an address, which stands in no log of a proxy',
    input: z.object({
      token: tokenField,
      asked_for: emailField
        .optional()
        .describe('the address that this browser waits to confirm: for another one nothing is confirmed'),
    }),
    output: confirmedSchema,
    errors: ['link_used_or_expired'],
    limits: accountLimits.openLink,
  }),
  confirmOwnAddress: endpoint({
    method: 'POST',
    path: '/api/confirm-own-address',
    access: 'signed-in',
    summary: "Confirm the caller's own address by the link of a mail, without a new password",
    input: z.object({ token: tokenField }),
    output: z.object({ email: z.string() }),
    errors: ['link_used_or_expired', 'forbidden', 'conflict'],
    limits: accountLimits.openLink,
  }),
  resendVerification: endpoint({
    method: 'POST',
    path: '/api/resend-verification',
    access: 'anyone',
    summary: 'Send the confirmation link again; the answer is the same for every address',
    input: z.object({ email: emailField }),
    output: z.object({ message: z.string() }),
    limits: accountLimits.resend,
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/auth/forgot-password',
    access: 'anyone',
    summary: 'Mail a link to choose a new password; the answer is the same for every address',
    input: z.object({ email: emailField }),
    output: z.object({
      message: z.string(),
      demo_reset_link: z
        .string()
        .optional()
        .describe('demo mode without a mail server only, never for staff'),
    }),
    limits: accountLimits.forgotPassword,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/auth/reset-password',
    aliases: ['/auth/reset-password', '/api/reset_password'],
    access: 'anyone',
    summary: 'Choose a new password by the link of the mail; ends all sessions',
    input: z.object({ token: tokenField, new_password: passwordField }),
    output: z.object({ success: z.boolean() }),
    errors: ['link_used_or_expired', signInErrors.password_too_common],
    limits: accountLimits.choosePassword,
  }),
  forgotLogin: endpoint({
    method: 'POST',
    path: '/api/auth/forgot-login',
    aliases: ['/auth/forgot-login'],
    access: 'anyone',
    summary: 'Mail the login to every account with this phone; the answer is the same for every number',
    input: z.object({ phone: phoneField.pipe(z.string()) }),
    output: z.object({ message: z.string() }),
    limits: accountLimits.forgotLogin,
  }),
  setPassword: endpoint({
    method: 'POST',
    path: '/api/set-password',
    access: 'anyone',
    summary:
      'Choose the password of an account that a purchase created, or of an unconfirmed one, by the link',
    input: z.object({ token: tokenField, password: passwordField }),
    output: z.object({ success: z.boolean() }),
    errors: ['link_used_or_expired', signInErrors.password_too_common],
    limits: accountLimits.choosePassword,
  }),
};
