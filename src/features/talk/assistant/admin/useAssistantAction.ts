import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Endpoint, Input } from '#shared/contract.ts';
import { call } from '#ui/api.ts';
import { useFailureText } from '#ui/panel/failure.ts';
import { useToast } from '#ui/Toast.tsx';
import { assistantApi } from '../contract.ts';

interface Words {
  done(): string;
  failed(reason: string): string;
}

/** Does something to an article or a question, says how it went, and shows the lists as they are now. */
export function useAssistantAction() {
  const client = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();
  const unknown = useTranslations('assistantPanel.details')('unknown');
  const [isBusy, setBusy] = useState(false);

  async function run<E extends Endpoint>(endpoint: E, input: Input<E>, words: Words): Promise<void> {
    setBusy(true);
    try {
      await call(endpoint, input);
      toast('success', words.done());
    } catch (error) {
      toast('error', words.failed(failureText(error, unknown)));
    } finally {
      setBusy(false);
      const { articles, article, unanswered } = assistantApi;
      for (const { path } of [articles, article, unanswered])
        await client.invalidateQueries({ queryKey: [path] });
    }
  }
  return { run, isBusy };
}
