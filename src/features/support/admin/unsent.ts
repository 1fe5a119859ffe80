/** What staff have typed and not sent: a look at an order, a reload and another talk lose nothing of it. */
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { kept } from '#shared/storageKeys.ts';

interface Unsent {
  /** Kept with the text, which was meant for the visitor or for colleagues alone. */
  kind: 'answer' | 'note';
  text: string;
}

const nothing: Unsent = { kind: 'answer', text: '' };

/** Kept in this tab until it is sent. */
export function useUnsent(conversationId: string): [Unsent, Dispatch<SetStateAction<Unsent>>] {
  const [unsent, setUnsent] = useState(() => keptOf(conversationId));
  useEffect(() => keep(conversationId, unsent), [conversationId, unsent]);
  return [unsent, setUnsent];
}

function keptOf(conversationId: string): Unsent {
  const key = `${kept.unsentAnswer}_${conversationId}`;
  try {
    return { ...nothing, ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Unsent>) };
  } catch {
    return nothing;
  }
}

function keep(conversationId: string, unsent: Unsent): void {
  const key = `${kept.unsentAnswer}_${conversationId}`;
  try {
    if (unsent.text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(unsent));
  } catch {
    // A browser that stores nothing: the text lives as long as the page.
  }
}
