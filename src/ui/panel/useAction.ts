import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Endpoint, Input, Output } from '#shared/contract.ts';
import { call } from '#ui/api.ts';
import { useFailureText } from '#ui/panel/failure.ts';
import { useToast } from '#ui/Toast.tsx';
import { type Outcome, useOutcome } from './useOutcome.ts';

interface Words<T> {
  done(answer: T): Outcome;
  failed(reason: string): string;
}

/**
 * Does something, says how it went, and shows what it has changed.
 * @param changes paths of calls whose answers are not what they were
 * @param unknown the reason where the server gives none
 */
export function useAction(changes: readonly string[], unknown: string) {
  const client = useQueryClient();
  const toast = useToast();
  const say = useOutcome();
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);

  /** Null when it was refused. */
  async function run<E extends Endpoint>(
    endpoint: E,
    input: Input<E>,
    words: Words<Output<E>>,
  ): Promise<Output<E> | null> {
    setBusy(true);
    try {
      const answer = await call(endpoint, input);
      say(words.done(answer));
      return answer;
    } catch (error) {
      toast('error', words.failed(failureText(error, unknown)));
      return null;
    } finally {
      setBusy(false);
      for (const path of changes) await client.invalidateQueries({ queryKey: [path] });
    }
  }
  return { run, isBusy };
}
