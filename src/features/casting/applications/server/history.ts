import type { TxContext } from '#server/context.ts';
import { newId } from '#server/tokens.ts';
import type { HistoryEvent } from '../rules/states.ts';
import * as store from './store.ts';

/** Adds to the history of an application that the caller holds, or has just made. */
export async function remember(
  ctx: TxContext,
  application: Pick<store.ApplicationRow, 'id' | 'status'>,
  event: HistoryEvent,
  details: string | null = null,
): Promise<void> {
  await store.insertHistory(ctx.db, {
    id: newId(),
    application_id: application.id,
    status: application.status,
    event,
    details,
    actor_id: ctx.actor.kind === 'member' ? ctx.actor.id : null,
    created_at: ctx.app.now().toISOString(),
  });
}
