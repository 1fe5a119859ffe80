import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { coursesPanelApi } from '#features/teaching/courses/contract/panel.ts';
import type { Endpoint, Input, Output } from '#shared/contract.ts';
import { call } from '#ui/api.ts';
import { useToast } from '#ui/Toast.tsx';
import { lessonsApi } from '../contract/lessons.ts';

interface Words<E extends Endpoint> {
  done: string;
  failed(error: unknown): string;
  after?(answer: Output<E>): void;
}

/** Does something to lessons, says how it went, and shows the list as it is now. */
export function useLessonCall() {
  const client = useQueryClient();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);

  async function run<E extends Endpoint>(endpoint: E, input: Input<E>, words: Words<E>): Promise<void> {
    setBusy(true);
    try {
      const answer = await call(endpoint, input);
      toast('success', words.done);
      words.after?.(answer);
    } catch (error) {
      toast('error', words.failed(error));
    } finally {
      // Also after a refusal: somebody else may have changed the list.
      for (const path of [lessonsApi.list.path, coursesPanelApi.list.path])
        await client.invalidateQueries({ queryKey: [path] });
      setBusy(false);
    }
  }
  return { run, isBusy };
}
