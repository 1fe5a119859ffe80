/** The signed-in session as stored in the browser: one set of keys for every way of signing in. */
import { kept } from '#shared/storageKeys.ts';

const rememberMs = 7 * 24 * 60 * 60 * 1000;

export interface CachedUser {
  id: string;
  email: string;
  first_name: string;
  role: string;
}

export function readToken(): string | null {
  return typeof localStorage === 'undefined' ? null : localStorage.getItem(kept.token);
}

/** @param user null when the answer contained only a token */
export function keepSession(token: string, user: CachedUser | null, remember: boolean): void {
  localStorage.setItem(kept.token, token);
  if (user) keepUser(user);
  else localStorage.removeItem(kept.user);
  if (remember) {
    localStorage.setItem(kept.remember, 'true');
    localStorage.setItem(kept.expires, String(Date.now() + rememberMs));
  } else {
    localStorage.removeItem(kept.remember);
    localStorage.removeItem(kept.expires);
  }
}

/** Only the fields that the next page needs before the server has answered, or when it cannot be reached. */
export function keepUser({ id, email, first_name, role }: CachedUser): void {
  localStorage.setItem(kept.user, JSON.stringify({ id, email, first_name, role }));
}

export function cachedUser(): CachedUser | null {
  try {
    return JSON.parse(localStorage.getItem(kept.user) ?? 'null') as CachedUser | null;
  } catch {
    return null;
  }
}

export function isRememberExpired(): boolean {
  const expires = Number(localStorage.getItem(kept.expires));
  return localStorage.getItem(kept.remember) === 'true' && expires > 0 && expires < Date.now();
}

export function forgetSession(): void {
  for (const key of [kept.token, kept.remember, kept.expires, kept.user]) localStorage.removeItem(key);
}

/**
 * Leaves a message for the next page that the session has ended by itself. @param reason the server's text;
 * may be empty
 */
export function noteEnd(reason: string): void {
  sessionStorage.setItem(kept.sessionEnded, reason);
}

/** The message left by `noteEnd`, once; null without one. */
export function takeEnd(): string | null {
  const reason = sessionStorage.getItem(kept.sessionEnded);
  sessionStorage.removeItem(kept.sessionEnded);
  return reason;
}
