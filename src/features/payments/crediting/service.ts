/**
 * THE place where money becomes a course. The webhook, the buyer's waiting page and reconciliation all come here,
 * in any order, any number of times, from any process: the effect happens once.
 */
import { addPaid, findOrCreateBuyer } from '#features/accounts/service.ts';
import { grantEnrolment } from '#features/learning/enrolments/service.ts';
import { holdOrder, markRefundDue, moveOrder, noteOrder, type OrderRow } from '#features/orders/service.ts';
import { system } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/database.ts';
import { callProvider } from '../providers/outage.ts';
import {
  type CallOptions,
  createProviderPayment,
  getProviderPayment,
  type ProviderPayment,
  type ProviderResult,
  type YookassaSettings,
} from '../providers/yookassa.ts';
import { mismatch } from '../rules.ts';
import * as store from '../store.ts';

/** `unknown`: the provider could not be asked. Nothing changed; ask again later. */
export type Settlement = 'settled' | 'unknown';

/** Asks the provider what became of a payment and acts on the answer, on nothing else. */
export async function creditPayment(
  app: App,
  payment: store.PaymentRow,
  patience: CallOptions,
): Promise<Settlement> {
  const settings = app.config.yookassa;
  const providerId = payment.provider_payment_id;
  if (!settings || providerId === null) return 'unknown';
  const result = await callProvider(app, patience, () => getProviderPayment(settings, providerId, patience));
  if (result.kind !== 'ok') return unanswered(app, payment.id, result);
  await settlePayment(app, settings, payment.id, result.payment);
  return 'settled';
}

/**
 * Sends a new payment to the provider, or repeats it: the same key with the same bytes makes one payment only.
 * A refusal ends payment and order. `unknown` leaves both as they are, for a repetition.
 */
export async function sendPayment(
  app: App,
  payment: store.PaymentRow,
  patience: CallOptions,
): Promise<Settlement> {
  const settings = app.config.yookassa;
  if (!settings) return 'unknown';
  const { request, idempotence_key } = payment;
  const result = await callProvider(app, patience, () =>
    createProviderPayment(settings, request, idempotence_key, patience),
  );
  if (result.kind === 'ok') await settlePayment(app, settings, payment.id, result.payment);
  else if (result.kind === 'refused') await failPayment(app, payment, result.code);
  if (result.kind !== 'ok') unanswered(app, payment.id, result);
  return result.kind === 'unknown' ? 'unknown' : 'settled';
}

/** Ends a payment that the provider never made. Nobody was shown where to pay it, so nobody can have paid it. */
export async function failPayment(app: App, payment: store.PaymentRow, reason: string): Promise<void> {
  await app.database.transaction(async (tx) => {
    await holdOrder(tx, payment.order_id);
    const change = { cancellation_reason: reason, next_check_at: null };
    const isFirst = await store.movePayment(tx, payment.id, ['new'], 'failed', change);
    if (isFirst) await moveOrder(app, tx, system, { orderId: payment.order_id, to: 'canceled', reason });
  });
}

/** Brings payment, order, account and course in line with what the provider says, in one transaction. */
export async function settlePayment(
  app: App,
  settings: YookassaSettings,
  paymentId: string,
  seen: ProviderPayment,
): Promise<void> {
  await app.database.transaction(async (tx) => {
    const found = await store.findPayment(tx, paymentId);
    const order = found && (await holdOrder(tx, found.order_id));
    // Read again: whoever held the order before us may have changed it.
    const payment = order && (await store.findPayment(tx, paymentId));
    if (!payment) throw new Error(`payment ${paymentId} has no order`);
    const problem = mismatch(expectedOf(app, settings, payment), seen);
    if (problem) await reportMismatch(app, tx, payment, problem);
    else if (seen.status === 'succeeded') await credit(app, tx, order, payment, seen);
    else if (seen.status === 'canceled') await cancel(app, tx, payment, seen);
    else await keepWaiting(app, tx, payment, seen);
  });
}

async function credit(app: App, tx: Tx, order: OrderRow, payment: store.PaymentRow, seen: ProviderPayment) {
  const isFirst = await store.movePayment(
    tx,
    payment.id,
    ['new', 'pending', 'canceled', 'failed'],
    'succeeded',
    {
      provider_payment_id: seen.id,
      next_check_at: null,
    },
  );
  if (!isFirst) return;
  const buyer = order.user_id
    ? { userId: order.user_id, isNew: false, isMade: false }
    : await findOrCreateBuyer(app, tx, order);
  const isLate = order.status === 'canceled' || order.status === 'expired';
  const isPaid = await moveOrder(app, tx, system, {
    orderId: order.id,
    to: 'paid',
    reason: isLate ? `paid_although_${order.status}` : 'paid',
    change: {
      user_id: buyer.userId,
      account_created: buyer.isNew ? 1 : 0,
      made_account: buyer.isMade ? 1 : 0,
      paid_late: isLate ? 1 : 0,
    },
  });
  if (!isPaid) throw new Error(`order ${order.id} is ${order.status} and cannot become paid`);
  const why = order.erased_at ? 'paid_after_erasure' : await refusalToOpen(app, tx, order, buyer.userId);
  if (why) await markRefundDue(app, tx, system, order.id, why);
  await addPaid(tx, buyer.userId, order.amount_kopecks);
}

/** Opens the course; says why where the money buys nothing. */
async function refusalToOpen(app: App, tx: Tx, order: OrderRow, userId: string) {
  const grant = { userId, courseId: order.course_id, orderId: order.id };
  return (await grantEnrolment(app, tx, grant)) ? null : 'owned_already';
}

async function cancel(app: App, tx: Tx, payment: store.PaymentRow, seen: ProviderPayment): Promise<void> {
  const reason = seen.cancellationReason ?? 'canceled';
  const isFirst = await store.movePayment(tx, payment.id, ['new', 'pending'], 'canceled', {
    provider_payment_id: seen.id,
    cancellation_reason: reason,
    next_check_at: null,
  });
  const to = reason === 'expired_on_confirmation' ? 'expired' : 'canceled';
  if (isFirst) await moveOrder(app, tx, system, { orderId: payment.order_id, to, reason });
  else if (payment.status === 'succeeded')
    app.log.error({ paymentId: payment.id }, 'a paid payment is now canceled');
}

async function keepWaiting(
  app: App,
  tx: Tx,
  payment: store.PaymentRow,
  seen: ProviderPayment,
): Promise<void> {
  const isFirst = await store.movePayment(tx, payment.id, ['new'], 'pending', {
    provider_payment_id: seen.id,
    confirmation_url: seen.confirmationUrl,
  });
  const reason = 'waits_for_payment';
  if (isFirst) await moveOrder(app, tx, system, { orderId: payment.order_id, to: 'pending', reason });
}

/** Somebody must look: nothing is credited, and the history says why, once. */
async function reportMismatch(app: App, tx: Tx, payment: store.PaymentRow, problem: string): Promise<void> {
  app.log.error(
    { paymentId: payment.id, orderId: payment.order_id, problem },
    'the provider tells another payment',
  );
  const remark = `mismatch_${problem}` as const;
  if (payment.cancellation_reason === remark) return;
  await store.changePayment(tx, payment.id, { cancellation_reason: remark, next_check_at: null });
  await noteOrder(app, tx, system, payment.order_id, remark);
}

function expectedOf(app: App, settings: YookassaSettings, payment: store.PaymentRow) {
  return {
    orderId: payment.order_id,
    paymentId: payment.id,
    providerPaymentId: payment.provider_payment_id,
    amountKopecks: payment.amount_kopecks,
    shopId: settings.shopId,
    acceptsTest: app.config.mode === 'demo' || settings.secretKey.startsWith('test_'),
  };
}

function unanswered(
  app: App,
  paymentId: string,
  result: Exclude<ProviderResult, { kind: 'ok' }>,
): Settlement {
  if (result.kind === 'refused') app.log.error({ paymentId, ...result }, 'the payment provider refused');
  else if (result.reason !== 'outage')
    app.log.warn({ paymentId, reason: result.reason }, 'the payment provider did not answer');
  return 'unknown';
}
