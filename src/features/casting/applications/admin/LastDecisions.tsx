import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import { applicationsPanelApi } from '../contract/panel.ts';
import { undoMs } from '../rules/states.ts';
import { useApplicationAction } from './useApplicationAction.ts';

export interface LastDecision {
  id: string;
  fullName: string;
  status: 'approved' | 'rejected';
}

/**
 * Decisions of the last minute, newest first: each can be taken back until its mail leaves.
 * @param onUndone is told of who waits again
 */
export function useLastDecisions(onUndone: (id: string) => void) {
  const t = useTranslations('applicationsPanel.undo');
  const [decisions, setDecisions] = useState<readonly LastDecision[]>([]);
  const { act, isBusy } = useApplicationAction();
  const forget = (id: string) => setDecisions((current) => current.filter((each) => each.id !== id));
  async function undo(id: string) {
    const work = () => call(applicationsPanelApi.undo, { id });
    if (await act(work, () => t('done'))) onUndone(id);
    forget(id);
  }
  return {
    ...{ decisions, isBusy, undo, forget },
    add: (decision: LastDecision) =>
      setDecisions((current) => [decision, ...current.filter(({ id }) => id !== decision.id)]),
  };
}

export function LastDecisions({ last }: { last: ReturnType<typeof useLastDecisions> }) {
  if (last.decisions.length === 0) return null;
  return (
    <Stack gap={6} mb="sm">
      {last.decisions.map((decision, place) => (
        <Line key={decision.id} decision={decision} isNewest={place === 0} last={last} />
      ))}
    </Stack>
  );
}

interface LineProps {
  decision: LastDecision;
  /** The one that the key takes back. */
  isNewest: boolean;
  last: ReturnType<typeof useLastDecisions>;
}

function Line({ decision, isNewest, last }: LineProps) {
  const t = useTranslations('applicationsPanel');
  const { id, status, fullName } = decision;
  const { forget, undo, isBusy } = last;
  useEffect(() => {
    const timer = setTimeout(() => forget(id), undoMs);
    return () => clearTimeout(timer);
  }, [id]);
  return (
    <Paper withBorder px="sm" py={6} role="status">
      <Group justify="space-between" gap="xs">
        <Text size="sm">{t(`queue.${status}`, { name: fullName })}</Text>
        <Button size="sm" variant="default" loading={isBusy} onClick={() => void undo(id)}>
          {t('undo.button')}
          {isNewest && ' (Z)'}
        </Button>
      </Group>
    </Paper>
  );
}
