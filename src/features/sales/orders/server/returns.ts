/** Money that goes back to a buyer, as the order counts it. The caller holds the order. */

import type { TxContext } from '#server/context.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { paidStates, revenueStates } from '#shared/orderStates.ts';
import { leftToReturn } from '../rules.ts';
import type { OrderReason } from './orderReason.ts';
import { moveOrder, type OrderRow } from './orders.ts';
import * as store from './store.ts';

/** Paid orders of an account, newest first; refunded ones too. */
export function paidOrdersOf(db: Db, userId: string): Promise<OrderRow[]> {
  return store.ordersOf(db, userId, paidStates);
}

/** Orders whose money has to go back and nobody has sent yet, the longest waiting first. */
export function refundsDue(db: Db, limit: number): Promise<OrderRow[]> {
  return store.ordersDue(db, revenueStates, limit);
}

/** Sets money of a paid order aside for a refund. False where less than that is left. */
export async function setAside(tx: Tx, order: OrderRow, kopecks: number): Promise<boolean> {
  if (!revenueStates.includes(order.status) || kopecks > leftToReturn(order)) return false;
  await store.changeOrder(tx, order.id, { returning_kopecks: order.returning_kopecks + kopecks });
  return true;
}

/** The refund did not happen: what was set aside for it may be sent another time. */
export function takeBackAside(tx: Tx, order: OrderRow, kopecks: number): Promise<void> {
  return store.changeOrder(tx, order.id, { returning_kopecks: order.returning_kopecks - kopecks });
}

interface Return {
  kopecks: number;
  /** It had been set aside. */
  wasAside: boolean;
  /** Nothing that was paid is left. */
  isWhole: boolean;
  reason: OrderReason;
  /** Names the amount in the history. */
  details: Record<string, string>;
}

/** The money has gone back: the order's sums and state follow. @throws where the order was not paid */
export async function countReturn(ctx: TxContext, order: OrderRow, done: Return): Promise<void> {
  const isMoved = await moveOrder(ctx, {
    orderId: order.id,
    to: done.isWhole ? 'refunded' : 'partially_refunded',
    reason: done.reason,
    details: done.details,
    change: {
      returned_kopecks: order.returned_kopecks + done.kopecks,
      returning_kopecks: order.returning_kopecks - (done.wasAside ? done.kopecks : 0),
    },
  });
  if (!isMoved) throw new Error(`order ${order.id} is ${order.status} and cannot be refunded`);
}
