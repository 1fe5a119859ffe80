/** Correct even if no notice ever arrives: asks the provider about every open payment until it ends. */

import { isOpen } from '#features/sales/orders/rules.ts';
import { findOrder, moveOrder } from '#features/sales/orders/server/orders.ts';
import { system } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import { hour } from '#shared/dates.ts';
import { nextCheckAt, replayMs } from '../rules/payments.ts';
import { paymentReason } from './orderReason.ts';
import { timeLimits } from './providers/calls.ts';
import { creditPayment, failPayment, type Settlement, sendPayment } from './settlement.ts';
import * as store from './store.ts';

const batchSize = 50;
/**
 * After this many unanswered questions in a row the provider counts as down: the rest waits for the next run.
 */
const patience = 3;
/** Upper bound for delays: a later time was written by a clock that was ahead. */
const neverMs = 2 * hour;

/** Asks about every payment that is due, the longest waiting first. Stops early when `signal` aborts. */
export async function reconcilePayments(ctx: Context, signal: AbortSignal): Promise<void> {
  let unanswered = 0;
  for (;;) {
    const now = ctx.app.now();
    const times = { now: now.toISOString(), never: new Date(now.getTime() + neverMs).toISOString() };
    const due = await store.duePayments(ctx.db, times, batchSize);
    for (const payment of due) {
      signal.throwIfAborted();
      const settlement = await checkPayment(ctx, payment, signal);
      unanswered = settlement === 'unknown' ? unanswered + 1 : 0;
      if (unanswered >= patience) return;
    }
    if (due.length < batchSize) return;
  }
}

async function checkPayment(
  ctx: Context,
  payment: store.PaymentRow,
  signal: AbortSignal,
): Promise<Settlement> {
  const limits = { timeoutMs: timeLimits.backgroundMs, signal };
  const settlement = await (payment.status === 'new'
    ? repeat(ctx, payment, limits)
    : creditPayment(ctx, payment, limits));
  const current = await store.findPayment(ctx.db, payment.id);
  // A payment that has ended, or needs a person, is not asked about again.
  if (!current?.next_check_at) return settlement;
  const isHeld = current.held_at !== null && current.status === 'pending';
  const isAnswered = settlement === 'settled';
  const next = nextCheckAt(payment.created_at, ctx.app.now(), { isAnswered, isHeld });
  await store.changePayment(ctx.db, payment.id, { next_check_at: next });
  if (next === null) await giveUp(ctx, payment.order_id);
  return settlement;
}

/** Sends the same key and body again, while the provider remembers the key. */
async function repeat(
  ctx: Context,
  payment: store.PaymentRow,
  limits: { timeoutMs: number; signal: AbortSignal },
) {
  const ageMs = ctx.app.now().getTime() - Date.parse(payment.created_at);
  if (ageMs < replayMs) return sendPayment(ctx, payment, limits);
  await failPayment(ctx, payment, paymentReason('never_answered'));
  return 'settled';
}

async function giveUp(ctx: Context, orderId: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const order = await findOrder(ctx.db, orderId);
    if (!order || !isOpen(order.status)) return;
    await moveOrder(
      { ...ctx, actor: system },
      { orderId, to: 'expired', reason: paymentReason('never_paid') },
    );
  });
}
