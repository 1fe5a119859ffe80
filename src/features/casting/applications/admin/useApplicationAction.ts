import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureText } from '#ui/panel/failure.ts';
import { useToast } from '#ui/Toast.tsx';
import { applicationsPanelApi } from '../contract/panel.ts';

/** Answers that are not what they were after a change. */
export const changedCalls = [
  applicationsPanelApi.show.path,
  applicationsPanelApi.list.path,
  applicationsPanelApi.photos.path,
];

/** Changes an application, says how it went, and reloads everything on the screen. */
export function useApplicationAction() {
  const t = useTranslations('applicationsPanel');
  const toast = useToast();
  const client = useQueryClient();
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  /** @returns whether it worked */
  async function act<T>(work: () => Promise<T>, done: (answer: T) => string): Promise<boolean> {
    setBusy(true);
    let isDone = false;
    try {
      const said = done(await work());
      if (said) toast('success', said);
      isDone = true;
    } catch (error) {
      toast('error', t('failed', { reason: failureText(error, t('unknown')) }));
    }
    for (const path of changedCalls) await client.invalidateQueries({ queryKey: [path] });
    setBusy(false);
    return isDone;
  }
  return { act, isBusy };
}
