/** Handles a tab that a new release has left behind: files it would load next are no longer on the server. */
import { kept } from '#shared/storageKeys.ts';
import { tabStore } from './storage.ts';

const pauseMs = 60_000;

/** A request made on the old page; the reloaded page continues with it. */
export interface Wish {
  kind: 'auth' | 'purchase' | 'instalment' | 'chat' | 'profile' | 'questionnaire' | 'rating' | 'dialog';
  value: unknown;
}

/**
 * Call it when a part of the page failed to load. If the server can be reached, a release has replaced the
 * part: the page is reloaded and the request kept for it, at most once a minute.
 * @param error why it failed; a part that this browser cannot read is the same after a reload
 * @returns `broken` where the part is at fault, not the connection
 */
export async function reloadForRelease(
  wish: Wish,
  error: unknown,
): Promise<'reloading' | 'offline' | 'broken'> {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  if (!answer?.ok) return 'offline';
  if (error instanceof SyntaxError || !mayReload()) return 'broken';
  leaveWish(wish);
  location.reload();
  return 'reloading';
}

/** At most one reload a minute, and none where the browser forgets that there was one. */
export function mayReload(): boolean {
  if (Date.now() - Number(tabStore.get(kept.reloadedAt)) < pauseMs) return false;
  return tabStore.set(kept.reloadedAt, String(Date.now()));
}

/** Keeps a request for the page as it will be after a reload. */
export function leaveWish(wish: Wish): void {
  tabStore.keep(kept.wish, wish);
}

/** The request from before the reload, once; null when there was none. */
export function takeWish<T>(kind: Wish['kind']): T | null {
  const wish = tabStore.read<Wish>(kept.wish);
  if (wish?.kind !== kind) return null;
  tabStore.set(kept.wish, null);
  return wish.value as T;
}
