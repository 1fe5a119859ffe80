import { Button, Group, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { MakeBackup } from '#features/office/backups/admin/MakeBackup.tsx';
import { useBackups } from '#features/office/backups/admin/useBackups.ts';
import { backupPaths } from '#features/office/backups/paths.ts';
import type { Endpoint, Input } from '#shared/contract.ts';
import { earliestDay, latestDay } from '#shared/dates.ts';
import { call } from '#ui/api.ts';
import { useFailureText } from '#ui/panel/failure.ts';
import { useMay } from '#ui/panel/role.ts';
import { useToast } from '#ui/Toast.tsx';
import { exportsApi } from '../contract.ts';
import { reportFormats } from '../rules.ts';
import styles from './Export.module.css';

/** Exports that take a while; a notice says when each is ready. */
export function Bulk() {
  const t = useTranslations('exportPanel');
  const mayArchive = useMay('data.export');
  const mayReport = useMay('financial_reports.view');
  const mayBackUp = useMay('system.settings');
  const { busy, begin } = useBegin();
  return (
    <>
      {mayArchive && (
        <div className={styles.row}>
          <span className={styles.name}>{t('archive')}</span>
          <Text size="sm" c="dimmed" className={styles.hint}>
            {t('archiveHint')}
          </Text>
          <Button
            loading={busy === 'archive'}
            disabled={busy !== null}
            onClick={() => void begin('archive', exportsApi.archive, {})}
          >
            {t('makeArchive')}
          </Button>
        </div>
      )}
      {mayReport && <ReportRow busy={busy} begin={begin} />}
      {mayBackUp && <BackupRow />}
    </>
  );
}

/** Backs up the database and the files; the system section lists the backups. */
function BackupRow() {
  const t = useTranslations('exportPanel');
  const { data } = useBackups();
  return (
    <div className={styles.row}>
      <span className={styles.name}>{t('backup')}</span>
      <Text size="sm" c="dimmed" className={styles.hint}>
        {t('backupHint')} <Link to={backupPaths.list}>{t('backups')}</Link>
      </Text>
      <MakeBackup data={data} />
    </div>
  );
}

function ReportRow({ busy, begin }: ReturnType<typeof useBegin>) {
  const t = useTranslations('exportPanel');
  const [days, setDays] = useState({ from: '', to: '' });
  const given = Object.fromEntries(Object.entries(days).filter(([, day]) => day !== ''));
  return (
    <div className={styles.row}>
      <span className={styles.name}>{t('report')}</span>
      <Text size="sm" c="dimmed" className={styles.hint}>
        {t('reportHint')}
      </Text>
      <Group gap={6} align="end">
        {(['from', 'to'] as const).map((end) => (
          <TextInput
            key={end}
            type="date"
            label={t(end)}
            value={days[end]}
            min={earliestDay}
            max={latestDay}
            onChange={({ currentTarget: { value } }) => setDays((current) => ({ ...current, [end]: value }))}
          />
        ))}
        {reportFormats.map((format) => (
          <Button
            key={format}
            variant="default"
            aria-label={`${t('report')}, ${format.toUpperCase()}`}
            loading={busy === format}
            disabled={busy !== null}
            onClick={() => void begin(format, exportsApi.report, { format, ...given })}
          >
            {format.toUpperCase()}
          </Button>
        ))}
      </Group>
    </div>
  );
}

function useBegin() {
  const t = useTranslations('exportPanel');
  const toast = useToast();
  const failureText = useFailureText();
  const client = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);
  const begin = async <E extends Endpoint>(name: string, endpoint: E, input: Input<E>) => {
    setBusy(name);
    try {
      await call(endpoint, input);
      toast('info', t('begun'));
      await client.invalidateQueries({ queryKey: [exportsApi.own.path] });
    } catch (error) {
      toast('error', t('failed', { reason: failureText(error, t('unknown')) }));
    } finally {
      setBusy(null);
    }
  };
  return { busy, begin };
}
