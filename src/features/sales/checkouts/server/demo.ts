/** Unfinished checkouts of the demo's orders. */
import type { OrderRow } from '#features/sales/orders/server/orders.ts';
import type { TxContext } from '#server/context.ts';
import type { DemoRows } from '#server/demoPart.ts';
import type { CallState } from '../rules.ts';
import { noteCheckout, showCheckout } from './checkoutsForStaff.ts';
import { noticeUnfinished } from './noticeUnfinished.ts';
import * as store from './store.ts';

/** Does the scheduled job's part: lists the unfinished orders to be called. */
export function noticeInDemo(ctx: TxContext): Promise<void> {
  return noticeUnfinished(ctx, new AbortController().signal);
}

/** The member of staff has called a buyer who is on the list; one who has paid meanwhile is left alone. */
export async function callInDemo(
  ctx: TxContext,
  { order, state, note }: { order: OrderRow; state: CallState; note: string },
): Promise<void> {
  const id = await store.unfinishedOfOrder(ctx.db, order.id);
  if (id === undefined) return;
  const known = await showCheckout(ctx, { id });
  if (known.state === 'to_call') await noteCheckout(ctx, { id, version: known.version, state, note });
}

/** A buyer who has paid is not called any more. */
export async function winInDemo(ctx: TxContext, { course_id, email, user_id }: OrderRow): Promise<void> {
  if (course_id === null) return;
  const at = ctx.app.now().toISOString();
  await store.winOpenCalls(ctx.db, { courseId: course_id, email, userId: user_id, at });
}

export function removeDemoCheckouts(ctx: TxContext, { orderIds }: DemoRows): Promise<void> {
  return store.deleteUnfinishedOf(ctx.db, orderIds);
}
