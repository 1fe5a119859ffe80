import { withdrawQuestion } from '#features/accounts/guardians/server/questions.ts';
import type { TxContext } from '#server/context.ts';
import { giveBackHeld } from './giveBackHeld.ts';
import { findPaymentOfOrder, movePayment } from './store.ts';

/**
 * Ends the payment of an order that is given up, which the caller holds: one that YooKassa has not answered about yet,
 * since nobody was shown where to pay it, and one that is collected elsewhere. A payment by YooKassa that waits for the
 * buyer cannot be called off: reconciliation asks about it until it ends, and money that still comes counts. Held money
 * goes back untaken. The request to a guardian ends.
 */
export async function endUnpaid(ctx: TxContext, orderId: string, reason: string): Promise<void> {
  await withdrawQuestion(ctx, { subjectId: orderId });
  const payment = await findPaymentOfOrder(ctx.db, orderId);
  if (!payment) return;
  if (await giveBackHeld(ctx, payment)) return;
  const change = { cancellation_reason: reason, next_check_at: null };
  const isOurs = payment.provider === 'yookassa';
  const from = isOurs ? (['new'] as const) : (['new', 'pending'] as const);
  await movePayment(ctx.db, { id: payment.id, from, to: isOurs ? 'failed' : 'canceled', change });
}
