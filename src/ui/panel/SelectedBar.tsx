import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './panel.module.css';

interface SelectedBarProps {
  /** Says how many rows are ticked. */
  text: string;
  onClear(): void;
  /** Actions on all of them. */
  children: ReactNode;
}

/** Actions on all rows that are ticked, at the foot of the screen however long the list. */
export function SelectedBar({ text, onClear, children }: SelectedBarProps) {
  const t = useTranslations('panel.list');
  return (
    <Group gap="sm" className={styles.selected}>
      <Text role="status" fw={500}>
        {text}
      </Text>
      <Button size="compact-sm" variant="subtle" onClick={onClear}>
        {t('clearChoice')}
      </Button>
      <div className={styles.selectedActions}>{children}</div>
    </Group>
  );
}
