/** The signed-in session as stored in the browser: one set of keys for every way of signing in. */
import { kept } from '#shared/storageKeys.ts';
import { localStore, tabStore } from './storage.ts';

const rememberMs = 7 * 24 * 60 * 60 * 1000;

export interface CachedUser {
  id: string;
  email: string;
  first_name: string;
  role: string;
}

export function readToken(): string | null {
  return localStore.get(kept.token);
}

/**
 * @param user null when the answer contained only a token
 * @returns false where the browser stores nothing: the next page would know nobody, so this one does not either
 */
export function keepSession(token: string, user: CachedUser | null, remember: boolean): boolean {
  const isStored = localStore.set(kept.token, token);
  if (user) keepUser(user);
  else localStore.set(kept.user, null);
  localStore.set(kept.remember, remember ? 'true' : null);
  localStore.set(kept.expires, remember ? String(Date.now() + rememberMs) : null);
  if (!isStored) forgetSession();
  return isStored;
}

/** Only the fields that the next page needs before the server has answered, or when it cannot be reached. */
export function keepUser({ id, email, first_name, role }: CachedUser): void {
  localStore.keep(kept.user, { id, email, first_name, role });
}

export function cachedUser(): CachedUser | null {
  return localStore.read<CachedUser>(kept.user);
}

export function isRememberExpired(): boolean {
  const expires = Number(localStore.get(kept.expires));
  return localStore.get(kept.remember) === 'true' && expires > 0 && expires < Date.now();
}

export function forgetSession(): void {
  for (const key of [kept.token, kept.remember, kept.expires, kept.user]) localStore.set(key, null);
}

/**
 * Leaves a message for the next page that the session has ended by itself. @param reason the server's text;
 * may be empty
 */
export function noteEnd(reason: string): void {
  tabStore.set(kept.sessionEnded, reason);
}

/** The message left by `noteEnd`, once; null without one. */
export function takeEnd(): string | null {
  const reason = tabStore.get(kept.sessionEnded);
  tabStore.set(kept.sessionEnded, null);
  return reason;
}
