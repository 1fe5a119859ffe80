import { call } from '#ui/api.ts';
import { supportApi } from '../contract/chat.ts';
import { adoptChat } from './keptChat.ts';

/** Makes the open talk of whoever is signed in this browser's, wherever it began. @returns whether there is one */
export async function adoptOwnChat(): Promise<boolean> {
  const own = await call(supportApi.own, {}).catch(() => null);
  if (!own?.conversation_token) return false;
  adoptChat(own.conversation_token);
  return true;
}
