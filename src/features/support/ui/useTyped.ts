/** The message being typed. It outlives a closed chat, a lesson that the chat moves into, and the page itself. */
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { kept } from '#shared/storageKeys.ts';

/** Kept in this tab until it is sent. */
export function useTyped(): [string, Dispatch<SetStateAction<string>>] {
  const [text, setText] = useState(keptText);
  useEffect(() => keepText(text), [text]);
  return [text, setText];
}

function keptText(): string {
  try {
    return sessionStorage.getItem(kept.chatText) ?? '';
  } catch {
    return '';
  }
}

function keepText(text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(kept.chatText);
    else sessionStorage.setItem(kept.chatText, text);
  } catch {
    // A browser that stores nothing: the text lives as long as the chat.
  }
}
