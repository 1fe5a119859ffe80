/** Buying a course by card, up to the address where the buyer pays. */
import { createHmac } from 'node:crypto';
import { accountById, findAccountByEmail } from '#features/accounts/service.ts';
import { recordConsents } from '#features/consents/service.ts';
import type { Price } from '#features/courses/prices/rules.ts';
import { pricesOf, toCoursePrice } from '#features/courses/prices/service.ts';
import { type CourseRow, findCourse, findCourseToSell } from '#features/courses/service.ts';
import { ownsCourse } from '#features/learning/enrolments/service.ts';
import { isOpen, wasPaid } from '#features/orders/rules.ts';
import {
  findOrder,
  forgetSecret,
  type OrderRow,
  orderBySecret,
  placeOrder,
} from '#features/orders/service.ts';
import type { Actor } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import { isUniqueViolation, type Tx } from '#server/db/database.ts';
import { newId, newToken } from '#server/tokens.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { toRubles } from '#shared/money.ts';
import type { paymentsApi } from '../contract.ts';
import { sendPayment } from '../crediting/service.ts';
import { isProviderAway } from '../providers/outage.ts';
import { timeLimits } from '../providers/yookassa.ts';
import { nextCheckAt } from '../rules.ts';
import { findPaymentOfOrder, insertPayment } from '../store.ts';
import { paymentRequest } from './rules.ts';

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
 * Places an order at the server's price for this buyer at this moment and asks the provider for a payment. A repeated
 * `request_id` answers the same order; after that order has ended it starts a new one.
 * Answers within 8 seconds, at once while the provider is known to be away.
 * @throws AppError course_unknown, price_changed, email_required, consent_required, document_changed,
 *   already_owned, sign_in_to_buy: nothing was written; payment_provider_failed: nobody can be charged by what
 *   was written
 */
export async function createPayment(actor: Actor, app: App, input: CreateInput): Promise<CreateOutput> {
  if (!app.config.yookassa) throw providerFailed();
  const course = await findCourseToSell(app.database.handle, input);
  if (!course) throw new AppError('course_unknown');
  const buyer = await buyerOf(actor, app, input);
  const sale = { course, buyer, secret: secretOf(input, course, buyer) };
  const earlier = await orderBySecret(app.database.handle, sale.secret);
  if (!earlier || hasEnded(earlier)) {
    checkConsents(actor, input);
    await refuseOwned(actor, app, sale);
    if (isProviderAway(app)) throw providerFailed();
    await placeOnce(actor, app, input, sale);
  }
  return confirmationOf(app, sale.secret);
}

/** Contacts of the account where somebody is signed in; otherwise those of the form. */
async function buyerOf(actor: Actor, app: App, input: CreateInput): Promise<Buyer> {
  if (actor.kind === 'member') {
    const account = await accountById(app, actor.id);
    if (!account) throw new AppError('session_expired');
    const name = `${account.first_name} ${account.last_name}`.trim() || account.email;
    return { userId: account.id, email: account.email, name, phone: account.phone ?? input.phone ?? null };
  }
  if (!input.email) throw new AppError('email_required', { fields: { email: 'required' } });
  if (!input.name) throw new AppError('invalid_input', { fields: { name: 'required' } });
  return { userId: null, email: input.email, name: input.name, phone: input.phone ?? null };
}

/**
 * The order's secret. With a `request_id`, which is random and known to the buyer's browser only, it follows from
 * the request: a repetition gets the same one although only its hash is stored, and the unique hash lets the
 * same request place one order. Buyer, course and amount are part of it: another sale is another request.
 */
function secretOf(input: CreateInput, course: CourseRow, buyer: Buyer): string {
  if (!input.request_id) return newToken();
  const sale = JSON.stringify([buyer.userId, buyer.email, course.id, input.amount]);
  return createHmac('sha256', input.request_id).update(sale).digest('base64url');
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

/** Before any charge. A visitor with the address of somebody who owns the course is asked to sign in. */
async function refuseOwned(actor: Actor, app: App, { buyer, course }: Sale): Promise<void> {
  const { handle } = app.database;
  const userId = buyer.userId ?? (await findAccountByEmail(handle, buyer.email))?.id;
  if (!userId || !(await ownsCourse(handle, userId, course.id))) return;
  throw new AppError(actor.kind === 'member' ? 'already_owned' : 'sign_in_to_buy');
}

/** One order for a secret, whoever comes first. */
async function placeOnce(actor: Actor, app: App, input: CreateInput, sale: Sale): Promise<void> {
  try {
    await app.database.transaction(async (tx) => {
      const earlier = await orderBySecret(tx, sale.secret);
      if (earlier && !hasEnded(earlier)) return;
      const price = await agreedPrice(app, tx, input, sale);
      if (earlier) await forgetSecret(tx, earlier.id);
      await place(actor, app, tx, input, { ...sale, price });
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
}

/** The buyer's price at the moment of the order, which is what was agreed to or nothing. */
async function agreedPrice(
  app: App,
  tx: Tx,
  { amount }: CreateInput,
  { course, buyer }: Sale,
): Promise<Price> {
  const current = (await findCourse(tx, course.id)) ?? course;
  const [price] = await pricesOf(app, tx, [current], buyer.userId);
  const right = toCoursePrice(price!);
  if (amount === right.price) return price!;
  throw new AppError('price_changed', {
    values: { amount: right.price, reason: right.price_reason },
    extra: { amount: right.price, course_id: course.id, price: right },
  });
}

async function place(
  actor: Actor,
  app: App,
  tx: Tx,
  input: CreateInput,
  { course, buyer, secret, price }: Sale & { price: Price },
) {
  const { kopecks: amountKopecks, listKopecks, reason } = price;
  const orderId = await placeOrder(app, tx, actor, {
    ...buyer,
    language: actor.language,
    courseId: course.id,
    courseTitle: course.title,
    amountKopecks,
    price: { listKopecks, reason, promotionId: price.promotion?.id ?? null },
    secret,
  });
  const id = newId();
  const now = app.now();
  await insertPayment(tx, {
    id,
    order_id: orderId,
    provider: 'yookassa',
    idempotence_key: newId(),
    request: paymentRequest(app.config, {
      ...buyer,
      orderId,
      paymentId: id,
      course,
      amountKopecks,
      language: actor.language,
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
  await recordConsents(app, tx, actor, {
    userId: buyer.userId,
    email: buyer.email,
    documents,
    isByButton: actor.kind === 'member',
    shown: input.document_versions,
    place: 'checkout',
  });
}

/** Asks the provider, unless it has answered before. @throws AppError payment_provider_failed */
async function confirmationOf(app: App, secret: string): Promise<CreateOutput> {
  const { handle } = app.database;
  const order = await orderBySecret(handle, secret);
  const payment = order && (await findPaymentOfOrder(handle, order.id));
  if (!payment) throw providerFailed();
  const patience = { timeoutMs: timeLimits.interactiveMs, isAwaited: true };
  if (payment.status === 'new') await sendPayment(app, payment, patience);
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

/** Trying again is welcome: the same request makes one order and one payment. */
function providerFailed(): AppError {
  return new AppError('payment_provider_failed', { headers: { 'retry-after': '30' } });
}
