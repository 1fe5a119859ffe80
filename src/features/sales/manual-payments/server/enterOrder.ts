/** Orders that were paid past the provider: by bank transfer or in cash. */

import { createHmac } from 'node:crypto';
import { findAccountByEmail } from '#features/accounts/account/server/accounts.ts';
import type { AuditFields } from '#features/records/audit/rules.ts';
import type { OrderDetails } from '#features/sales/orders/contract.ts';
import { showOrder } from '#features/sales/orders/server/list.ts';
import { holdOrder, orderBySecret, placeOrder, setPaidAt } from '#features/sales/orders/server/orders.ts';
import { recordOrderAction } from '#features/sales/orders/server/staffAction.ts';
import {
  creditOutsidePayment,
  insertOutsidePayment,
} from '#features/sales/payments/server/outsidePayments.ts';
import { courseErrors } from '#features/teaching/courses/errors.ts';
import { findCourse } from '#features/teaching/courses/server/courses.ts';
import { ownsForGood } from '#features/teaching/enrolments/server/enrolments.ts';
import { member } from '#server/actor.ts';
import { moneyByHand } from '#server/config.ts';
import type { Context, TxContext } from '#server/context.ts';
import { isUniqueViolation } from '#server/db/database.ts';
import { newToken } from '#server/tokens.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { momentOf, schoolDay } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { localTextOf } from '#shared/localText.ts';
import { toKopecks } from '#shared/money.ts';
import type { manualPaymentsApi } from '../contract.ts';
import { manualPaymentReason } from './orderReason.ts';
import { insertManualPayment } from './store.ts';

type Input = ParsedInput<typeof manualPaymentsApi.enter>;

/**
 * Enters a paid order, opens the course to the account with that address (made if new), and mails the buyer. The same
 * request is entered once. The receipt is issued by the school's own till or bank: its number is kept with the order.
 * @throws AppError course_unknown, invalid_input
 */
export async function enterOrder(ctx: Context, input: Input): Promise<OrderDetails> {
  if (input.paid_on > schoolDay(ctx.app.now(), ctx.app.config.timeZone))
    throw refused('paid_on', 'in_the_future');
  const secret = secretOf(input);
  try {
    await ctx.transaction((ctx) => enter(ctx, input, secret));
  } catch (error) {
    // The same request may have been entered meanwhile, and this one has met its effect: a course that is owned now.
    if (!(await orderBySecret(ctx.db, secret)))
      throw isUniqueViolation(error) ? new AppError('conflict') : error;
  }
  const order = await orderBySecret(ctx.db, secret);
  return showOrder(ctx, { id: order!.id });
}

/** Nobody is given it: it keeps a repeated request from being entered twice. */
function secretOf({ request_id }: Input): string {
  if (!request_id) return newToken();
  return createHmac('sha256', request_id).update('manual order').digest('base64url');
}

async function enter(ctx: TxContext, input: Input, secret: string): Promise<void> {
  if (await orderBySecret(ctx.db, secret)) return;
  const course = await findCourse(ctx.db, input.course_id);
  if (!course) throw new AppError(courseErrors.course_unknown, { fields: { course_id: 'invalid' } });
  const orderId = await placeOrder(ctx, {
    ...(await buyerOf(ctx, input)),
    courseId: course.id,
    courseTitle: localTextOf(course, 'title'),
    amountKopecks: toKopecks(input.amount),
    secret,
    reason: manualPaymentReason('entered_by_staff'),
    money: moneyByHand(ctx.app.config),
  });
  const order = await holdOrder(ctx.db, orderId);
  if (!order) throw new Error(`order ${orderId} is not there`);
  await insertOutsidePayment(ctx, {
    provider: 'manual',
    orderId,
    amountKopecks: order.amount_kopecks,
    number: null,
  });
  await creditOutsidePayment(ctx, order);
  await setPaidAt(ctx.db, orderId, paidAt(ctx, input.paid_on));
  const { method, paid_on, document, receipt_number } = input;
  const entered = { method, paid_on, document: document || null, receipt_number: receipt_number || null };
  await insertManualPayment(ctx.db, {
    ...entered,
    order_id: orderId,
    author_id: member(ctx.actor).id,
    created_at: ctx.app.now().toISOString(),
  });
  const after: AuditFields = { ...entered, amount: input.amount, course: course.title, email: input.email };
  await recordOrderAction(ctx, order, { action: 'order.entered', after });
}

/** The account with that address as it is, else the person as given. @throws AppError invalid_input */
async function buyerOf(ctx: TxContext, { email, name, phone, course_id }: Input) {
  const account = await findAccountByEmail(ctx.db, email);
  if (!account) {
    if (!name) throw refused('name', 'required');
    return { userId: null, email, name, phone: phone ?? null, language: 'ru' as const };
  }
  if (account.blocked_at) throw refused('email', 'account_closed');
  if (await ownsForGood(ctx.db, account.id, course_id)) throw refused('course_id', 'owned_by_buyer');
  const known = `${account.first_name} ${account.last_name}`.trim();
  return {
    userId: account.id,
    email,
    name: known || name || email,
    phone: account.phone ?? phone ?? null,
    language: account.language,
  };
}

/** Noon of an earlier day: nobody asks for the hour of a bank transfer. */
function paidAt(ctx: TxContext, paidOn: string): string {
  const { timeZone } = ctx.app.config;
  const now = ctx.app.now();
  return paidOn === schoolDay(now, timeZone) ? now.toISOString() : momentOf(paidOn, '12:00', timeZone);
}

function refused(field: string, code: string): AppError {
  return new AppError('invalid_input', { fields: { [field]: code } });
}
