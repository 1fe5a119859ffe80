/** The address where an order is paid by card. */

import { hasEnded } from '#features/sales/orders/rules.ts';
import { findOrder } from '#features/sales/orders/server/orders.ts';
import type { Context } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { paymentErrors } from '../errors.ts';
import { timeLimits } from './providers/calls.ts';
import { sendPayment } from './settlement.ts';
import { findPaymentOfOrder } from './store.ts';

export interface RequestedPayment {
  payment_id: string;
  confirmation_url: string;
}

/** Requests the payment, unless the provider has answered before. @throws AppError payment_provider_failed */
export async function requestPayment(ctx: Context, orderId: string): Promise<RequestedPayment> {
  const payment = await findPaymentOfOrder(ctx.db, orderId);
  if (!payment) throw providerFailed();
  const patience = { timeoutMs: timeLimits.interactiveMs, isAwaited: true };
  if (payment.status === 'new') await sendPayment(ctx, payment, patience);
  const sent = await findPaymentOfOrder(ctx.db, orderId);
  const current = await findOrder(ctx.db, orderId);
  if (!sent?.confirmation_url || !current || hasEnded(current)) throw providerFailed();
  return { payment_id: sent.provider_payment_id ?? sent.id, confirmation_url: sent.confirmation_url };
}

/** Safe to retry: the same request makes one order and one payment. */
export function providerFailed(): AppError {
  return new AppError(paymentErrors.payment_provider_failed, { headers: { 'retry-after': '30' } });
}
