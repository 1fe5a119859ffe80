/** Who is signed in in this browser. Contracts, and Zod with them, load only where there is a session to check. */
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
import type { Me } from '../contract.ts';

export type CurrentUser = CachedUser & Partial<Omit<Me, keyof CachedUser>>;

const listeners = new Set<() => void>();
let snapshot: { token: string | null; user: CurrentUser | null } = { token: null, user: null };

/** The signed-in person; null on the server, before the browser has looked, and for visitors. */
export function useCurrentUser(): CurrentUser | null {
  return useSyncExternalStore(subscribe, read, () => null);
}

/** Anybody who signs in or out says so here. */
export function sessionChanged(): void {
  snapshot = { token: null, user: null };
  for (const listener of listeners) listener();
}

/**
 * Asks the server who this is. A session that has run out, is over or blocked is forgotten, and the page left for the
 * home page; any other failure keeps it, and the remembered person stands in.
 */
export async function checkSession(): Promise<CurrentUser | null> {
  if (!readToken()) return null;
  if (isRememberExpired()) return leave('');
  try {
    const { accountsApi } = await import('../contract.ts');
    const me = await call(accountsApi.me, {});
    keepUser(me);
    sessionChanged();
    return me;
  } catch (error) {
    const isOver = error instanceof CallError && (error.status === 401 || error.status === 403);
    return isOver ? leave(error.body.detail ?? '') : cachedUser();
  }
}

/** @param reason why the session ended, for the home page to say */
function leave(reason: string): null {
  noteEnd(reason);
  forgetSignIn();
  goHome();
  return null;
}

let isLeaving = false;

/**
 * Leaves the page for the home page, once: of all who find out that the session is over, the first leads the way. A
 * second departure would break off the first, when its page is already on its way.
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
    const { accountsApi } = await import('../contract.ts');
    await call(accountsApi.logout, {});
  } catch {
    // The token is forgotten below either way; on the server it ends by itself.
  }
  forgetSignIn();
}

/** The session is over already, or ends by itself. */
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
