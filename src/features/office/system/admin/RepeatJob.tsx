import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useAction } from '#ui/panel/useAction.ts';
import { systemApi } from '../contract.ts';

interface RepeatJobProps {
  id: string;
  /** Paths of calls whose answers are not what they were afterwards. */
  changes: readonly string[];
  /** For screen readers, where several stand on one screen. */
  label?: string;
  children: ReactNode;
}

export function RepeatJob({ id, changes, label, children }: RepeatJobProps) {
  const t = useTranslations('jobs');
  const { run, isBusy } = useAction(changes, t('unknown'));
  const repeat = () =>
    run(
      systemApi.repeatJob,
      { id },
      { done: () => t('queued'), failed: (reason) => t('failed', { reason }) },
    );
  return (
    <Button
      variant="default"
      size="xs"
      loading={isBusy}
      onClick={repeat}
      {...(label && { 'aria-label': label })}
    >
      {children}
    </Button>
  );
}
