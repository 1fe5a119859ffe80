/** Where signing in with another service came to nothing: what the server said of it, for the page that is next. */
import { currentLanguage } from '#ui/language.ts';
import { paths } from '#ui/paths.ts';
import type { OauthError } from '../oauth/rules.ts';

const key = 'podium_oauth_failure';

/** @param detail the server's words, where there are any */
export function leaveFailed(error: OauthError, detail = ''): void {
  sessionStorage.setItem(key, JSON.stringify({ error, detail }));
  location.replace(`${paths.home(currentLanguage())}?error=${error}`);
}

/** The server's words of this very failure, once; empty where it had none. */
export function takeFailure(error: OauthError): string {
  try {
    const left = JSON.parse(sessionStorage.getItem(key) ?? 'null') as {
      error?: string;
      detail?: string;
    } | null;
    return left?.error === error ? (left.detail ?? '') : '';
  } catch {
    return '';
  } finally {
    sessionStorage.removeItem(key);
  }
}
