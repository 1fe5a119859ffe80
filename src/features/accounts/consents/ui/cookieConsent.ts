/**
 * The visitor's choice about cookies, stored in the browser, and whether the bar that asks for it is open.
 */
import { useSyncExternalStore } from 'react';
import { kept } from '#shared/storageKeys.ts';
import { localStore } from '#ui/storage.ts';

/** `analytics`: the visitor read about another company's counter and consented to it. */
export type CookieConsent = 'accepted' | 'declined' | 'analytics';

interface State {
  choice: CookieConsent | null;
  /** Reopened from the footer. */
  isReopened: boolean;
}

const unknown: State = { choice: null, isReopened: false };
let state: State | null = null;
const listeners = new Set<() => void>();

/** Null on the server, which knows nobody's choice. */
export function useCookieChoice(): State | null {
  return useSyncExternalStore(subscribe, current, () => null);
}

export function chooseCookies(choice: CookieConsent): void {
  change({ choice, isReopened: false });
  localStore.set(kept.cookieConsent, choice);
}

export function reopenCookieBar(): void {
  change({ ...current(), isReopened: true });
}

function current(): State {
  state ??= { ...unknown, choice: keptChoice() };
  return state;
}

function keptChoice(): CookieConsent | null {
  const value = localStore.get(kept.cookieConsent);
  return value === 'accepted' || value === 'declined' || value === 'analytics' ? value : null;
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
  if (event.key === kept.cookieConsent) change({ ...current(), choice: keptChoice() });
}
