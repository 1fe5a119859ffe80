import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { download } from '#ui/download.ts';
import { useFailureText } from '#ui/panel/failure.ts';
import { useFormats } from '#ui/panel/formats.ts';
import { Nothing } from '#ui/panel/Nothing.tsx';
import { StateBadge } from '#ui/panel/StateBadge.tsx';
import { useToast } from '#ui/Toast.tsx';
import { type BackupSet, backupsApi } from '../contract.ts';
import styles from './Backups.module.css';
import { useSizes } from './useSizes.ts';

interface SetListProps {
  sets: readonly BackupSet[];
  onTest(set: BackupSet): void;
}

/** Newest first: few enough to be seen at once. */
export function SetList({ sets, onTest }: SetListProps) {
  const t = useTranslations('backups.sets');
  return (
    <Stack component="section" gap="xs" aria-label={t('title')}>
      <Title order={2} size="h4">
        {t('title')}
      </Title>
      {sets.length === 0 ? (
        <Nothing title={t('empty')} hint={t('emptyHint')} />
      ) : (
        <>
          <ul className={styles.list}>
            {sets.map((set) => (
              <li key={set.name}>
                <OneSet set={set} onTest={() => onTest(set)} />
              </li>
            ))}
          </ul>
          <Text size="sm" c="dimmed">
            {t('kept')}
          </Text>
        </>
      )}
    </Stack>
  );
}

function OneSet({ set, onTest }: { set: BackupSet; onTest(): void }) {
  const t = useTranslations('backups');
  const format = useFormats();
  const size = useSizes();
  const { rows, files } = set;
  return (
    <Group justify="space-between" gap="sm">
      <div>
        <Group gap="xs">
          <Text fw={500}>{format.time(set.made_at)}</Text>
          <StateBadge look="underWay">{t(`kinds.${set.kind}`)}</StateBadge>
          {set.key !== 'own' && <StateBadge look="untouched">{t(`sets.keys.${set.key}`)}</StateBadge>}
          {set.lacking > 0 && <StateBadge look="bad">{t('sets.lacking', { count: set.lacking })}</StateBadge>}
        </Group>
        <Text size="sm" c="dimmed">
          {t('sets.content', { rows, files, size: size(set.bytes) })}
        </Text>
      </div>
      <Group gap="xs">
        <Button variant="default" size="sm" onClick={onTest}>
          {t('test.open')}
        </Button>
        <Download name={set.name} />
      </Group>
    </Group>
  );
}

function Download({ name }: { name: string }) {
  const t = useTranslations('backups');
  const toast = useToast();
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await download(backupsApi.download, { name });
    } catch (error) {
      toast('error', t('downloadFailed', { reason: failureText(error, t('unknown')) }));
    }
    setBusy(false);
  };
  return (
    <Button variant="default" size="sm" loading={isBusy} onClick={save}>
      {t('download')}
    </Button>
  );
}
