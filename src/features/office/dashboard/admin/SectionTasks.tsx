import { VisuallyHidden } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useCall } from '#ui/panel/query.ts';
import { dashboardApi } from '../contract.ts';
import styles from './SectionTasks.module.css';

/** How many tasks wait in the lists at this address and below, in the menu; nothing while none do. */
export function SectionTasks({ section }: { section: string }) {
  return <Tasks isMeant={(list) => list === section || list.startsWith(`${section}/`)} />;
}

/** How many wait in this list alone, on its tab. */
export function PartTasks({ part }: { part: string }) {
  return <Tasks isMeant={(list) => list === part} />;
}

function Tasks({ isMeant }: { isMeant(list: string): boolean }) {
  const t = useTranslations('staff.panel');
  const { data } = useCall(dashboardApi.tasks, {});
  const count = (data?.tasks ?? [])
    .filter(({ path }) => isMeant(path.split('?')[0]!))
    .reduce((sum, { total }) => sum + total, 0);
  if (count === 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{t('waiting', { count })}</VisuallyHidden>
    </span>
  );
}
