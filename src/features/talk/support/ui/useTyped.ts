import { kept } from '#shared/storageKeys.ts';
import { useKept } from '#ui/useKept.ts';

const isEmpty = (text: string) => text === '';

/** The message being typed: it outlives a closed chat, a lesson that the chat moves into, and the page itself. */
export function useTyped() {
  return useKept<string>(kept.chatText, '', isEmpty);
}
