/** Orders paid through the demo's simulator. */
import { addPaid } from '#features/people/server/people.ts';
import type { Tx } from '#server/db/database.ts';
import { revenueStates } from '../rules.ts';
import * as store from './store.ts';

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
