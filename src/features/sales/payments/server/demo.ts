/** Payments of a demo school. */
import { holdOrder, type OrderRow, orderBySecret } from '#features/sales/orders/server/orders.ts';
import { findUsableCode } from '#features/sales/promo-codes/server/codes.ts';
import type { CourseRow } from '#features/teaching/courses/server/courses.ts';
import { pricesOf } from '#features/teaching/courses/server/offeredPrices.ts';
import { toCoursePrice } from '#features/teaching/courses/server/prices.ts';
import type { Context, TxContext } from '#server/context.ts';
import type { DemoRows } from '#server/demoPart.ts';
import { newId, newToken } from '#server/tokens.ts';
import { minute } from '#shared/dates.ts';
import type { PaymentMethod } from '../rules/methods.ts';
import type { Buyer } from './addPayment.ts';
import { deleteCorrectionsOf } from './correction.store.ts';
import { creditOutsidePayment, insertOutsidePayment } from './outsidePayments.ts';
import { placeOnce } from './placeOrder.ts';
import { settlePayment } from './settlement.ts';
import * as store from './store.ts';
import { deleteTrialsSince } from './trial.store.ts';

/** An invented buyer paid it, past any provider: none has to answer for money that never was. */
export async function payDemoOrder(ctx: TxContext, { id, amount_kopecks }: OrderRow): Promise<void> {
  const order = (await holdOrder(ctx.db, id))!;
  await insertOutsidePayment(ctx, {
    ...{ provider: 'manual', orderId: id, amountKopecks: amount_kopecks, number: null },
  });
  await creditOutsidePayment(ctx, order);
}

export interface DemoPurchase {
  course: CourseRow;
  buyer: Buyer;
  promoCode?: string | undefined;
  method?: PaymentMethod | undefined;
  /** The address of an adult whose consent comes first. */
  guardianEmail?: string | undefined;
}

/** Somebody orders a course at the price of that moment, up to the call of the provider. @returns the order */
export async function orderInDemo(ctx: TxContext, purchase: DemoPurchase): Promise<OrderRow> {
  const { course, buyer, promoCode, method, guardianEmail = null } = purchase;
  const { userId, email } = buyer;
  const use = { typed: promoCode ?? '', courseId: course.id, userId, email };
  const code = promoCode === undefined ? null : (await findUsableCode(ctx, use)).discount;
  const [price] = await pricesOf(ctx, [course], { userId, code });
  const secret = newToken();
  const input = {
    ...{ amount: toCoursePrice(price!).price, currency: 'RUB' as const, description: course.title, email },
    ...{ promo_code: promoCode, payment_method: method, privacy_consent: true, offer_consent: true },
  };
  await placeOnce(ctx, input, { course, buyer, secret, guardianEmail });
  return (await orderBySecret(ctx.db, secret))!;
}

export type DemoOutcome =
  | { status: 'pending'; isWatched?: boolean }
  | { status: 'succeeded'; method: PaymentMethod }
  | { status: 'canceled'; reason: string };

/** Share of the amount that the provider keeps. */
const commission = 0.035;

/** The order's payment as the provider would tell it, to the one place that acts on it. */
export async function settleInDemo(ctx: TxContext, orderId: string, outcome: DemoOutcome): Promise<void> {
  const settings = ctx.app.config.yookassa!;
  const payment = (await store.findPaymentOfOrder(ctx.db, orderId))!;
  const { id: paymentId, amount_kopecks: amountKopecks, created_at: createdAt } = payment;
  const id = payment.provider_payment_id ?? providersId(ctx, '000f');
  const isPaid = outcome.status === 'succeeded';
  await settlePayment(ctx, {
    ...{ settings, paymentId },
    seen: {
      ...{ id, amountKopecks, createdAt, status: outcome.status, currency: 'RUB', discountKopecks: 0 },
      ...{ isTest: true, shopId: settings.shopId, heldUntil: null, hasReceipt: true },
      metadata: { order_id: orderId, payment_id: paymentId },
      incomeKopecks: isPaid ? Math.round(amountKopecks * (1 - commission)) : null,
      method: isPaid ? outcome.method : null,
      cancellationReason: outcome.status === 'canceled' ? outcome.reason : null,
      receipt: isPaid ? 'succeeded' : 'pending',
      confirmationUrl: `${new URL(settings.url).origin}/checkout/payments/v2/contract?orderId=${id}`,
    },
  });
  if (outcome.status !== 'pending') return;
  // The provider learns the past only once the whole year is written.
  const inTime = new Date(ctx.app.now().getTime() + 50 * minute).toISOString();
  const next_check_at = outcome.isWatched ? inTime : null;
  await store.changePayment(ctx.db, paymentId, { next_check_at });
}

/** As the provider numbers its payments and refunds: the time first. */
export function providersId({ app }: Context, middle: '000f' | '0015'): string {
  const seconds = Math.floor(app.now().getTime() / 1000)
    .toString(16)
    .padStart(8, '0');
  return `${seconds}-${middle}-5000-${newId().slice(19)}`;
}

/** The demo's payments by card as they stand, for a simulator of the provider that has not seen them. */
export const demoCardPayments = store.demoCardPayments;

/** The notices about them and the corrections of their orders' addresses go too. */
export async function removeDemoPayments(ctx: TxContext, { orderIds }: DemoRows): Promise<void> {
  for (const orderId of orderIds) {
    await deleteCorrectionsOf(ctx.db, orderId);
    await store.deletePaymentsOf(ctx.db, orderId);
  }
}

/** Trial payments at the simulator too: a live school has yet to try its own key. */
export async function removeRehearsed(ctx: TxContext, rows: DemoRows): Promise<void> {
  await removeDemoPayments(ctx, rows);
  if (rows.since !== null) await deleteTrialsSince(ctx.db, rows.since);
}
