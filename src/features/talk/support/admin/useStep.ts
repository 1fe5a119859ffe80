import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Endpoint, Input } from '#shared/contract.ts';
import { call } from '#ui/api.ts';
import { useFailureText } from '#ui/panel/failure.ts';
import { useToast } from '#ui/Toast.tsx';
import { inboxApi, type OpenConversation } from '../contract/inbox.ts';

/** A step of staff: its answer is shown at once; a refusal is shown, and its subject read again. */
export function useStep(id: string) {
  const client = useQueryClient();
  const toast = useToast();
  const failure = useFailureText();
  const [isBusy, setBusy] = useState(false);
  const key = [inboxApi.show.path, { id }];

  async function act<E extends Endpoint>(endpoint: E, input: Omit<Input<E>, 'id'>): Promise<boolean> {
    setBusy(true);
    try {
      const open = (await call(endpoint, { ...input, id } as Input<E>)) as OpenConversation;
      client.setQueryData(key, open);
      return true;
    } catch (error) {
      toast('error', `❌ ${failure(error)}`);
      void client.invalidateQueries({ queryKey: key });
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, act };
}
