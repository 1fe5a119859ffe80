/** Money that came past the provider, and payments that staff or buyers end before the provider knows of them. */
import type { OrderRow } from '#features/orders/server/orders.ts';
import type { TxContext } from '#server/context.ts';
import { newId } from '#server/tokens.ts';
import { creditOrder } from './credit.ts';
import { findPaymentOfOrder, insertPayment, movePayment } from './store.ts';

/** Credits a new order, which the caller holds, with money that staff have received. */
export async function creditByHand(ctx: TxContext, order: OrderRow): Promise<void> {
  await insertPayment(ctx.db, {
    id: newId(),
    order_id: order.id,
    provider: 'manual',
    idempotence_key: newId(),
    request: '',
    provider_payment_id: null,
    confirmation_url: null,
    amount_kopecks: order.amount_kopecks,
    status: 'succeeded',
    cancellation_reason: null,
    created_at: ctx.app.now().toISOString(),
    checked_at: null,
    next_check_at: null,
  });
  await creditOrder(ctx, order);
}

/**
 * Ends the payment of an order, which the caller holds, where the provider has not answered about it yet: nobody was
 * shown where to pay it. One that waits for the buyer is asked about until it ends: money that still comes counts.
 */
export async function endUnsent(ctx: TxContext, orderId: string, reason: string): Promise<void> {
  const payment = await findPaymentOfOrder(ctx.db, orderId);
  if (!payment) return;
  const change = { cancellation_reason: reason, next_check_at: null };
  await movePayment(ctx.db, { id: payment.id, from: ['new'], to: 'failed', change });
}
