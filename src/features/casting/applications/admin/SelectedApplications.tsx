import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { SelectedBar } from '#ui/panel/SelectedBar.tsx';
import type { ListedApplication } from '../listing.ts';
import type { AskedDecision } from './DecisionDialog.tsx';

interface SelectedApplicationsProps {
  chosen: readonly ListedApplication[];
  onDecide(asked: AskedDecision): void;
  onClear(): void;
}

/** One decision for all that are ticked; there while any is. */
export function SelectedApplications({ chosen, onDecide, onClear }: SelectedApplicationsProps) {
  const t = useTranslations('applicationsPanel');
  if (chosen.length === 0) return null;
  return (
    <SelectedBar text={t('selected', { count: chosen.length })} onClear={onClear}>
      <Button size="sm" onClick={() => onDecide({ status: 'approved', profiles: chosen })}>
        {t('approve.many')}
      </Button>
      <Button
        size="sm"
        variant="default"
        c="bad"
        onClick={() => onDecide({ status: 'rejected', profiles: chosen })}
      >
        {t('reject.many')}
      </Button>
    </SelectedBar>
  );
}
