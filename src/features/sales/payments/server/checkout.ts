/** Buying a course by card, up to the address where the buyer pays. */

import { createHmac } from 'node:crypto';
import { accountById, findAccountByEmail } from '#features/accounts/account/server/accounts.ts';
import { consentErrors } from '#features/accounts/consents/errors.ts';
import { guardianFor, guardianStateOf } from '#features/accounts/guardians/server/questions.ts';
import { hasEnded, orderNumber } from '#features/sales/orders/rules.ts';
import { type OrderRow, orderBySecret } from '#features/sales/orders/server/orders.ts';
import { asGuess, findUsableCode } from '#features/sales/promo-codes/server/codes.ts';
import { courseErrors } from '#features/teaching/courses/errors.ts';
import type { CourseRow } from '#features/teaching/courses/server/courses.ts';
import { findCourseToSell } from '#features/teaching/courses/server/onSale.ts';
import { ownsForGood } from '#features/teaching/enrolments/server/enrolments.ts';
import type { Actor } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import { countAttempt } from '#server/limits/limits.ts';
import { newToken } from '#server/tokens.ts';
import type { Output } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { toRubles } from '#shared/money.ts';
import type { paymentsApi } from '../contract/payments.ts';
import { paymentErrors } from '../errors.ts';
import { visitorOrders } from '../rules/payments.ts';
import type { Buyer } from './addPayment.ts';
import { guarded } from './guardianKinds.ts';
import {
  agreedPrice,
  type ConsentInput,
  type CreateInput,
  checkMethod,
  orderKeyOf,
  placeOnce,
  type Sale,
} from './placeOrder.ts';
import { isProviderAway } from './providers/outage.ts';
import { providerFailed, requestPayment } from './requestPayment.ts';

type CreateOutput = Output<typeof paymentsApi.create>;

/**
 * Places an order at the server's price for this buyer at this moment and requests a payment from the
 * provider. A repeated `request_id` answers the same order; after that order has ended it starts a new one.
 * The price is compared before anything else: to learn whether an address owns a course one has to order it,
 * and the attempt is counted. Answers within 8 seconds, at once while the provider is known to be down.
 * For somebody under 18 no payment is requested: the guardian is asked (guardianKinds.ts), on every call.
 * @throws AppError course_unknown, price_changed, email_required, consent_required, document_changed,
 * guardian_required, too_many_requests, already_owned, sign_in_to_buy, promo_code_…, payment_method_unavailable:
 * nothing was written; payment_provider_failed: what was written cannot charge anyone
 */
export async function createPayment(ctx: Context, input: CreateInput): Promise<CreateOutput> {
  if (!ctx.app.config.yookassa) throw providerFailed();
  const { handle } = ctx.app.database;
  const course = await findCourseToSell(ctx, input);
  if (!course) throw new AppError(courseErrors.course_unknown);
  const userId = ctx.actor.kind === 'member' ? ctx.actor.id : null;
  const secret = secretOf(input, course, userId);
  const earlier = await orderBySecret(handle, secret);
  if (!earlier || hasEnded(earlier)) {
    await tryCode(ctx, input, { courseId: course.id, userId, email: input.email ?? null });
    const price = await agreedPrice(ctx, input, { course, userId });
    await checkMethod(ctx, input, price);
    const buyer = await buyerOf(ctx, input);
    const guardianEmail = await guardianFor(ctx, input, buyer);
    const sale = { course, buyer, secret, guardianEmail };
    checkConsents(ctx.actor, input);
    if (guardianEmail === null && isProviderAway(ctx.app)) throw providerFailed();
    if (userId === null) await countAttempt(ctx, [visitorOrders(ctx.app.config.visitorOrdersPerHour)], {});
    await refuseOwned(ctx, sale);
    await placeOnce(ctx, input, sale);
  }
  return confirmationOf(ctx, secret);
}

/** A code that does not work counts as a guess. @throws AppError promo_code_…, too_many_requests */
async function tryCode(ctx: Context, { promo_code: typed }: CreateInput, use: UseOfCode): Promise<void> {
  if (typed) await asGuess(ctx, () => findUsableCode(ctx, { typed, ...use }));
}

interface UseOfCode {
  courseId: string;
  userId: string | null;
  email: string | null;
}

/** Contacts of the signed-in account, otherwise those of the form. */
export async function buyerOf(
  ctx: Context,
  input: Pick<CreateInput, 'email' | 'name' | 'phone'>,
): Promise<Buyer> {
  if (ctx.actor.kind === 'member') {
    const account = await accountById(ctx, ctx.actor.id);
    if (!account) throw new AppError('session_expired');
    const name = `${account.first_name} ${account.last_name}`.trim() || account.email;
    return { userId: account.id, email: account.email, name, phone: account.phone ?? input.phone ?? null };
  }
  if (!input.email) throw new AppError(paymentErrors.email_required, { fields: { email: 'required' } });
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
  { request_id, email, amount, promo_code }: CreateInput,
  course: CourseRow,
  userId: string | null,
): string {
  if (!request_id) return newToken();
  const sale = JSON.stringify([userId ?? email, course.id, amount, ...(promo_code ? [promo_code] : [])]);
  return createHmac('sha256', request_id).update(sale).digest('base64url');
}

/**
 * A visitor agrees by ticks; a member has agreed before, and reads so at the button. @throws AppError consent_required
 */
export function checkConsents(actor: Actor, input: ConsentInput): void {
  if (actor.kind === 'member') return;
  const fields: Record<string, string> = {};
  if (!input.privacy_consent) fields.privacy_consent = 'consent';
  if (!input.offer_consent) fields.offer_consent = 'consent';
  if (Object.keys(fields).length > 0) throw new AppError(consentErrors.consent_required, { fields });
}

/**
 * Runs before any charge. Asks a visitor with the address of an owner of the course to sign in. A blocked account is
 * not revealed without its password: the order is taken like any other, and its money only held (addPayment.ts).
 */
export async function refuseOwned(
  ctx: Context,
  { buyer, course }: Pick<Sale, 'course'> & { buyer: Pick<Buyer, 'userId' | 'email'> },
): Promise<void> {
  const { handle } = ctx.app.database;
  const ownerId = buyer.userId ?? (await findAccountByEmail(handle, buyer.email))?.id;
  const isOwned = ownerId !== undefined && (await ownsForGood(handle, ownerId, course.id));
  if (isOwned) throw new AppError(buyer.userId ? paymentErrors.already_owned : paymentErrors.sign_in_to_buy);
}

/** Requests the payment, unless the provider has answered before or a guardian pays. @throws AppError payment_provider_failed */
async function confirmationOf(ctx: Context, secret: string): Promise<CreateOutput> {
  const { handle } = ctx.app.database;
  const order = await orderBySecret(handle, secret);
  if (!order) throw providerFailed();
  const guardian = await guardianStateOf(ctx, guarded(order.id));
  if (guardian && !hasEnded(order)) return answerFor(order, secret, null);
  return answerFor(order, secret, await requestPayment(ctx, order.id));
}

/** Without a payment it is the guardian's, who gets the way to paying by mail. */
function answerFor(
  order: OrderRow,
  secret: string,
  payment: Pick<CreateOutput, 'payment_id' | 'confirmation_url'> | null,
): CreateOutput {
  return {
    ...(payment ?? { payment_id: '', confirmation_url: '' }),
    guardian_asked: payment === null,
    order_id: order.id,
    order_number: orderNumber(order.number),
    order_secret: secret,
    order_key: orderKeyOf(secret),
    amount: toRubles(order.amount_kopecks),
  };
}
