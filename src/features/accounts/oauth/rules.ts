import { minute, second } from '#shared/dates.ts';

/** Who vouches for people here. */
export const oauthProviders = ['google', 'vk'] as const;
export type OauthProvider = (typeof oauthProviders)[number];
/** As they call themselves, in every language. */
export const providerNames: Record<OauthProvider, string> = { google: 'Google', vk: 'VK' };

/** How long a person may take at the provider. */
export const flowMs = 10 * minute;
/** How long the page has to exchange the session id that Google's answer ended in. */
export const sessionIdMs = 60 * second;
/** How long a newcomer from VK has to give an address and the code that was mailed to it. */
export const emailStepMs = 30 * minute;

/** A code of the mail: digits, and how many guesses at it there are. */
export const codeLength = 8;
export const codeGuesses = 5;

/** With what the home page is opened where signing in came to nothing. */
export const oauthErrors = [
  'google_auth_failed',
  'vk_auth_failed',
  'invalid_vk_callback',
  'vk_callback_error',
] as const;
export type OauthError = (typeof oauthErrors)[number];

export function isOauthError(value: unknown): value is OauthError {
  return oauthErrors.includes(value as OauthError);
}

/** Where a provider leads people back to; known to it beforehand, and compared to the letter. */
export function redirectUri(appUrl: string, provider: OauthProvider): string {
  return appUrl + { google: '/api/auth/google/callback', vk: '/auth/vk/callback' }[provider];
}
