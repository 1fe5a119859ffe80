import { useTranslations } from 'use-intl';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { useCall } from '#ui/panel/query.ts';
import { dashboardApi } from '../contract.ts';
import { Counts } from './Counts.tsx';
import styles from './Dashboard.module.css';
import { Money } from './Money.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { Tasks } from './Tasks.tsx';

export default function DashboardPage() {
  const t = useTranslations('dashboardPanel');
  const tasks = useCall(dashboardApi.tasks, {});
  const figures = useCall(dashboardApi.show, {});
  return (
    <>
      <PageHeader title={t('title')} />
      <div className={styles.page}>
        <section className={styles.tasks} aria-labelledby="tasks">
          <h2 id="tasks">{t('tasks.title')}</h2>
          <QueryState query={tasks}>{({ tasks }) => <Tasks kinds={tasks} />}</QueryState>
        </section>
        <div className={styles.aside}>
          <QueryState query={figures}>
            {({ counts, money }) => (
              <>
                {money && <Money days={money} />}
                <Counts counts={counts} />
              </>
            )}
          </QueryState>
          <Shortcuts />
        </div>
      </div>
    </>
  );
}
