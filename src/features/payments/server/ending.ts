import type { TxContext } from '#server/context.ts';
import { findPaymentOfOrder, movePayment } from './store.ts';

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
