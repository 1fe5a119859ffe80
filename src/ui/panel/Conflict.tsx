import { Alert, Button, Group } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { AlertIcon } from './icons.tsx';

interface ConflictProps {
  /** Drops what stands in the form and shows what is on the server. */
  onTakeTheirs(): void;
  /** Keeps what stands in the form: the next saving replaces what is on the server. */
  onKeepMine(): void;
}

/**
 * Somebody saved meanwhile. Nothing was overwritten, and nothing typed is lost; which one stays is a
 * decision.
 */
export function Conflict({ onTakeTheirs, onKeepMine }: ConflictProps) {
  const t = useTranslations('panel.edit');
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Alert
      ref={ref}
      tabIndex={-1}
      color="bad"
      icon={<AlertIcon />}
      title={t('conflictTitle')}
      role="alert"
      mb="md"
    >
      <p>{t('conflictText')}</p>
      <Group gap="sm" mt="sm">
        <Button size="sm" onClick={onTakeTheirs}>
          {t('takeTheirs')}
        </Button>
        <Button size="sm" variant="default" onClick={onKeepMine}>
          {t('keepMine')}
        </Button>
      </Group>
    </Alert>
  );
}
