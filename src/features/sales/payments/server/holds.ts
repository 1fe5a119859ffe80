/**
 * Money that is held until it is taken: by the product once it has looked, or by staff. What cannot buy the course any
 * more is given back without ever having been taken.
 */

import { findOrder, holdOrder, noteOrder } from '#features/sales/orders/server/orders.ts';
import type { Context } from '#server/context.ts';
import type { Claim } from '#server/outbox/job.ts';
import { publish } from '#server/outbox/queue.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { type holdsApi, paymentHeld } from '../contract/payments.ts';
import { canStillBuy } from './canStillBuy.ts';
import { paymentReason } from './orderReason.ts';
import { timeLimits, type YookassaSettings } from './providers/calls.ts';
import { cancelProviderPayment, captureProviderPayment } from './providers/holds.ts';
import { callProvider } from './providers/outage.ts';
import { settlePayment } from './settlement.ts';
import * as store from './store.ts';

/**
 * The decision of staff; what was decided first is done.
 * @throws not_found, conflict where nothing is held, or it can buy nothing any more
 */
export function decideHold(
  ctx: Context,
  { id, wish }: ParsedInput<typeof holdsApi.decide>,
): Promise<Record<never, never>> {
  return ctx.transaction(async (ctx) => {
    const order = await holdOrder(ctx.db, id);
    if (!order) throw notFound();
    const payment = await store.findPaymentOfOrder(ctx.db, id);
    if (!payment?.held_at || payment.status !== 'pending') throw new AppError('conflict');
    if (wish === 'take' && !(await canStillBuy(ctx, order))) throw new AppError('conflict');
    await noteOrder(ctx, {
      orderId: id,
      reason: paymentReason(wish === 'take' ? 'hold_taken_by_staff' : 'hold_released_by_staff'),
    });
    await publish(ctx, paymentHeld, { paymentId: payment.id, wish });
    return {};
  });
}

/**
 * Takes held money or gives it back, and brings the order in line with the provider's answer. Repeatable.
 * @throws where the provider did not answer: the job is tried again
 */
export async function settleHeld(
  ctx: Context,
  { paymentId, wish }: { paymentId: string; wish: 'check' | 'take' | 'give_back' },
  claim: Claim,
): Promise<void> {
  const payment = await store.findPayment(ctx.db, paymentId);
  const order = payment && (await findOrder(ctx.db, payment.order_id));
  const settings = ctx.app.config.yookassa;
  if (!order || !settings || payment.status !== 'pending' || payment.provider_payment_id === null) return;
  const isTaken = wish !== 'give_back' && (await canStillBuy(ctx, order));
  const result = await askProvider(ctx, { settings, payment, isTaken, signal: claim.signal });
  if (result.kind === 'ok') await settlePayment(ctx, { settings, paymentId, seen: result.payment });
  // Refused: it was taken, given back or ran out meanwhile, and reconciliation finds out which.
  else if (result.kind === 'unknown') throw new Error(`held payment ${paymentId}: ${result.reason}`);
}

interface HeldCall {
  settings: YookassaSettings;
  payment: store.PaymentRow;
  isTaken: boolean;
  signal: AbortSignal;
}

function askProvider(ctx: Context, { settings, payment, isTaken, signal }: HeldCall) {
  const options = { timeoutMs: timeLimits.backgroundMs, signal };
  const held = {
    id: payment.provider_payment_id!,
    idempotenceKey: `${isTaken ? 'take' : 'back'}-${payment.id}`,
  };
  const call = isTaken ? captureProviderPayment : cancelProviderPayment;
  return callProvider(ctx.app, options, () => call(settings, held, options));
}
