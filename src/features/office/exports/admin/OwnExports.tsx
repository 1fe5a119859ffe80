import { Button, Group, Progress, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { download } from '#ui/download.ts';
import { useFailureText } from '#ui/panel/failure.ts';
import { useFormats } from '#ui/panel/formats.ts';
import { useAction } from '#ui/panel/useAction.ts';
import { useToast } from '#ui/Toast.tsx';
import { exportsApi, type MadeExport } from '../contract.ts';
import { isUnderWay } from '../rules.ts';
import styles from './Export.module.css';
import { useExportName } from './useExportName.ts';
import { useOwnExports } from './useOwnExports.ts';

export function OwnExports() {
  const t = useTranslations('exportPanel');
  const { data } = useOwnExports();
  if (!data) return null;
  if (data.exports.length === 0) return <Text size="sm">{t('none')}</Text>;
  return (
    <ul className={styles.list}>
      {data.exports.map((made) => (
        <Row key={made.id} made={made} />
      ))}
    </ul>
  );
}

function Row({ made }: { made: MadeExport }) {
  const formats = useFormats();
  const nameOf = useExportName();
  return (
    <li className={styles.row}>
      <span className={styles.name}>{`${nameOf(made)}, ${made.format.toUpperCase()}`}</span>
      <Text size="sm" c="dimmed">
        {formats.time(made.created_at)}
      </Text>
      <div className={styles.hint}>
        <State made={made} />
      </div>
      <Actions made={made} />
    </li>
  );
}

function State({ made }: { made: MadeExport }) {
  const t = useTranslations('exportPanel');
  const formats = useFormats();
  const { state, rows_done: done, rows_total: total, expires_at } = made;
  if (state === 'running' && total > 0)
    return (
      <>
        <Text size="sm">{t('progress', { done, total })}</Text>
        <Progress value={(100 * done) / total} aria-label={t('states.running')} />
      </>
    );
  const isReady = canFetch(made);
  const until = isReady && formats.time(expires_at!);
  return (
    <Text size="sm">
      {t(`states.${state === 'done' && !isReady ? 'expired' : state}`)}
      {until && `, ${t('until', { at: until })}`}
    </Text>
  );
}

function canFetch({ state, expires_at }: MadeExport): boolean {
  return state === 'done' && expires_at !== null && Date.parse(expires_at) > Date.now();
}

function Actions({ made }: { made: MadeExport }) {
  const t = useTranslations('exportPanel');
  const { run, isBusy } = useAction([exportsApi.own.path], t('unknown'));
  const { isSaving, save } = useSave(made.id);
  const removed = { done: () => t('removed'), failed: (reason: string) => t('notRemoved', { reason }) };
  return (
    <Group gap={6} wrap="nowrap">
      {canFetch(made) && (
        <Button size="sm" variant="default" loading={isSaving} onClick={() => void save()}>
          {t('download')}
        </Button>
      )}
      <Button
        size="sm"
        variant="subtle"
        loading={isBusy}
        onClick={() => void run(exportsApi.remove, { id: made.id }, removed)}
      >
        {t(isUnderWay(made.state) ? 'cancel' : 'remove')}
      </Button>
    </Group>
  );
}

function useSave(id: string) {
  const t = useTranslations('exportPanel');
  const toast = useToast();
  const failureText = useFailureText();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      await download(exportsApi.file, { id });
      toast('success', t('downloaded'));
    } catch (error) {
      toast('error', t('notDownloaded', { reason: failureText(error, t('unknown')) }));
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, save };
}
