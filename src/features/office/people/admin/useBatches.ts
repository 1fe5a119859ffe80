import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAction } from '#ui/panel/useAction.ts';
import type { Outcome } from '#ui/panel/useOutcome.ts';
import { type Batch, batchesApi } from '../contract/batches.ts';
import { staffApi } from '../contract/list.ts';
import type { BatchKind } from '../rules/batches.ts';

/** Answers that are not what they were after something was done to people. */
export const changedByPeople = [staffApi.listUsers.path, staffApi.showUser.path, batchesApi.reach.path];

/**
 * Batches that were just done: their outcome, and the way to take them back.
 * @param also paths of more calls whose answers such a batch changes
 */
export function useBatches(also: readonly string[] = []) {
  const changes = [...changedByPeople, ...also];
  const t = useTranslations('batches');
  const unknown = useTranslations('people')('failed');
  const client = useQueryClient();
  const [batches, setBatches] = useState<readonly Batch[]>([]);
  const { run, isBusy } = useAction(changes, unknown);
  const forget = (id: string) => setBatches((current) => current.filter((batch) => batch.id !== id));
  async function undo({ id }: Batch) {
    const undone = await run(
      batchesApi.undo,
      { id },
      {
        done: ({ undone, kept }) => t(kept > 0 ? 'undo.partly' : 'undo.done', { undone, kept }),
        failed: (reason) => t('undo.failed', { reason }),
      },
    );
    if (undone) forget(id);
  }
  async function add(batch: Batch) {
    setBatches((current) => [batch, ...current.filter(({ id }) => id !== batch.id)]);
    for (const path of changes) await client.invalidateQueries({ queryKey: [path] });
  }
  return { batches, isBusy, add, undo, forget };
}
export type Batches = ReturnType<typeof useBatches>;

/** Words about a finished batch: one that applied to nobody failed, and says why. */
export function useBatchWords(kind: Exclude<BatchKind, 'selection'>) {
  const t = useTranslations('batches');
  const reasons = (left: Batch['left']) =>
    [...Map.groupBy(left, ({ why }) => why)]
      .map(([why, people]) => t('left.some', { why: t(`left.${why}`), count: people.length }))
      .join(', ');
  return {
    done: (batch: Batch | null): Outcome =>
      !batch || batch.done > 0
        ? t(`${kind}.done`, { count: batch?.done ?? 0 })
        : { failure: t('left.nobody', { outcome: t(`${kind}.none`), reasons: reasons(batch.left) }) },
    failed: (reason: string) => t(`${kind}.failed`, { reason }),
  };
}
