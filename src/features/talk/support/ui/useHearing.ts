/** News of a conversation from the server, each message once, whichever way it comes. */
import { type Dispatch, useEffect, useRef } from 'react';
import { followEvents } from '#ui/liveEvents.ts';
import type { Chat, ChatMessage } from '../contract/chat.ts';
import { isWithPeople } from '../rules/conversation.ts';
import type { ChatStep } from './chatState.ts';
import { keepChat, keptChat } from './keptChat.ts';

export interface Hearing {
  /** One live stream at a time, from the first message on, until the page ends. */
  follow(token: string, after: number): void;
  /** Messages that came another way. */
  know(...ids: string[]): void;
  /** While a message is on its way, what the stream brings waits: the answer of the call comes first. */
  hold(): void;
  release(): void;
  /** So many messages came from the other side while nobody looked. */
  tell(count: number): void;
}

/** A message from the other side, which may be new to the visitor. */
export function isNews({ sender, event }: Pick<ChatMessage, 'sender' | 'event'>): boolean {
  return sender === 'bot' && event === null;
}

/** @param onHeard called with the number of messages from the other side */
export function useHearing(dispatch: Dispatch<ChatStep>, onHeard: (count: number) => void): Hearing {
  const tell = useRef(onHeard);
  tell.current = onHeard;
  const hearing = useRef<(Hearing & { stop(): void }) | null>(null);
  hearing.current ??= makeHearing(dispatch, (count) => tell.current(count));
  useEffect(() => () => hearing.current?.stop(), []);
  return hearing.current;
}

function makeHearing(dispatch: Dispatch<ChatStep>, onHeard: (count: number) => void) {
  const known = new Set<string>();
  let waiting: Chat[] | null = null;
  let followed: { token: string; stop: AbortController } | null = null;

  function hear(chat: Chat): void {
    if (waiting) return void waiting.push(chat);
    const fresh = chat.messages.filter(({ id }) => !known.has(id));
    for (const { id } of chat.messages) known.add(id);
    dispatch({ kind: 'heard', chat });
    const said = fresh.filter(isNews).length;
    if (said > 0) onHeard(said);
    keepChat({ ...keptChat(), isLive: isWithPeople(chat.state) });
  }

  return {
    follow(token: string, after: number): void {
      if (followed?.token === token) return;
      followed?.stop.abort();
      const stop = new AbortController();
      followed = { token, stop };
      let cursor = after;
      void followEvents<Chat>({
        url: () => `/api/support/chat/${token}/stream?after=${cursor}`,
        signal: stop.signal,
        onEvent: (chat) => {
          cursor = chat.messages.at(-1)?.position ?? cursor;
          hear(chat);
        },
      });
    },
    know(...ids: string[]): void {
      for (const id of ids) known.add(id);
    },
    hold(): void {
      waiting ??= [];
    },
    release(): void {
      const held = waiting ?? [];
      waiting = null;
      for (const chat of held) hear(chat);
    },
    tell: onHeard,
    stop(): void {
      followed?.stop.abort();
      followed = null;
    },
  };
}
