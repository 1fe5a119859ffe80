/** The visitor's choice about cookies, as the browser keeps it, and whether the bar that asks for it is open. */
import { useSyncExternalStore } from 'react';

export type CookieConsent = 'accepted' | 'declined';

const key = 'cookieConsent';

interface State {
  choice: CookieConsent | null;
  /** Asked for again from the footer. */
  isReopened: boolean;
}

const unknown: State = { choice: null, isReopened: false };
let state: State | null = null;
const listeners = new Set<() => void>();

/** Null while the page is drawn on the server, which knows nobody's choice. */
export function useCookieChoice(): State | null {
  return useSyncExternalStore(subscribe, current, () => null);
}

export function chooseCookies(choice: CookieConsent): void {
  change({ choice, isReopened: false });
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Where nothing may be kept the choice holds until the page is left.
  }
}

export function reopenCookieBar(): void {
  change({ ...current(), isReopened: true });
}

function current(): State {
  state ??= { ...unknown, choice: kept() };
  return state;
}

function kept(): CookieConsent | null {
  try {
    const value = localStorage.getItem(key);
    return value === 'accepted' || value === 'declined' ? value : null;
  } catch {
    return null;
  }
}

function change(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', follow);
  };
}

/** The choice was made in another tab. */
function follow(event: StorageEvent): void {
  if (event.key === key) change({ ...current(), choice: kept() });
}
