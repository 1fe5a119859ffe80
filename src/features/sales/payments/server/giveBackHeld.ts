import type { TxContext } from '#server/context.ts';
import { publish } from '#server/outbox/queue.ts';
import { paymentHeld } from '../contract/payments.ts';
import type { PaymentRow } from './store.ts';

/** Gives back money that is held for an order that ends. @returns whether any is */
export async function giveBackHeld(ctx: TxContext, payment: PaymentRow): Promise<boolean> {
  if (payment.held_at === null || payment.status !== 'pending') return false;
  await publish(ctx, paymentHeld, { paymentId: payment.id, wish: 'give_back' });
  return true;
}
