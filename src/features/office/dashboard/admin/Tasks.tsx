import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useFormatter, useNow, useTranslations } from 'use-intl';
import { RepeatJob } from '#features/office/system/admin/RepeatJob.tsx';
import { minute } from '#shared/dates.ts';
import { DrawerLink } from '#ui/panel/DrawerLink.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import { Nothing } from '#ui/panel/Nothing.tsx';
import { dashboardApi, type OpenKind, type OpenTask } from '../contract.ts';
import styles from './Dashboard.module.css';

/** Open tasks by kind: the oldest of each, with its age, its holder and its action. */
export function Tasks({ kinds }: { kinds: readonly OpenKind[] }) {
  const t = useTranslations('dashboardPanel.tasks');
  const title = useTranslations('taskKinds.title');
  if (kinds.length === 0) return <Nothing title={t('nothing')} hint={t('nothingHint')} />;
  return kinds.map(({ kind, path, total, oldest }) => (
    <section key={kind} className={styles.kind} aria-labelledby={`kind-${kind}`}>
      <header>
        <h3 id={`kind-${kind}`}>{title(kind as Parameters<typeof title>[0])}</h3>
        <Link to={path}>{t('all', { count: total })}</Link>
      </header>
      <ul>
        {oldest.map((task) => (
          <Task key={task.id} kind={kind} task={task} />
        ))}
      </ul>
    </section>
  ));
}

function Task({ kind, task }: { kind: string; task: OpenTask }) {
  const t = useTranslations('dashboardPanel.tasks');
  const act = useTranslations('taskKinds.act');
  const relative = useFormatter();
  const now = useNow({ updateInterval: minute });
  const format = useFormats();
  const verb = act(kind as Parameters<typeof act>[0]);
  return (
    <li>
      <span className={styles.subject}>{task.subject}</span>
      <span className={styles.waits}>
        <time dateTime={task.since} title={format.time(task.since)}>
          {relative.relativeTime(new Date(task.since), now)}
        </time>
        {task.holder && <span>{t('holder', { name: task.holder })}</span>}
      </span>
      {kind === 'job_failed' ? (
        <RepeatJob id={task.id} changes={[dashboardApi.tasks.path]}>
          {verb}
        </RepeatJob>
      ) : (
        <Button
          component={DrawerLink}
          to={task.path}
          variant="default"
          size="xs"
          aria-label={`${verb}: ${task.subject}`}
        >
          {verb}
        </Button>
      )}
    </li>
  );
}
