import { useTranslations } from 'use-intl';
import { Facts } from '#ui/panel/Facts.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import type { Overview } from '../contract/machine.ts';
import { useUnits } from './units.ts';

/** How the machine is, each figure with its unit. */
export function Statistics({ overview }: { overview: Overview }) {
  const t = useTranslations('systemPanel.statistics');
  const format = useFormats();
  const units = useUnits();
  const { versions, disk, jobs, answers, backup } = overview;
  const failures = answers.answered === 0 ? 0 : (100 * answers.failed) / answers.answered;
  const used = units.bytes(overview.memory_bytes);
  const lastBackup = ({ at, is_ahead }: NonNullable<typeof backup>) =>
    at === null ? t('noBackup') : is_ahead ? t('backupAhead', { at: format.time(at) }) : format.time(at);
  return (
    <Facts
      facts={[
        [t('podium'), versions.podium],
        [t('node'), versions.node],
        [t('database'), versions.database],
        [t('mode'), t(`modes.${overview.mode}`)],
        [t('uptime'), units.time(overview.uptime_seconds)],
        [t('memory'), t('memoryOf', { used, total: units.bytes(overview.machine_memory_bytes) })],
        [
          t('disk'),
          disk && t('memoryOf', { used: units.bytes(disk.free_bytes), total: units.bytes(disk.total_bytes) }),
        ],
        [t('databaseSize'), units.bytes(overview.database_bytes)],
        [t('logs'), units.bytes(overview.log_bytes)],
        [t('queue'), t('queueOf', jobs)],
        [t('errors'), t('errorsOf', { ...answers, percent: format.count(Math.round(failures * 10) / 10) })],
        [t('backup'), backup && lastBackup(backup)],
      ]}
    />
  );
}
