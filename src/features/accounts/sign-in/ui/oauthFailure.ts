/** Failure of signing in with a provider: carries the server's text to the next page. */

import { kept } from '#shared/storageKeys.ts';
import { currentLanguage } from '#ui/language.ts';
import { paths } from '#ui/paths.ts';
import type { OauthError } from '../rules/oauth.ts';

/** @param detail the server's text, if any */
export function leaveFailed(error: OauthError, detail = ''): void {
  sessionStorage.setItem(kept.oauthFailure, JSON.stringify({ error, detail }));
  location.replace(`${paths.home(currentLanguage())}?error=${error}`);
}

/** The server's text for this very failure, once; empty when it had none. */
export function takeFailure(error: OauthError): string {
  try {
    const left = JSON.parse(sessionStorage.getItem(kept.oauthFailure) ?? 'null') as {
      error?: string;
      detail?: string;
    } | null;
    return left?.error === error ? (left.detail ?? '') : '';
  } catch {
    return '';
  } finally {
    sessionStorage.removeItem(kept.oauthFailure);
  }
}
