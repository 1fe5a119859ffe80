import { Button, Center, Group, Loader, SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Filters } from '#ui/panel/Filters.tsx';
import { NextIcon, PreviousIcon } from '#ui/panel/icons.tsx';
import { Nothing } from '#ui/panel/Nothing.tsx';
import { Problem } from '#ui/panel/Problem.tsx';
import { useMay } from '#ui/panel/role.ts';
import { areKeysOn, useListKeys } from '#ui/panel/useListKeys.ts';
import { applicationPaths } from '../paths.ts';
import { type ApplicationStatus, applicationStatuses, canMove } from '../rules/states.ts';
import { Candidate } from './Candidate.tsx';
import styles from './CastingQueue.module.css';
import { type AskedDecision, DecisionDialog } from './DecisionDialog.tsx';
import { LastDecisions, useLastDecisions } from './LastDecisions.tsx';
import type { ApplicationsList } from './useApplications.ts';
import { useQueue } from './useQueue.ts';
import { useQueueKeys } from './useQueueKeys.ts';

type Queue = ReturnType<typeof useQueue>;

interface CastingQueueProps {
  list: ApplicationsList;
  /** Looks at the same search among the applications of every state. */
  onTable(): void;
}

/** Candidates one at a time, those who wait first: seen, decided, and the next one is there. */
export function CastingQueue({ list, onTable }: CastingQueueProps) {
  const t = useTranslations('applicationsPanel');
  const queue = useQueue(list);
  const { shown } = queue;
  const [asked, setAsked] = useState<AskedDecision | null>(null);
  const last = useLastDecisions(queue.show);
  useListKeys();
  useKeys({ queue, last, onDecide: setAsked });
  return (
    <>
      <Filters list={list} without={['status']} />
      <Group justify="space-between" gap="xs" mb="sm" className={styles.bar}>
        <SegmentedControl
          aria-label={t('list.columns.status')}
          data={applicationStatuses.map((value) => ({ value, label: t(`queue.states.${value}`) }))}
          value={list.values.status ?? 'new'}
          onChange={(value) =>
            list.change({ status: value === 'new' ? undefined : (value as ApplicationStatus) })
          }
        />
        <Steps queue={queue} />
      </Group>
      <LastDecisions last={last} />
      {shown ? (
        <Candidate profile={shown} onDecide={setAsked} />
      ) : (
        <NobodyShown list={list} onTable={onTable} />
      )}
      {shown && areKeysOn() && <Hints />}
      <DecisionDialog
        asked={asked}
        onClose={() => setAsked(null)}
        onDone={() =>
          asked && asked.status !== 'new' && last.add({ ...asked.profiles[0]!, status: asked.status })
        }
      />
    </>
  );
}

interface KeysOf {
  queue: Queue;
  last: ReturnType<typeof useLastDecisions>;
  onDecide(asked: AskedDecision): void;
}

function useKeys({ queue: { shown, next, previous }, last, onDecide }: KeysOf): void {
  const mayManage = useMay('applications.manage');
  const navigate = useNavigate();
  const { search } = useLocation();
  const newest = last.decisions[0];
  const ask = (status: ApplicationStatus) =>
    mayManage && shown && canMove(shown, status) ? () => onDecide({ status, profiles: [shown] }) : null;
  useQueueKeys({
    ArrowRight: next,
    ArrowLeft: previous,
    KeyA: ask('approved'),
    KeyR: ask('rejected'),
    KeyZ: newest ? () => void last.undo(newest.id) : null,
    Enter: shown
      ? () => void navigate(applicationPaths.one(shown.id) + search, { preventScrollReset: true })
      : null,
  });
}

function Steps({ queue: { shown, next, previous, position, total } }: { queue: Queue }) {
  const t = useTranslations('applicationsPanel.queue');
  if (!shown) return null;
  return (
    <Group gap="xs" wrap="nowrap" component="nav" aria-label={t('steps')} className={styles.steps}>
      <Button
        variant="default"
        px="sm"
        aria-label={t('previous')}
        title={t('previous')}
        disabled={!previous}
        onClick={() => previous?.()}
      >
        <PreviousIcon />
      </Button>
      <Text size="sm" role="status" className={styles.place}>
        {t('place', { position, total })}
      </Text>
      <Button
        variant="default"
        px="sm"
        aria-label={t('next')}
        title={t('next')}
        disabled={!next}
        onClick={() => next?.()}
      >
        <NextIcon />
      </Button>
    </Group>
  );
}

/** Keys work with a keyboard alone: a phone is spared the line. */
function Hints() {
  const t = useTranslations('applicationsPanel.queue');
  const mayManage = useMay('applications.manage');
  return (
    <Text size="sm" c="dimmed" mt="sm" className={styles.hints}>
      {t(mayManage ? 'keys' : 'keysToLook')}
    </Text>
  );
}

function NobodyShown({ list: { query, values, isNarrowed }, onTable }: CastingQueueProps) {
  const t = useTranslations('applicationsPanel');
  const inList = useTranslations('panel.list');
  const ui = useTranslations('ui');
  if (query.error && !query.isFetching)
    return <Problem error={query.error} onRetry={() => query.refetch()} />;
  if (!query.data)
    return (
      <Center py="xl" role="status" aria-label={ui('loading')}>
        <Loader aria-hidden />
      </Center>
    );
  if (query.data.counts.total === 0) return <Nothing title={t('list.empty')} hint={t('list.emptyHint')} />;
  if (isNarrowed)
    return (
      <Nothing title={inList('nothingFound')} hint={t('queue.nothingFoundHint')}>
        <Button variant="default" mt="sm" onClick={onTable}>
          {t('queue.everywhere')}
        </Button>
      </Nothing>
    );
  return <Nothing title={t(`queue.none.${values.status ?? 'new'}`)} hint={t('queue.noneHint')} />;
}
