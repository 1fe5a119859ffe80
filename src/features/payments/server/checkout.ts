/** Buying a course by card, up to the address where the buyer pays. */
import { createHmac } from 'node:crypto';
import { recordConsents } from '#features/consents/server/consents.ts';
import type { Price } from '#features/courses/rules/prices.ts';
import { type CourseRow, findCourse, findCourseToSell } from '#features/courses/server/courses.ts';
import { pricesOf } from '#features/courses/server/offered.ts';
import { toCoursePrice } from '#features/courses/server/prices.ts';
import { ownsCourse } from '#features/learning/server/enrolments.ts';
import { isOpen, wasPaid } from '#features/orders/rules.ts';
import {
  findOrder,
  forgetSecret,
  type OrderRow,
  orderBySecret,
  placeOrder,
} from '#features/orders/server/orders.ts';
import { accountById, findAccountByEmail } from '#features/people/server/people.ts';
import type { Actor } from '#server/actor.ts';
import type { Context, TxContext } from '#server/context.ts';
import { isUniqueViolation } from '#server/db/database.ts';
import { countAttempt } from '#server/limits/limits.ts';
import { newId, newToken } from '#server/tokens.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { toRubles } from '#shared/money.ts';
import type { paymentsApi } from '../contract.ts';
import { paymentRequest } from '../rules/checkout.ts';
import { nextCheckAt, visitorOrders } from '../rules/payments.ts';
import { sendPayment } from './crediting.ts';
import { isProviderAway } from './providers/outage.ts';
import { timeLimits } from './providers/yookassa.ts';
import { findPaymentOfOrder, insertPayment } from './store.ts';

type CreateInput = ParsedInput<typeof paymentsApi.create>;
type CreateOutput = Output<typeof paymentsApi.create>;

interface Buyer {
  userId: string | null;
  email: string;
  name: string;
  phone: string | null;
}

interface Sale {
  course: CourseRow;
  buyer: Buyer;
  secret: string;
}

/**
 * Places an order at the server's price for this buyer at this moment and requests a payment from the
 * provider. A repeated `request_id` answers the same order; after that order has ended it starts a new one.
 * The price is compared before anything else: to learn whether an address owns a course one has to order it,
 * and the attempt is counted. Answers within 8 seconds, at once while the provider is known to be down.
 * @throws AppError course_unknown, price_changed, email_required, consent_required, document_changed,
 * too_many_requests, already_owned, sign_in_to_buy: nothing was written; payment_provider_failed: nobody can
 * be charged for what was written
 */
export async function createPayment(ctx: Context, input: CreateInput): Promise<CreateOutput> {
  if (!ctx.app.config.yookassa) throw providerFailed();
  const { handle } = ctx.app.database;
  const course = await findCourseToSell(handle, input);
  if (!course) throw new AppError('course_unknown');
  const userId = ctx.actor.kind === 'member' ? ctx.actor.id : null;
  const secret = secretOf(input, course, userId);
  const earlier = await orderBySecret(handle, secret);
  if (!earlier || hasEnded(earlier)) {
    await agreedPrice(ctx, input, { course, userId });
    const sale = { course, buyer: await buyerOf(ctx, input), secret };
    checkConsents(ctx.actor, input);
    if (isProviderAway(ctx.app)) throw providerFailed();
    if (userId === null) await countAttempt(ctx, [visitorOrders(ctx.app.config.visitorOrdersPerHour)], {});
    await refuseOwned(ctx, sale);
    await placeOnce(ctx, input, sale);
  }
  return confirmationOf(ctx, secret);
}

/** Contacts of the signed-in account, otherwise those of the form. */
async function buyerOf(ctx: Context, input: CreateInput): Promise<Buyer> {
  if (ctx.actor.kind === 'member') {
    const account = await accountById(ctx, ctx.actor.id);
    if (!account) throw new AppError('session_expired');
    const name = `${account.first_name} ${account.last_name}`.trim() || account.email;
    return { userId: account.id, email: account.email, name, phone: account.phone ?? input.phone ?? null };
  }
  if (!input.email) throw new AppError('email_required', { fields: { email: 'required' } });
  if (!input.name) throw new AppError('invalid_input', { fields: { name: 'required' } });
  return { userId: null, email: input.email, name: input.name, phone: input.phone ?? null };
}

/**
 * The order's secret. With a `request_id`, which is random and known to the buyer's browser only, it is
 * derived from the request: a repetition gets the same secret although only its hash is stored, and the
 * unique hash lets the same request place one order only. Buyer, course and amount are part of it: another
 * sale is another request.
 */
function secretOf(
  { request_id, email, amount }: CreateInput,
  course: CourseRow,
  userId: string | null,
): string {
  if (!request_id) return newToken();
  const sale = JSON.stringify([userId ?? email, course.id, amount]);
  return createHmac('sha256', request_id).update(sale).digest('base64url');
}

function hasEnded(order: OrderRow): boolean {
  return !isOpen(order.status) && !wasPaid(order.status);
}

function checkConsents(actor: Actor, input: CreateInput): void {
  if (actor.kind === 'member') return;
  const fields: Record<string, string> = {};
  if (!input.privacy_consent) fields.privacy_consent = 'consent';
  if (!input.offer_consent) fields.offer_consent = 'consent';
  if (Object.keys(fields).length > 0) throw new AppError('consent_required', { fields });
}

/**
 * Runs before any charge. A visitor with the address of somebody who owns the course is asked to sign in, and
 * so is one with the address of a blocked account: only somebody with its password is told that it is
 * blocked.
 */
export async function refuseOwned(
  ctx: Context,
  { buyer, course }: Pick<Sale, 'course'> & { buyer: Pick<Buyer, 'userId' | 'email'> },
): Promise<void> {
  const { handle } = ctx.app.database;
  const known = buyer.userId ? undefined : await findAccountByEmail(handle, buyer.email);
  const ownerId = buyer.userId ?? known?.id;
  const isOwned = ownerId !== undefined && (await ownsCourse(handle, ownerId, course.id));
  if (isOwned || known?.blocked_at) throw new AppError(buyer.userId ? 'already_owned' : 'sign_in_to_buy');
}

/** One order per secret, whichever request comes first. */
async function placeOnce(ctx: Context, input: CreateInput, sale: Sale): Promise<void> {
  try {
    await ctx.transaction(async (ctx) => {
      const earlier = await orderBySecret(ctx.db, sale.secret);
      if (earlier && !hasEnded(earlier)) return;
      const price = await agreedPrice(ctx, input, { course: sale.course, userId: sale.buyer.userId });
      if (earlier) await forgetSecret(ctx.db, earlier.id);
      await place(ctx, input, { ...sale, price });
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
}

/** The buyer's current price, if it is the one agreed to. @throws AppError price_changed */
async function agreedPrice(
  ctx: Context,
  { amount }: CreateInput,
  { course, userId }: { course: CourseRow; userId: string | null },
): Promise<Price> {
  const current = await findCourse(ctx.db, course.id);
  // Taken off sale while the form was being sent.
  if (current?.is_active !== 1) throw new AppError('course_unknown');
  const [price] = await pricesOf(ctx, [current], userId);
  const right = toCoursePrice(price!);
  if (amount === right.price) return price!;
  throw new AppError('price_changed', {
    values: { amount: right.price, reason: right.price_reason },
    extra: { amount: right.price, course_id: course.id, price: right },
  });
}

async function place(
  ctx: TxContext,
  input: CreateInput,
  { course, buyer, secret, price }: Sale & { price: Price },
) {
  const { kopecks: amountKopecks, listKopecks, reason } = price;
  const orderId = await placeOrder(ctx, {
    ...buyer,
    language: ctx.actor.language,
    courseId: course.id,
    courseTitle: course.title,
    amountKopecks,
    price: { listKopecks, reason, promotionId: price.promotion?.id ?? null },
    secret,
  });
  const id = newId();
  const now = ctx.app.now();
  await insertPayment(ctx.db, {
    id,
    order_id: orderId,
    provider: 'yookassa',
    idempotence_key: newId(),
    request: paymentRequest(ctx.app.config, {
      ...buyer,
      orderId,
      paymentId: id,
      course,
      amountKopecks,
      language: ctx.actor.language,
      now,
    }),
    provider_payment_id: null,
    confirmation_url: null,
    amount_kopecks: amountKopecks,
    status: 'new',
    cancellation_reason: null,
    created_at: now.toISOString(),
    checked_at: null,
    next_check_at: nextCheckAt(now.toISOString(), now, true),
  });
  const documents = [
    ...(input.privacy_consent ? (['privacy'] as const) : []),
    ...(input.offer_consent ? (['offer'] as const) : []),
  ];
  if (documents.length === 0) return;
  await recordConsents(ctx, {
    userId: buyer.userId,
    email: buyer.email,
    documents,
    isByButton: ctx.actor.kind === 'member',
    shown: input.document_versions,
    place: 'checkout',
  });
}

/** Requests the payment, unless the provider has answered before. @throws AppError payment_provider_failed */
async function confirmationOf(ctx: Context, secret: string): Promise<CreateOutput> {
  const { handle } = ctx.app.database;
  const order = await orderBySecret(handle, secret);
  const payment = order && (await findPaymentOfOrder(handle, order.id));
  if (!payment) throw providerFailed();
  const patience = { timeoutMs: timeLimits.interactiveMs, isAwaited: true };
  if (payment.status === 'new') await sendPayment(ctx, payment, patience);
  const sent = await findPaymentOfOrder(handle, order.id);
  const current = await findOrder(handle, order.id);
  if (!sent?.confirmation_url || !current || hasEnded(current)) throw providerFailed();
  return {
    payment_id: sent.provider_payment_id ?? sent.id,
    confirmation_url: sent.confirmation_url,
    order_id: order.id,
    order_secret: secret,
    amount: toRubles(order.amount_kopecks),
  };
}

/** Safe to retry: the same request makes one order and one payment. */
function providerFailed(): AppError {
  return new AppError('payment_provider_failed', { headers: { 'retry-after': '30' } });
}
