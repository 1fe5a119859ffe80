import { Button, Checkbox, Group } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { userPaths } from '#features/accounts/account/paths.ts';
import { type Me, signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { BatchActions } from '#features/office/people/admin/BatchActions.tsx';
import { LastBatches } from '#features/office/people/admin/LastBatches.tsx';
import { useBatches } from '#features/office/people/admin/useBatches.ts';
import type { Output } from '#shared/contract.ts';
import { useFormats } from '#ui/panel/formats.ts';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { useCall } from '#ui/panel/query.ts';
import { analyticsApi, stuckNames } from '../contract.ts';
import styles from './Analytics.module.css';

/** Students who have a course and do not learn. Their curators write to them from here. */
export function Stuck() {
  const t = useTranslations('analyticsPanel.stuck');
  const me = useCall(signInApi.me, {}).data;
  return (
    <section aria-labelledby="stuck">
      <h2 id="stuck">{t('title')}</h2>
      <div className={styles.columns}>
        {me && stuckNames.map((kind) => <Kind key={kind} kind={kind} me={me} />)}
      </div>
    </section>
  );
}

function Kind({ kind, me }: { kind: (typeof stuckNames)[number]; me: Me }) {
  const query = useCall(analyticsApi.stuck, { kind });
  return <QueryState query={query}>{(found) => <Students {...found} kind={kind} me={me} />}</QueryState>;
}

type StudentsProps = Output<typeof analyticsApi.stuck> & { kind: (typeof stuckNames)[number]; me: Me };

const shownFirst = 8;
/** The lists themselves show who was written to. */
const changed = [analyticsApi.stuck.path];

function Students({ kind, days, students, me }: StudentsProps) {
  const t = useTranslations('analyticsPanel.stuck');
  const format = useFormats();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isWhole, setWhole] = useState(false);
  const last = useBatches(changed);
  const ids = [...new Set(students.map(({ id }) => id))];
  const toggle = (id: string) =>
    setChosen((all) => (all.includes(id) ? all.filter((one) => one !== id) : [...all, id]));
  return (
    <section aria-labelledby={`stuck-${kind}`}>
      <h3 id={`stuck-${kind}`}>{t(kind, { days })}</h3>
      <p className={styles.hint}>{students.length === 0 ? t('nobody') : t('count', { count: ids.length })}</p>
      <LastBatches last={last} />
      <ul className={styles.people}>
        {students
          .slice(0, isWhole ? undefined : shownFirst)
          .map(({ id, name, email, course, since, written_at }) => (
            <li key={`${id} ${course}`}>
              <Checkbox
                aria-label={name || email}
                checked={chosen.includes(id)}
                onChange={() => toggle(id)}
              />
              <Link to={userPaths.one(id)}>{name || email}</Link>
              <span>
                {course} · {t('since', { day: format.dayOf(since) })}
                {written_at && ` · ${t('written', { day: format.dayOf(written_at) })}`}
              </span>
            </li>
          ))}
      </ul>
      <Group gap="xs">
        {students.length > shownFirst && !isWhole && (
          <Button size="sm" variant="subtle" onClick={() => setWhole(true)}>
            {t('more')}
          </Button>
        )}
        {ids.length > 0 && chosen.length < ids.length && (
          <Button size="sm" variant="default" onClick={() => setChosen(ids)}>
            {t('choose')}
          </Button>
        )}
        {chosen.length > 0 && (
          <>
            <span role="status">{t('chosen', { count: chosen.length })}</span>
            <BatchActions
              me={me}
              ids={chosen}
              mailAbout="study"
              onDone={(batch) => {
                setChosen([]);
                void last.add(batch);
              }}
            />
          </>
        )}
      </Group>
    </section>
  );
}
