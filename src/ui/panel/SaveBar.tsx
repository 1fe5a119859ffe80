import { Button, Group, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import styles from './edit.module.css';
import { LeaveGuard } from './LeaveGuard.tsx';

interface SaveBarProps {
  isDirty: boolean;
  isBusy: boolean;
  label?: string;
}

/** The end of every form: always in sight, it says whether anything waits to be saved. */
export function SaveBar({ isDirty, isBusy, label }: SaveBarProps) {
  const t = useTranslations('panel.edit');
  return (
    <Group className={styles.saveBar} gap="sm">
      {isDirty && <LeaveGuard />}
      <Button type="submit" loading={isBusy} disabled={!isDirty}>
        {label ?? t('save')}
      </Button>
      <Text size="sm" c="dimmed" role="status" className={styles.state}>
        {t(isDirty ? 'unsaved' : 'nothingToSave')}
      </Text>
    </Group>
  );
}
