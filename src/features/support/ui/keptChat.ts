/** The conversation as this browser remembers it. */
import { kept } from '#shared/storageKeys.ts';

interface KeptChat {
  /** One per conversation. */
  session: string;
  /** Opens the history; null before the first answer. */
  token: string | null;
  /** A person is awaited or there: what they write is to be noticed on any page. */
  isLive: boolean;
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

export function forgetChat(): void {
  localStorage.removeItem(kept.chat);
}
