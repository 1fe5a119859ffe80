/** The conversation as this browser remembers it. */
import { kept } from '#shared/storageKeys.ts';
import { localStore } from '#ui/storage.ts';

interface KeptChat {
  /** One per conversation. */
  session: string;
  /** Opens the history; null before the first answer. */
  token: string | null;
  /** A person is awaited or there: what they write is to be noticed on any page. */
  isLive: boolean;
  /** A message whose answer has not come: sent again, it is the same one. */
  unsent?: Unsent | undefined;
}

interface Unsent {
  id: string;
  message: string;
  wantsOperator: boolean;
}

export function keptChat(): KeptChat {
  const found = localStore.read<KeptChat>(kept.chat);
  if (found?.session) return found;
  return { session: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`, token: null, isLive: false };
}

export function keepChat(chat: KeptChat): void {
  localStore.keep(kept.chat, chat);
}

/** The message with its number, the same until an answer comes; without one where the browser makes none. */
export function unsentMessage(message: string, wantsOperator: boolean): Unsent | undefined {
  const { unsent } = keptChat();
  if (unsent?.message === message && unsent.wantsOperator === wantsOperator) return unsent;
  const id = crypto.randomUUID?.();
  return id === undefined ? undefined : { id, message, wantsOperator };
}

/** An account's open conversation, which may have begun on another device, is this browser's as well. */
export function adoptChat(token: string): void {
  const chat = keptChat();
  if (chat.token !== token) keepChat({ session: chat.session, token, isLive: true });
}

export function forgetChat(): void {
  localStore.set(kept.chat, null);
}
