/** A look at an order, a reload and another talk lose nothing of what staff have typed. */
import { kept } from '#shared/storageKeys.ts';
import { useKept } from '#ui/useKept.ts';

interface Unsent {
  /** Kept with the text, which was meant for the visitor or for colleagues alone. */
  kind: 'answer' | 'note';
  text: string;
  /** The number under which exactly this was sent, and may have arrived; absent before. */
  id?: string | undefined;
}

const nothing: Unsent = { kind: 'answer', text: '' };
const isNothing = ({ text }: Unsent) => text === '';

export function useUnsent(conversationId: string) {
  return useKept(`${kept.unsentAnswer}_${conversationId}`, nothing, isNothing);
}
