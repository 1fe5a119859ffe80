/** The sum that can still be sent back, the way it goes, and the rule's suggestion. */

import { leftToReturn } from '#features/sales/orders/rules.ts';
import type { OrderRow } from '#features/sales/orders/server/orders.ts';
import { type PaymentRow, takenPayment } from '#features/sales/payments/server/findPayment.ts';
import { findCourse } from '#features/teaching/courses/server/courses.ts';
import { usedOfOrder } from '#features/teaching/learning/server/uses.ts';
import type { Context } from '#server/context.ts';
import type { SchoolDay } from '#shared/dates.ts';
import { toRubles } from '#shared/money.ts';
import { revenueStates } from '#shared/orderStates.ts';
import type { Suggestion } from '../contract/refunds.ts';
import { isInTime, lastDayToAsk, type RefundWay, suggestedKopecks } from '../rules.ts';

export interface Refundable {
  payment: PaymentRow | undefined;
  /** The sum the buyer was charged: a bank that lends the price may keep a discount of its own. */
  chargedKopecks: number;
  leftKopecks: number;
  way: RefundWay;
}

export async function refundableOf(ctx: Context, order: OrderRow): Promise<Refundable> {
  const payment = await takenPayment(ctx.db, order.id);
  const chargedKopecks = payment?.charged_kopecks ?? order.amount_kopecks;
  const isLeft = revenueStates.includes(order.status);
  const left = leftToReturn(order) - (order.amount_kopecks - chargedKopecks);
  return {
    payment,
    chargedKopecks,
    leftKopecks: isLeft ? Math.max(0, left) : 0,
    way: hasProvider(ctx, payment) ? 'provider' : 'by_hand',
  };
}

function hasProvider(ctx: Context, payment: PaymentRow | undefined): boolean {
  return payment?.provider === 'yookassa' && Boolean(payment.provider_payment_id && ctx.app.config.yookassa);
}

export interface Suggested {
  lastDay: SchoolDay;
  kopecks: number;
  /** Of those that the order paid for: ever done, or watched, since then. */
  lessonsDone: number;
  lessonsTotal: number;
  /** Used ones that are not marked as done now. */
  lessonsUnmarked: number;
  isInTime: boolean;
}

/** For an order that was paid; null for any other. */
export async function suggestionFor(
  ctx: Context,
  order: OrderRow,
  { chargedKopecks, leftKopecks }: Pick<Refundable, 'chargedKopecks' | 'leftKopecks'>,
): Promise<Suggested | null> {
  if (order.paid_at === null) return null;
  const { timeZone } = ctx.app.config;
  const course = await findCourse(ctx.db, order.course_id);
  const { used, total, unmarked } = await usedOfOrder(ctx, order);
  const lastDay = lastDayToAsk(order.paid_at, course?.start_date ?? null, timeZone);
  const usage = { chargedKopecks, leftKopecks, lessonsDone: used, lessonsTotal: total };
  const inTime = isInTime(lastDay, ctx.app.now(), timeZone);
  const kopecks = suggestedKopecks({ ...usage, isInTime: inTime });
  const counted = { lessonsDone: used, lessonsTotal: total, lessonsUnmarked: unmarked };
  return { ...counted, lastDay, kopecks, isInTime: inTime };
}

export function toSuggestion(suggested: Suggested): Suggestion {
  return {
    amount: toRubles(suggested.kopecks),
    lessons_done: suggested.lessonsDone,
    lessons_total: suggested.lessonsTotal,
    lessons_unmarked: suggested.lessonsUnmarked,
    in_time: suggested.isInTime,
  };
}
