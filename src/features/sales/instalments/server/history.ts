/** Moves of instalment plans: each is compared and set, recorded and published. */
import type { TxContext } from '#server/context.ts';
import { publish } from '#server/outbox/queue.ts';
import { instalmentMoved } from '../contract/instalments.ts';
import { canMove, type HistoryReason, type InstalmentState } from '../rules/states.ts';
import * as store from './store.ts';

type Change = Omit<Parameters<typeof store.changeInstalment>[2], 'state'>;

export interface Move {
  to: InstalmentState;
  reason: HistoryReason;
  /** Words that go with the reason, such as a bank's name. */
  details?: string | null;
  change?: Change;
}

/** Moves one that the caller holds, where the table of moves allows it. @returns whether this call did */
export async function moveInstalment(
  ctx: TxContext,
  instalment: store.InstalmentRow,
  { to, reason, details = null, change = {} }: Move,
): Promise<boolean> {
  const { id, state } = instalment;
  if (!canMove(state, to)) return false;
  const isFirst = await store.moveInstalment(ctx.db, { id, from: state, change: { ...change, state: to } });
  if (!isFirst) return false;
  await remember(ctx, { instalmentId: id, state: to, reason, details });
  await publish(ctx, instalmentMoved, { instalmentId: id, state: to });
  return true;
}

interface Entry {
  instalmentId: string;
  state: InstalmentState;
  reason: HistoryReason;
  details?: string | null;
}

/** Adds to the history of an instalment plan that the caller holds. */
export async function remember(ctx: TxContext, entry: Entry): Promise<void> {
  const { instalmentId: instalment_id, state, reason, details = null } = entry;
  await store.history.write(ctx, { instalment_id, state, reason, details });
}
