/** Handles a tab that a new release has left behind: files it would load next are no longer on the server. */
import { kept } from '#shared/storageKeys.ts';

const pauseMs = 60_000;

/** A request made on the old page; the reloaded page continues with it. */
interface Wish {
  kind: 'auth' | 'purchase' | 'instalment' | 'chat' | 'profile' | 'questionnaire' | 'rating' | 'dialog';
  value: unknown;
}

/**
 * Call it when a part of the page failed to load. If the server can be reached, a release has replaced the
 * part: the page is reloaded and the request kept for it, at most once a minute.
 * @returns false when nothing is reloaded
 */
export async function reloadForRelease(wish: Wish): Promise<boolean> {
  if (Date.now() - Number(sessionStorage.getItem(kept.reloadedAt)) < pauseMs) return false;
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  if (!answer?.ok) return false;
  sessionStorage.setItem(kept.reloadedAt, String(Date.now()));
  leaveWish(wish);
  location.reload();
  return true;
}

/** Keeps a request for the page as it will be after a reload. */
export function leaveWish(wish: Wish): void {
  sessionStorage.setItem(kept.wish, JSON.stringify(wish));
}

/** The request from before the reload, once; null when there was none. */
export function takeWish<T>(kind: Wish['kind']): T | null {
  const wish = JSON.parse(sessionStorage.getItem(kept.wish) ?? 'null') as Wish | null;
  if (wish?.kind !== kind) return null;
  sessionStorage.removeItem(kept.wish);
  return wish.value as T;
}
