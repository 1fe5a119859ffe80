/** Orders of the demo: its own, and those paid through its simulator. */
import { addPaid } from '#features/accounts/account/server/accounts.ts';
import type { TxContext } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { newToken } from '#server/tokens.ts';
import { revenueStates } from '#shared/orderStates.ts';
import { type NewOrder, placeOrder } from './orders.ts';
import * as store from './store.ts';

/** An order of an invented buyer, for what is no course. @returns its id */
export function placeDemoOrder(
  ctx: TxContext,
  buyer: Pick<NewOrder, 'userId' | 'email' | 'name' | 'phone'>,
  { title, amountKopecks }: { title: string; amountKopecks: number },
): Promise<string> {
  const goods = { courseId: null, courseTitle: { ru: title }, amountKopecks };
  return placeOrder(ctx, { ...buyer, ...goods, language: 'ru', secret: newToken(), money: 'demo' });
}

export interface DemoOrders {
  ids: string[];
  /** Buyers whose accounts these orders created. */
  buyerIds: string[];
}

/** Locked until `tx` ends. */
export async function holdDemoOrders(tx: Tx): Promise<DemoOrders> {
  const rows = await store.lockDemoOrders(tx);
  return {
    ids: rows.map(({ id }) => id),
    buyerIds: rows.flatMap((row) => (row.made_account === 1 && row.user_id ? [row.user_id] : [])),
  };
}

/**
 * Deletes their history too; money that was never real no longer counts as paid. Payments and enrolments must
 * be gone.
 */
export async function deleteDemoOrders(tx: Tx): Promise<void> {
  for (const order of await store.lockDemoOrders(tx)) {
    if (order.user_id && revenueStates.includes(order.status))
      await addPaid(tx, order.user_id, order.returned_kopecks - order.amount_kopecks);
    await store.deleteOrder(tx, order.id);
  }
}

/** Those of these accounts that still have an order. */
export function buyersAmong(tx: Tx, userIds: readonly string[]): Promise<string[]> {
  return store.namedAmong(tx, 'user_id', userIds);
}
