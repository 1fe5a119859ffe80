/**
 * The signed-in person in this browser. Contracts, and Zod with them, load only when there is a session to
 * check.
 */
import { useSyncExternalStore } from 'react';
import { CallError, call } from '#ui/api.ts';
import { currentLanguage } from '#ui/language.ts';
import { paths } from '#ui/paths.ts';
import {
  type CachedUser,
  cachedUser,
  forgetSession,
  isRememberExpired,
  keepUser,
  noteEnd,
  readToken,
} from '#ui/session.ts';
import type { Me } from '../contract/signIn.ts';

export type CurrentUser = CachedUser & Partial<Omit<Me, keyof CachedUser>>;

const listeners = new Set<() => void>();
let snapshot: { token: string | null; user: CurrentUser | null } = { token: null, user: null };

/** The signed-in person; null on the server, before the browser has looked, and for visitors. */
export function useCurrentUser(): CurrentUser | null {
  return useSyncExternalStore(subscribe, read, () => null);
}

/** Call it after every sign-in and sign-out. */
export function sessionChanged(): void {
  snapshot = { token: null, user: null };
  for (const listener of listeners) listener();
}

/**
 * Asks the server who this is. A session that has expired, ended or is blocked is forgotten, and the page
 * left for the home page; any other failure keeps it, and the remembered person stands in.
 */
export async function checkSession(): Promise<CurrentUser | null> {
  if (!readToken()) return null;
  if (isRememberExpired()) return leave('');
  try {
    const { signInApi } = await import('../contract/signIn.ts');
    const me = await call(signInApi.me, {});
    keepUser(me);
    sessionChanged();
    // Only there can another password be chosen, and nothing else opens before.
    if (me.must_change_password) location.replace(paths.admin);
    return me;
  } catch (error) {
    const isOver = error instanceof CallError && (error.status === 401 || error.status === 403);
    return isOver ? leave(error.body.detail ?? '') : cachedUser();
  }
}

/** @param reason why the session ended, shown on the home page */
function leave(reason: string): null {
  noteEnd(reason);
  forgetSignIn();
  goHome();
  return null;
}

let isLeaving = false;

/**
 * Leaves for the home page, once: of several callers that find the session over, only the first navigates. A
 * second navigation would abort the first, whose page is already loading.
 */
export function goHome(): void {
  const home = paths.home(currentLanguage());
  if (isLeaving || location.pathname === home) return;
  isLeaving = true;
  location.replace(home);
}

/** Ends the session here, and on the server if it can be reached. */
export async function signOut(): Promise<void> {
  try {
    const { signInApi } = await import('../contract/signIn.ts');
    await call(signInApi.logout, {});
  } catch {
    // The token is forgotten below either way; on the server it expires by itself.
  }
  forgetSignIn();
}

/** Forgets a session that is over already, or expires by itself. */
export function forgetSignIn(): void {
  forgetSession();
  sessionChanged();
}

function read(): CurrentUser | null {
  const token = readToken();
  if (token !== snapshot.token) snapshot = { token, user: token ? cachedUser() : null };
  return snapshot.user;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
