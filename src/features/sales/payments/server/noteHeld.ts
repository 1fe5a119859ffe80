/** Acts at the moment when money is held. */

import { noteOrder } from '#features/sales/orders/server/orders.ts';
import { system } from '#server/actor.ts';
import type { TxContext } from '#server/context.ts';
import { publish } from '#server/outbox/queue.ts';
import { moneyHeld, paymentHeld } from '../contract/payments.ts';
import { paymentReason } from './orderReason.ts';
import type { ProviderPayment } from './providers/yookassa.ts';
import * as store from './store.ts';

/**
 * Writes down, as part of `tx`, that the money is held, once. The job that takes it follows, where staff do
 * not decide.
 */
export async function noteHeld(
  ctx: TxContext,
  payment: store.PaymentRow,
  seen: ProviderPayment,
): Promise<void> {
  if (payment.held_at !== null) return;
  await store.changePayment(ctx.db, payment.id, {
    held_at: ctx.app.now().toISOString(),
    held_until: seen.heldUntil,
    method: seen.method,
  });
  await noteOrder(
    { ...ctx, actor: system },
    { orderId: payment.order_id, reason: paymentReason('money_held') },
  );
  await publish(ctx, moneyHeld, { orderId: payment.order_id });
  if (payment.capture === 'by_staff') return;
  await publish(ctx, paymentHeld, { paymentId: payment.id, wish: 'check' });
}
