/** State of an order, for the page on which a buyer waits. */

import { standingOf } from '#features/sales/orders/rules/standings.ts';
import { isOpen, orderNumber, type RefundReason } from '#features/sales/orders/rules.ts';
import { guardianOf } from '#features/sales/orders/server/guardian.ts';
import { orderBySecret, refundReason } from '#features/sales/orders/server/orders.ts';
import { titleOf } from '#features/sales/orders/server/titles.ts';
import { hasStarted } from '#features/teaching/courses/rules/courses.ts';
import { findCourse } from '#features/teaching/courses/server/courses.ts';
import type { Context } from '#server/context.ts';
import { writeIfPossible } from '#server/db/database.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { schoolDay } from '#shared/dates.ts';
import { notFound } from '#shared/errors.ts';
import { toRubles } from '#shared/money.ts';
import type { paymentsApi } from '../contract/payments.ts';
import { declineOf } from '../rules/declines.ts';
import { statusCheckMs } from '../rules/payments.ts';
import { afterwards } from './afterwards.ts';
import { buyerOf } from './correction.ts';
import { timeLimits } from './providers/calls.ts';
import { creditPayment } from './settlement.ts';
import * as store from './store.ts';

type StatusOutput = Output<typeof paymentsApi.status>;

/**
 * Current state of the order with this secret. Asks the provider while it is open, at most every two seconds over all
 * callers; if that fails, answers the last known state. @throws not_found
 */
export async function orderStatus(
  ctx: Context,
  input: ParsedInput<typeof paymentsApi.status>,
): Promise<StatusOutput> {
  const { handle } = ctx.app.database;
  const before = await orderBySecret(handle, input.order_secret);
  if (!before) throw notFound();
  if (isOpen(before.status)) await askProvider(ctx, before.id);
  const order = (await orderBySecret(handle, input.order_secret)) ?? before;
  const course = await findCourse(handle, order.course_id);
  const payment = await store.findPaymentOfOrder(handle, order.id);
  const isAhead =
    course !== undefined && !hasStarted(course.start_date, ctx.app.now(), ctx.app.config.timeZone);
  const standing = standingOf(order, { isHeld: (payment?.held_at ?? null) !== null, isAhead });
  return {
    number: orderNumber(order.number),
    status: order.status,
    standing,
    course_title: titleOf(order, ctx.actor.language),
    amount: toRubles(order.amount_kopecks),
    ...(await buyerOf(ctx, order)),
    opens_on: isAhead ? course.start_date : null,
    paid_late: order.paid_late === 1,
    is_held: standing === 'held',
    decline: declineOf(order, payment?.cancellation_reason),
    ...(await afterwards(ctx, order)),
    refund_due: shownReason(await refundReason(handle, order)),
    guardian: await guardianNow(ctx, order.id),
  };
}

/**
 * The holder of the secret may be anyone who typed the address: only its mailbox may learn that its account is closed.
 */
function shownReason(why: RefundReason | null): StatusOutput['refund_due'] {
  return why === null || why === 'owned_already' ? why : 'undeliverable';
}

/** The adult who has to agree and pays; null for an adult buyer. */
async function guardianNow(ctx: Context, orderId: string): Promise<StatusOutput['guardian']> {
  const asked = await guardianOf(ctx, orderId);
  if (!asked) return null;
  const { state, guardian_email: email, expires_at } = asked;
  return { state, email, answer_until: schoolDay(new Date(expires_at), ctx.app.config.timeZone) };
}

/**
 * Asks the provider, unless somebody else has within two seconds. Does not ask where nothing can be written; then the
 * last known state is the answer.
 */
export async function askProvider(ctx: Context, orderId: string): Promise<void> {
  await writeIfPossible(ask(ctx, orderId));
}

async function ask(ctx: Context, orderId: string): Promise<void> {
  const payment = await store.findPaymentOfOrder(ctx.db, orderId);
  if (payment?.provider !== 'yookassa' || !payment.provider_payment_id) return;
  const now = ctx.app.now();
  const notSince = new Date(now.getTime() - statusCheckMs).toISOString();
  const isOurTurn = await store.takeCheck(ctx.db, { id: payment.id, now: now.toISOString(), notSince });
  if (isOurTurn) await creditPayment(ctx, payment, { timeoutMs: timeLimits.interactiveMs, isAwaited: true });
}
