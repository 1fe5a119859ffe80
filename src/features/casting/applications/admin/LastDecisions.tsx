import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import panel from '#ui/panel/panel.module.css';
import { UndoLine } from '#ui/panel/UndoLine.tsx';
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
 * @param onUndone gets the one that waits again
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
    <Stack gap={6} mb="sm" className={panel.undoLines}>
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
  return (
    <UndoLine
      text={t(`queue.${status}`, { name: fullName })}
      undo={`${t('undo.button')}${isNewest ? ' (Z)' : ''}`}
      forMs={undoMs}
      isBusy={last.isBusy}
      onUndo={() => void last.undo(id)}
      onEnd={() => last.forget(id)}
    />
  );
}
