import { Button, Group, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { ModelProfile } from '../listing.ts';
import type { AskedDecision } from './DecisionDialog.tsx';
import styles from './ModelProfiles.module.css';

interface SelectedBarProps {
  chosen: readonly ModelProfile[];
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
