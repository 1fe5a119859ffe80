/** Payments that a former school has received: our books name them, and no provider is ever asked about them. */

import type { TxContext } from '#server/context.ts';
import { newId } from '#server/tokens.ts';
import * as store from './store.ts';

/** @returns its id */
export async function moveInPayment(
  ctx: TxContext,
  payment: { orderId: string; amountKopecks: number; paidAt: string },
): Promise<string> {
  const id = newId();
  await store.insertPayment(ctx.db, {
    ...{ id, order_id: payment.orderId, provider: 'manual', idempotence_key: id, request: '' },
    ...{ provider_payment_id: null, confirmation_url: null, amount_kopecks: payment.amountKopecks },
    ...{ status: 'succeeded', cancellation_reason: null, created_at: payment.paidAt },
    ...{ checked_at: null, next_check_at: null },
  });
  return id;
}

export function deleteMovedInPayments(ctx: TxContext, orderId: string): Promise<void> {
  return store.deletePaymentsOf(ctx.db, orderId);
}
