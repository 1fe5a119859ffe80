import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './edit.module.css';

interface SaveBarProps {
  isDirty: boolean;
  isBusy: boolean;
  label?: string | undefined;
  /** Beside what has a main action of its own. */
  isSecondary?: boolean;
  /** Further buttons. */
  children?: ReactNode;
}

/** The end of every form: always visible, shows whether there are unsaved changes. */
export function SaveBar({ isDirty, isBusy, label, isSecondary = false, children }: SaveBarProps) {
  const t = useTranslations('panel.edit');
  return (
    <Group className={styles.saveBar} gap="sm">
      <Button type="submit" variant={isSecondary ? 'default' : 'filled'} loading={isBusy} disabled={!isDirty}>
        {label ?? t('save')}
      </Button>
      {children}
      <Text size="sm" c="dimmed" role="status" className={styles.state}>
        {t(isDirty ? 'unsaved' : 'nothingToSave')}
      </Text>
    </Group>
  );
}
