import { Button, Group, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { ListedApplication } from '../listing.ts';
import styles from './Applications.module.css';
import type { AskedDecision } from './DecisionDialog.tsx';

interface SelectedBarProps {
  chosen: readonly ListedApplication[];
  onDecide(asked: AskedDecision): void;
  onClear(): void;
}

/** One decision for all that are ticked; there while any is, at the foot of the screen however long the list. */
export function SelectedBar({ chosen, onDecide, onClear }: SelectedBarProps) {
  const t = useTranslations('applicationsPanel');
  if (chosen.length === 0) return null;
  return (
    <Group gap="sm" className={styles.selected}>
      <Text role="status" fw={500}>
        {t('selected', { count: chosen.length })}
      </Text>
      <Button size="compact-sm" variant="subtle" className={styles.clear} onClick={onClear}>
        {t('clear')}
      </Button>
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
    </Group>
  );
}
