/** A tab that a new release has left behind: what it would load next is no longer on the server. */
const wishKey = 'podium_wish';
const reloadedKey = 'podium_reloaded_at';
const pauseMs = 60_000;

/** What somebody asked for on the page as it was; the page as it is goes on with it. */
interface Wish {
  kind: 'auth' | 'purchase';
  value: unknown;
}

/**
 * To be called where a part of the page did not load. If the server can be reached, a release has replaced the part:
 * the page is loaded anew and the wish kept for it, at most once a minute.
 * @returns false where nothing is loaded anew
 */
export async function reloadForRelease(wish: Wish): Promise<boolean> {
  if (Date.now() - Number(sessionStorage.getItem(reloadedKey)) < pauseMs) return false;
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  if (!answer?.ok) return false;
  sessionStorage.setItem(reloadedKey, String(Date.now()));
  sessionStorage.setItem(wishKey, JSON.stringify(wish));
  location.reload();
  return true;
}

/** What was asked for before the page was loaded anew, once; null where nothing was. */
export function takeWish<T>(kind: Wish['kind']): T | null {
  const wish = JSON.parse(sessionStorage.getItem(wishKey) ?? 'null') as Wish | null;
  if (wish?.kind !== kind) return null;
  sessionStorage.removeItem(wishKey);
  return wish.value as T;
}
