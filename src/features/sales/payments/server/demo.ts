/** Payments of a demo school. */
import { holdOrder, type OrderRow } from '#features/sales/orders/server/orders.ts';
import type { TxContext } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { deleteCorrectionsOf } from './correction.store.ts';
import { creditOutsidePayment, insertOutsidePayment } from './outsidePayments.ts';
import * as store from './store.ts';

/** An invented buyer paid it, past any provider: none has to answer for money that never was. */
export async function payDemoOrder(ctx: TxContext, { id, amount_kopecks }: OrderRow): Promise<void> {
  const order = (await holdOrder(ctx.db, id))!;
  await insertOutsidePayment(ctx, {
    ...{ provider: 'manual', orderId: id, amountKopecks: amount_kopecks, number: null },
  });
  await creditOutsidePayment(ctx, order);
}

/** Deletes the notices about them and the corrections of their orders' addresses too. */
export async function deletePaymentsOf(tx: Tx, orderIds: readonly string[]): Promise<void> {
  for (const orderId of orderIds) {
    await deleteCorrectionsOf(tx, orderId);
    await store.deletePaymentsOf(tx, orderId);
  }
}
