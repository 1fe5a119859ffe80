/** Writes down an order and its payment before the provider is asked. */

import { recordConsents } from '#features/accounts/consents/server/consents.ts';
import { recordReminder } from '#features/accounts/consents/server/reminders.ts';
import { hasEnded } from '#features/sales/orders/rules.ts';
import { forgetSecret, orderBySecret, placeOrder } from '#features/sales/orders/server/orders.ts';
import { findUsableCode, reserveCode } from '#features/sales/promo-codes/server/codes.ts';
import { courseErrors } from '#features/teaching/courses/errors.ts';
import type { Price } from '#features/teaching/courses/rules/prices.ts';
import { type CourseRow, findCourse } from '#features/teaching/courses/server/courses.ts';
import { pricesOf } from '#features/teaching/courses/server/offeredPrices.ts';
import { isOnSale } from '#features/teaching/courses/server/onSale.ts';
import { toCoursePrice } from '#features/teaching/courses/server/prices.ts';
import type { Context, TxContext } from '#server/context.ts';
import { isUniqueViolation } from '#server/db/database.ts';
import { derivedToken } from '#server/tokens.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { localTextOf } from '#shared/localText.ts';
import type { paymentsApi } from '../contract/payments.ts';
import { paymentErrors } from '../errors.ts';
import { addPayment, type Buyer, courseGoods } from './addPayment.ts';
import { askForPayment } from './guardianKinds.ts';
import { offeredMethods } from './settings.ts';

export type CreateInput = ParsedInput<typeof paymentsApi.create>;
export type ConsentInput = Pick<CreateInput, 'privacy_consent' | 'offer_consent' | 'document_versions'>;

export interface Sale {
  course: CourseRow;
  buyer: Buyer;
  secret: string;
  /** Address of the adult who has to agree, for a buyer under 18. */
  guardianEmail: string | null;
}

/** The order's key, which tells nothing about its secret. */
export function orderKeyOf(secret: string): string {
  return derivedToken(secret, 'key of the order');
}

/** @throws AppError payment_method_unavailable where the school does not offer it for this amount */
export async function checkMethod(ctx: Context, { payment_method: method }: CreateInput, { kopecks }: Price) {
  if (method === undefined || (await offeredMethods(ctx, kopecks)).includes(method)) return;
  throw new AppError(paymentErrors.payment_method_unavailable, { fields: { payment_method: 'invalid' } });
}

/** One order per secret, whichever request comes first. */
export async function placeOnce(ctx: Context, input: CreateInput, sale: Sale): Promise<void> {
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

/**
 * The buyer's current price, if it is the one agreed to. @throws AppError price_changed, promo_code_…
 */
export async function agreedPrice(
  ctx: Context,
  { amount, promo_code: typed, email }: CreateInput,
  { course, userId }: { course: CourseRow; userId: string | null },
): Promise<Price> {
  const current = await findCourse(ctx.db, course.id);
  // Taken off sale while the form was being sent.
  if (!current || !(await isOnSale(ctx, current))) throw new AppError(courseErrors.course_unknown);
  const code = typed
    ? await findUsableCode(ctx, { typed, courseId: course.id, userId, email: email ?? null })
    : null;
  const [price] = await pricesOf(ctx, [current], { userId, code: code?.discount ?? null });
  const right = toCoursePrice(price!);
  if (amount === right.price) return price!;
  throw new AppError(paymentErrors.price_changed, {
    values: { amount: right.price, reason: right.price_reason },
    extra: { amount: right.price, course_id: course.id, price: right },
  });
}

type PricedSale = Sale & { price: Price };

async function place(ctx: TxContext, input: CreateInput, sale: PricedSale): Promise<void> {
  const { course, buyer, secret, price, guardianEmail } = sale;
  const { kopecks: amountKopecks, listKopecks, regularKopecks, reason, promoCodeId } = price;
  const isReminderAgreed = input.reminder_consent === true && guardianEmail === null;
  // The last lock: the holder of a code never waits for an order.
  if (promoCodeId !== null) await reserveCode(ctx, promoCodeId, { courseId: course.id, buyer });
  const orderId = await placeOrder(ctx, {
    ...buyer,
    language: ctx.actor.language,
    courseId: course.id,
    courseTitle: localTextOf(course, 'title'),
    amountKopecks,
    price: { listKopecks, regularKopecks, reason, promotionId: price.promotion?.id ?? null, promoCodeId },
    secret,
    key: orderKeyOf(secret),
    isReminderAgreed,
  });
  if (guardianEmail !== null) await askForPayment(ctx, { orderId, buyer, guardianEmail });
  else {
    await addPayment(ctx, {
      orderId,
      goods: courseGoods(course, orderKeyOf(secret)),
      payer: buyer,
      amountKopecks,
      method: input.payment_method ?? null,
    });
  }
  await noteConsents(ctx, input, buyer);
  if (isReminderAgreed) await recordReminder(ctx, buyer);
}

/** Consents given with a purchase, as part of its transaction. */
export async function noteConsents(ctx: TxContext, input: ConsentInput, buyer: Buyer): Promise<void> {
  const documents = [
    ...(input.privacy_consent ? (['privacy'] as const) : []),
    ...(input.offer_consent ? (['offer'] as const) : []),
  ];
  if (documents.length === 0) return;
  await recordConsents(ctx, {
    userId: buyer.userId,
    email: buyer.email,
    documents,
    beside: ctx.actor.kind === 'member' ? 'button' : 'boxes',
    shown: input.document_versions,
    place: 'checkout',
  });
}
