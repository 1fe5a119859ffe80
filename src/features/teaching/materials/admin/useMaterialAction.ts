import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { coursesPanelApi } from '#features/teaching/courses/contract/panel.ts';
import type { Endpoint, Input } from '#shared/contract.ts';
import { call } from '#ui/api.ts';
import { useFailureText } from '#ui/panel/failure.ts';
import { useToast } from '#ui/Toast.tsx';
import { materialsPanelApi } from '../contract.ts';

/** Does something to materials, says how it went, and shows them as they are now. @returns whether it was done */
export function useMaterialAction() {
  const t = useTranslations('materialsPanel');
  const client = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();
  return async <E extends Endpoint>(endpoint: E, input: Input<E>, done?: string): Promise<boolean> => {
    let isDone = true;
    try {
      await call(endpoint, input);
      if (done) toast('success', done);
    } catch (error) {
      isDone = false;
      toast('error', t('failed', { reason: failureText(error, t('unknown')) }));
    }
    for (const path of [materialsPanelApi.list.path, coursesPanelApi.list.path])
      await client.invalidateQueries({ queryKey: [path] });
    return isDone;
  };
}
