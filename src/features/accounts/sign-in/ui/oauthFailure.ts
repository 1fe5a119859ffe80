/** Failure of signing in with a provider: carries the server's text to the next page. */

import { kept } from '#shared/storageKeys.ts';
import { currentLanguage } from '#ui/language.ts';
import { paths } from '#ui/paths.ts';
import { tabStore } from '#ui/storage.ts';
import type { OauthError } from '../rules/oauth.ts';

/** @param detail the server's text, if any */
export function leaveFailed(error: OauthError, detail = ''): void {
  tabStore.keep(kept.oauthFailure, { error, detail });
  location.replace(`${paths.home(currentLanguage())}?error=${error}`);
}

/** The server's text for this very failure, once; empty when it had none. */
export function takeFailure(error: OauthError): string {
  const left = tabStore.read<{ error?: string; detail?: string }>(kept.oauthFailure);
  tabStore.set(kept.oauthFailure, null);
  return left?.error === error ? (left.detail ?? '') : '';
}
