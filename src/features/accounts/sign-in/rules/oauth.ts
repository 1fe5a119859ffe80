import { minute, second } from '#shared/dates.ts';

/** Identity providers. */
export const oauthProviders = ['google', 'vk'] as const;
export type OauthProvider = (typeof oauthProviders)[number];
/** Their own names, the same in every language. */
export const providerNames: Record<OauthProvider, string> = { google: 'Google', vk: 'VK' };

/** How long a person may take at the provider. */
export const flowMs = 10 * minute;
/** How long the page has to exchange the session id from Google's redirect. */
export const sessionIdMs = 60 * second;
/** How long a newcomer from VK has to give an address and the code that was mailed to it. */
export const emailStepMs = 30 * minute;

/** Mailed code: number of digits, and of allowed guesses. */
export const codeLength = 8;
export const codeGuesses = 5;

/** Error codes that the home page opens with after a failed sign-in. */
export const oauthErrors = [
  'google_auth_failed',
  'vk_auth_failed',
  'invalid_vk_callback',
  'vk_callback_error',
  'not_stored',
] as const;
export type OauthError = (typeof oauthErrors)[number];

export function isOauthError(value: unknown): value is OauthError {
  return oauthErrors.includes(value as OauthError);
}

/** Redirect address of a provider; registered there beforehand, and compared literally. */
export function redirectUri(appUrl: string, provider: OauthProvider): string {
  return appUrl + { google: '/api/auth/google/callback', vk: '/auth/vk/callback' }[provider];
}
