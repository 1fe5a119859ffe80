import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Endpoint, Input, Output } from '#shared/contract.ts';
import { call } from '#ui/api.ts';
import { useFailureText } from '#ui/failure.ts';
import { useToast } from '#ui/Toast.tsx';
import { coursesPanelApi } from '../contract/panel.ts';

interface Words<T> {
  done(answer: T): string;
  failed(reason: string): string;
}

/** Does something to courses, says how it went, and shows them as they are now. */
export function useCourseAction() {
  const client = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();
  const unknown = useTranslations('coursesPanel')('unknown');
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
      toast('success', words.done(answer));
      return answer;
    } catch (error) {
      toast('error', words.failed(failureText(error, unknown)));
      return null;
    } finally {
      setBusy(false);
      await client.invalidateQueries({ queryKey: [coursesPanelApi.list.path] });
    }
  }
  return { run, isBusy };
}

/** Tells whatever listens in this browser that prices or courses are not what they were. */
export function sayCoursesUpdated(): void {
  window.dispatchEvent(new CustomEvent('coursesUpdated'));
}
