/** Payments of a demo school. */
import { holdOrder, type OrderRow } from '#features/sales/orders/server/orders.ts';
import type { TxContext } from '#server/context.ts';
import type { DemoRows } from '#server/demoPart.ts';
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

/** The notices about them and the corrections of their orders' addresses go too. */
export async function removeDemoPayments(ctx: TxContext, { orderIds }: DemoRows): Promise<void> {
  for (const orderId of orderIds) {
    await deleteCorrectionsOf(ctx.db, orderId);
    await store.deletePaymentsOf(ctx.db, orderId);
  }
}
