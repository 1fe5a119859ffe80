/** Correct even if no notice ever arrives: every open payment is asked about until it ends. */
import { isOpen } from '#features/orders/rules.ts';
import { findOrder, moveOrder } from '#features/orders/service.ts';
import { system } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import { hour } from '#shared/dates.ts';
import { creditPayment, failPayment, type Settlement, sendPayment } from '../crediting/service.ts';
import { timeLimits } from '../providers/yookassa.ts';
import { nextCheckAt, replayMs } from '../rules.ts';
import * as store from '../store.ts';

const batchSize = 50;
/** After so many unanswered questions in a row the provider is away: the rest is asked in the next run. */
const patience = 3;
/** No question is put off as long as that: a clock that was ahead has written it. */
const neverMs = 2 * hour;

/** Asks about every payment that is due, the longest waiting first. Stops early when `signal` says so. */
export async function reconcilePayments(app: App, signal: AbortSignal): Promise<void> {
  let unanswered = 0;
  for (;;) {
    const now = app.now();
    const times = { now: now.toISOString(), never: new Date(now.getTime() + neverMs).toISOString() };
    const due = await store.duePayments(app.database.handle, times, batchSize);
    for (const payment of due) {
      signal.throwIfAborted();
      const settlement = await checkPayment(app, payment, signal);
      unanswered = settlement === 'unknown' ? unanswered + 1 : 0;
      if (unanswered >= patience) return;
    }
    if (due.length < batchSize) return;
  }
}

async function checkPayment(app: App, payment: store.PaymentRow, signal: AbortSignal): Promise<Settlement> {
  const limits = { timeoutMs: timeLimits.backgroundMs, signal };
  const settlement = await (payment.status === 'new'
    ? repeat(app, payment, limits)
    : creditPayment(app, payment, limits));
  const next = nextCheckAt(payment.created_at, app.now(), settlement === 'settled');
  const current = await store.findPayment(app.database.handle, payment.id);
  // What has ended, or waits for a person, is not asked about again.
  if (!current?.next_check_at) return settlement;
  await store.changePayment(app.database.handle, payment.id, { next_check_at: next });
  if (next === null) await giveUp(app, payment.order_id);
  return settlement;
}

/** The same key and body again, while the provider remembers the key. */
async function repeat(
  app: App,
  payment: store.PaymentRow,
  limits: { timeoutMs: number; signal: AbortSignal },
) {
  const ageMs = app.now().getTime() - Date.parse(payment.created_at);
  if (ageMs < replayMs) return sendPayment(app, payment, limits);
  await failPayment(app, payment, 'never_answered');
  return 'settled';
}

async function giveUp(app: App, orderId: string): Promise<void> {
  await app.database.transaction(async (tx) => {
    const order = await findOrder(tx, orderId);
    if (!order || !isOpen(order.status)) return;
    await moveOrder(app, tx, system, { orderId, to: 'expired', reason: 'never_paid' });
  });
}
