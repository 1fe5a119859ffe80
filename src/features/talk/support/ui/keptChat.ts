/** The conversation as this browser remembers it. */
import { kept } from '#shared/storageKeys.ts';

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
  try {
    const found = JSON.parse(localStorage.getItem(kept.chat) ?? 'null') as KeptChat | null;
    if (found?.session) return found;
  } catch {
    // Another program's.
  }
  return { session: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`, token: null, isLive: false };
}

export function keepChat(chat: KeptChat): void {
  try {
    localStorage.setItem(kept.chat, JSON.stringify(chat));
  } catch {
    // Full, or forbidden: the conversation ends with the page.
  }
}

/** The message with its number, the same until an answer comes; without one where the browser makes none. */
export function unsentMessage(message: string, wantsOperator: boolean): Unsent | undefined {
  const { unsent } = keptChat();
  if (unsent?.message === message && unsent.wantsOperator === wantsOperator) return unsent;
  const id = crypto.randomUUID?.();
  return id === undefined ? undefined : { id, message, wantsOperator };
}

export function forgetChat(): void {
  localStorage.removeItem(kept.chat);
}
