import type { TxContext } from '#server/context.ts';
import type { HistoryEvent } from '../rules/states.ts';
import * as store from './store.ts';

/** Adds to the history of an application that the caller holds, or has just made. */
export async function remember(
  ctx: TxContext,
  application: Pick<store.ApplicationRow, 'id' | 'status'>,
  { event, details = null }: { event: HistoryEvent; details?: string | null },
): Promise<void> {
  const { id: application_id, status } = application;
  await store.history.write(ctx, { application_id, status, event, details });
}
