import { VisuallyHidden } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useCall } from '#ui/panel/query.ts';
import { dashboardApi } from '../contract.ts';
import styles from './SectionTasks.module.css';

/** How many tasks wait in the lists at this address and below, in the menu and on tabs; nothing while none do. */
export function SectionTasks({ section }: { section: string }) {
  const t = useTranslations('staff.panel');
  const { data } = useCall(dashboardApi.tasks, {});
  const count = (data?.tasks ?? [])
    .filter(({ path }) => isWithin(path, section))
    .reduce((sum, { total }) => sum + total, 0);
  if (count === 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{t('waiting', { count })}</VisuallyHidden>
    </span>
  );
}

function isWithin(path: string, section: string): boolean {
  const [list = ''] = path.split('?');
  return list === section || list.startsWith(`${section}/`);
}
