/**
 * Payments by YooKassa, brought in line with the provider. The webhook, the buyer's waiting page and
 * reconciliation all come here, in any order, any number of times, from any process: the effect happens once.
 */
import { recordedIn } from '#features/sales/orders/server/history.ts';
import { type OrderReason, providersWord } from '#features/sales/orders/server/orderReason.ts';
import { holdOrder, moveOrder, noteOrder, type OrderRow } from '#features/sales/orders/server/orders.ts';
import { system } from '#server/actor.ts';
import { moneyOf } from '#server/config.ts';
import type { Context, TxContext } from '#server/context.ts';
import { publish, queue } from '#server/outbox/queue.ts';
import { paymentHeld, paymentMismatched } from '../contract/payments.ts';
import { mismatch } from '../rules/payments.ts';
import { canStillBuy } from './canStillBuy.ts';
import { creditOrder } from './credit.ts';
import { tellHoldReturned } from './holdReturned.jobs.ts';
import { noteHeld } from './noteHeld.ts';
import { paymentReason } from './orderReason.ts';
import type { CallOptions, YookassaSettings } from './providers/calls.ts';
import { callProvider } from './providers/outage.ts';
import {
  createProviderPayment,
  getProviderPayment,
  type ProviderPayment,
  type ProviderResult,
} from './providers/yookassa.ts';
import * as store from './store.ts';

/** `unknown`: the provider could not be asked. Nothing changed; ask again later. */
export type Settlement = 'settled' | 'unknown';

/** Asks the provider for the state of a payment and acts on that answer alone. */
export async function creditPayment(
  ctx: Context,
  payment: store.PaymentRow,
  patience: CallOptions,
): Promise<Settlement> {
  const settings = ctx.app.config.yookassa;
  const providerId = payment.provider_payment_id;
  if (!settings || providerId === null) return 'unknown';
  const result = await callProvider(ctx.app, patience, () =>
    getProviderPayment(settings, providerId, patience),
  );
  if (result.kind !== 'ok') return unanswered(ctx, payment.id, result);
  await settlePayment(ctx, { settings, paymentId: payment.id, seen: result.payment });
  return 'settled';
}

/**
 * Sends a new payment to the provider, or repeats it: the same key with the same bytes makes one payment
 * only. A refusal ends payment and order. `unknown` leaves both as they are, for a repetition.
 */
export async function sendPayment(
  ctx: Context,
  payment: store.PaymentRow,
  patience: CallOptions,
): Promise<Settlement> {
  const settings = ctx.app.config.yookassa;
  if (!settings) return 'unknown';
  const { request, idempotence_key } = payment;
  const result = await callProvider(ctx.app, patience, () =>
    createProviderPayment(settings, { body: request, idempotenceKey: idempotence_key, options: patience }),
  );
  if (result.kind === 'ok')
    await settlePayment(ctx, { settings, paymentId: payment.id, seen: result.payment });
  else if (result.kind === 'refused') await failPayment(ctx, payment, providersWord(result.code));
  if (result.kind !== 'ok') unanswered(ctx, payment.id, result);
  return result.kind === 'unknown' ? 'unknown' : 'settled';
}

/**
 * Ends a payment that the provider never created. Nobody was shown where to pay it, so nobody can have paid
 * it.
 */
export async function failPayment(
  ctx: Context,
  payment: store.PaymentRow,
  reason: OrderReason,
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await holdOrder(ctx.db, payment.order_id);
    const change = { cancellation_reason: reason, next_check_at: null };
    const isFirst = await store.movePayment(ctx.db, { id: payment.id, from: ['new'], to: 'failed', change });
    if (isFirst)
      await moveOrder({ ...ctx, actor: system }, { orderId: payment.order_id, to: 'canceled', reason });
  });
}

/** Brings payment, order, account and course in line with the provider's state, in one transaction. */
export async function settlePayment(
  ctx: Context,
  { settings, paymentId, seen }: { settings: YookassaSettings; paymentId: string; seen: ProviderPayment },
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const found = await store.findPayment(ctx.db, paymentId);
    const order = found && (await holdOrder(ctx.db, found.order_id));
    // Read again: the previous holder of the order's lock may have changed it.
    const payment = order && (await store.findPayment(ctx.db, paymentId));
    if (!payment) throw new Error(`payment ${paymentId} has no order`);
    const problem = mismatch(expectedOf(ctx, settings, payment), seen);
    if (problem) await reportMismatch(ctx, payment, problem);
    else if (seen.status === 'succeeded') await credit(ctx, { order, payment, seen });
    else if (seen.status === 'canceled') await cancel(ctx, payment, seen);
    else await keepWaiting(ctx, { order, payment, seen });
  });
}

async function credit(
  ctx: TxContext,
  { order, payment, seen }: { order: OrderRow; payment: store.PaymentRow; seen: ProviderPayment },
) {
  const isFirst = await store.movePayment(ctx.db, {
    id: payment.id,
    from: ['new', 'pending', 'canceled', 'failed'],
    to: 'succeeded',
    change: {
      provider_payment_id: seen.id,
      next_check_at: null,
      has_receipt: seen.hasReceipt ? 1 : 0,
      method: seen.method,
      charged_kopecks: seen.amountKopecks,
      income_kopecks: seen.incomeKopecks,
    },
  });
  if (!isFirst) return;
  await creditOrder(ctx, order);
}

async function cancel(ctx: TxContext, payment: store.PaymentRow, seen: ProviderPayment): Promise<void> {
  const reason = providersWord(seen.cancellationReason ?? 'canceled');
  const isFirst = await store.movePayment(ctx.db, {
    id: payment.id,
    from: ['new', 'pending'],
    to: 'canceled',
    change: {
      provider_payment_id: seen.id,
      cancellation_reason: reason,
      next_check_at: null,
    },
  });
  const to = seen.cancellationReason === 'expired_on_confirmation' ? 'expired' : 'canceled';
  if (isFirst) await moveOrder({ ...ctx, actor: system }, { orderId: payment.order_id, to, reason });
  if (isFirst && payment.held_at !== null) await queue(ctx, tellHoldReturned, { orderId: payment.order_id });
  if (!isFirst && payment.status === 'succeeded')
    ctx.app.log.error({ paymentId: payment.id }, 'a paid payment is now canceled');
}

async function keepWaiting(
  ctx: TxContext,
  { order, payment, seen }: { order: OrderRow; payment: store.PaymentRow; seen: ProviderPayment },
): Promise<void> {
  const isFirst = await store.movePayment(ctx.db, {
    id: payment.id,
    from: ['new'],
    to: 'pending',
    change: {
      provider_payment_id: seen.id,
      confirmation_url: seen.confirmationUrl,
    },
  });
  const reason = paymentReason('waits_for_payment');
  if (isFirst)
    await moveOrder({ ...ctx, actor: system }, { orderId: payment.order_id, to: 'pending', reason });
  if (seen.status !== 'waiting_for_capture') return;
  await noteHeld(ctx, payment, seen);
  if (!(await canStillBuy(ctx, order))) await giveBackUseless(ctx, payment);
}

/** Whatever has ended meanwhile, order, buyer or account, the money goes back; asked for again until the provider has done it. */
async function giveBackUseless(ctx: TxContext, { id, order_id: orderId }: store.PaymentRow): Promise<void> {
  const reason = paymentReason('hold_goes_back');
  if (!(await recordedIn(ctx.db, orderId, reason)))
    await noteOrder({ ...ctx, actor: system }, { orderId, reason });
  await publish(ctx, paymentHeld, { paymentId: id, wish: 'give_back' });
}

/** Needs a person: nothing is credited, and the history gives the reason, once. */
async function reportMismatch(ctx: TxContext, payment: store.PaymentRow, problem: string): Promise<void> {
  ctx.app.log.error(
    { paymentId: payment.id, orderId: payment.order_id, problem },
    'the provider tells another payment',
  );
  const remark = providersWord(`mismatch_${problem}`);
  if (payment.cancellation_reason === remark) return;
  await store.changePayment(ctx.db, payment.id, { cancellation_reason: remark, next_check_at: null });
  await noteOrder({ ...ctx, actor: system }, { orderId: payment.order_id, reason: remark });
  await publish(ctx, paymentMismatched, { orderId: payment.order_id });
}

function expectedOf(ctx: Context, settings: YookassaSettings, payment: store.PaymentRow) {
  return {
    orderId: payment.order_id,
    paymentId: payment.id,
    providerPaymentId: payment.provider_payment_id,
    amountKopecks: payment.amount_kopecks,
    shopId: settings.shopId,
    acceptsTest: moneyOf(ctx.app.config) !== 'real',
  };
}

function unanswered(
  ctx: Context,
  paymentId: string,
  result: Exclude<ProviderResult, { kind: 'ok' }>,
): Settlement {
  if (result.kind === 'refused') ctx.app.log.error({ paymentId, ...result }, 'the payment provider refused');
  else if (result.reason !== 'outage')
    ctx.app.log.warn({ paymentId, reason: result.reason }, 'the payment provider did not answer');
  return 'unknown';
}
