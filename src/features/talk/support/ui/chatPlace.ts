import { useSyncExternalStore } from 'react';

let place: HTMLElement | null = null;
const watchers = new Set<() => void>();

/**
 * Puts the chat into a modal dialog, beside which nothing of the page can be reached; null puts it back on the page. To
 * be given as a `ref` to an element of the dialog.
 */
export function putChatIn(element: HTMLElement | null): void {
  place = element;
  for (const tell of watchers) tell();
}

/** The element of a dialog that the chat stands in; null on the page itself. */
export function useChatPlace(): HTMLElement | null {
  return useSyncExternalStore(watch, () => place, onPage);
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

function onPage(): null {
  return null;
}
