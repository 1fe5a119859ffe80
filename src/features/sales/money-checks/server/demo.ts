/** Differences that name the demo's orders. */
import type { OrderRow } from '#features/sales/orders/server/orders.ts';
import { paymentOfOrder } from '#features/sales/payments/server/findPayment.ts';
import type { TxContext } from '#server/context.ts';
import type { DemoRows } from '#server/demoPart.ts';
import { newId } from '#server/tokens.ts';
import { searchable } from '#shared/search.ts';
import * as store from './store.ts';

/** The provider's list said less than was paid; the next check says whether it still does. */
export async function differInDemo(ctx: TxContext, order: OrderRow, lessKopecks: number): Promise<void> {
  const payment = await paymentOfOrder(ctx.db, order.id);
  const provider_id = payment?.provider_payment_id ?? '';
  await store.insertDifference(ctx.db, {
    ...{ id: newId(), subject: 'payment', kind: 'amount', provider_id, order_id: order.id, settled_at: null },
    ours: String(order.amount_kopecks),
    theirs: String(order.amount_kopecks - lessKopecks),
    happened_at: order.created_at,
    created_at: ctx.app.now().toISOString(),
    search: searchable(provider_id, order.id),
  });
}

export async function removeDemoDifferences(ctx: TxContext, { orderIds }: DemoRows): Promise<void> {
  for (const orderId of orderIds) await store.deleteDifferencesOf(ctx.db, orderId);
}

/** A rehearsal's books were compared with a simulator. */
export async function removeRehearsed(ctx: TxContext, rows: DemoRows): Promise<void> {
  await removeDemoDifferences(ctx, rows);
  if (rows.since !== null) await store.deleteSince(ctx.db, rows.since);
}
