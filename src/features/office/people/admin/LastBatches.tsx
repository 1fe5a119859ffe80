import { Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import panel from '#ui/panel/panel.module.css';
import { UndoLine } from '#ui/panel/UndoLine.tsx';
import type { Batch } from '../contract/batches.ts';
import { undoMs } from '../rules/batches.ts';
import { LeftPeople } from './LeftPeople.tsx';
import type { Batches } from './useBatches.ts';

/** The latest batches, newest first, with the people they left unchanged. */
export function LastBatches({ last }: { last: Batches }) {
  if (last.batches.length === 0) return null;
  return (
    <Stack gap={6} mb="sm" className={panel.undoLines}>
      {last.batches.map((batch) => (
        <Line key={batch.id} batch={batch} last={last} />
      ))}
    </Stack>
  );
}

function Line({ batch, last }: { batch: Batch; last: Batches }) {
  const t = useTranslations('batches');
  const { id, kind, done, left } = batch;
  if (kind === 'selection') return null;
  return (
    <UndoLine
      text={done === 0 ? t(`${kind}.none`) : t(`${kind}.line`, { count: done })}
      undo={done === 0 ? null : t(kind === 'mail' ? 'mail.undo' : 'undo.button')}
      forMs={undoMs}
      isBusy={last.isBusy}
      onUndo={() => void last.undo(batch)}
      onEnd={() => last.forget(id)}
    >
      {left.length > 0 && (
        <details className={panel.more}>
          <Text component="summary" size="sm">
            {t('left.title', { count: left.length })}
          </Text>
          <LeftPeople left={left} />
        </details>
      )}
    </UndoLine>
  );
}
