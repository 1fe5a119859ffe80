/** Promotions, and what each buyer pays. */

import { recordChange } from '#features/records/audit/server/audit.ts';
import { boughtCourses, returnedCourses } from '#features/teaching/enrolments/server/enrolments.ts';
import { checkAccess, member } from '#server/actor.ts';
import { beginChange } from '#server/changes.ts';
import type { Context, TxContext } from '#server/context.ts';
import { newId } from '#server/tokens.ts';
import type { Output } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { toKopecks, toRubles } from '#shared/money.ts';
import type { CoursePrice, pricesApi } from '../contract/prices.ts';
import { discountPercent, type Price, type PromotionTerms, promotionProblems } from '../rules/prices.ts';
import { queueNextMoment } from './jobs.ts';
import { comparisonLimits, noteOfferedPrice, pricesOf } from './offeredPrices.ts';
import { coursesOnSale } from './onSale.ts';
import * as store from './prices.store.ts';
import { type CourseRow, courseById } from './store.ts';

/** Price of each course on sale for the caller, in catalogue order, and what their purchases say of it. */
export async function ownPrices(ctx: Context): Promise<Output<typeof pricesApi.own>> {
  const { id: userId } = member(ctx.actor);
  const courses = await coursesOnSale(ctx);
  const prices = await pricesOf(ctx, courses, { userId });
  const returned = await returnedCourses(ctx.db, userId);
  return {
    prices: courses.map(({ id }, index) => ({
      course_id: id,
      was_returned: returned.includes(id),
      ...toCoursePrice(prices[index]!),
    })),
    has_bought: (await boughtCourses(ctx.db, userId)).length > 0,
  };
}

/** A price in the contract's form, in rubles. */
export function toCoursePrice(price: Price): CoursePrice {
  const { promotion } = price;
  return {
    price: toRubles(price.kopecks),
    list_price: toRubles(price.listKopecks),
    regular_price: toRubles(price.regularKopecks),
    saving: toRubles(price.regularKopecks - price.kopecks),
    discount_percent: discountPercent(price),
    price_reason: price.reason,
    promotion: promotion && {
      id: promotion.id,
      starts_at: promotion.starts_at,
      ends_at: promotion.ends_at,
      last_day: promotion.lastDay,
      is_today_only: promotion.isTodayOnly,
      countdown: promotion.countdown,
    },
  };
}

export interface NewPromotion extends Omit<PromotionTerms, 'id' | 'starts_at' | 'ends_at' | 'is_on'> {
  /** Given to change an existing one. */
  id?: string;
  courseId: string;
  startsAt: Date;
  endsAt: Date;
  isOn: boolean;
}

export interface PromotionChange {
  before: store.PromotionRow | null;
  after: store.PromotionRow;
}

/**
 * Makes or changes a promotion as part of `tx`, drops the pages and waits for its moments. For the product itself and
 * for holders of courses.manage.
 * @throws AppError unauthorized, forbidden, not_found, or invalid_input naming what would be no promotion
 */
export async function savePromotion(ctx: TxContext, promotion: NewPromotion): Promise<PromotionChange> {
  if (ctx.actor.kind !== 'system') checkAccess(ctx.actor, 'courses.manage');
  await beginChange(ctx);
  const { id = newId(), courseId, startsAt, endsAt, isOn, ...terms } = promotion;
  const course = await courseById(ctx.db, courseId);
  const before = (await store.promotionById(ctx.db, id)) ?? null;
  if (!course || (promotion.id !== undefined && before?.course_id !== courseId)) throw notFound();
  const after: store.PromotionRow = {
    id,
    course_id: courseId,
    price_kopecks: terms.price_kopecks,
    compare_at_kopecks: terms.compare_at_kopecks,
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    repeats: terms.repeats,
    countdown: terms.countdown,
    is_on: isOn ? 1 : 0,
    created_at: before?.created_at ?? ctx.app.now().toISOString(),
  };
  const limitOf = await comparisonLimits(ctx, [courseId]);
  const fields = promotionProblems(after, course.price_kopecks, limitOf(courseId));
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
  await store.putPromotion(ctx.db, after);
  await noteOfferedPrice(ctx, courseId);
  const states = { before: before && termsOf(course, before), after: termsOf(course, after) };
  await recordChange(ctx, { action: 'price.changed', subject: `prices.${course.type ?? course.id}` }, states);
  await queueNextMoment(ctx, after);
  return { before, after };
}

/** Terms of a promotion in words, amounts in rubles. */
function termsOf({ title: course }: CourseRow, row: store.PromotionRow) {
  const { price_kopecks, compare_at_kopecks, starts_at, ends_at, repeats, countdown, is_on } = row;
  const [price, compare_at] = [toRubles(price_kopecks), toRubles(compare_at_kopecks)];
  return { course, price, compare_at, starts_at, ends_at, repeats, countdown, is_on: is_on === 1 };
}

export interface PromotedPrice {
  /** In rubles, like all of these. */
  price: number;
  /** Crossed-out price beside it. */
  compareAt: number;
  /** The highest price that may be crossed out; null for no limit. */
  comparisonLimit: number | null;
}

/** The promotion on the main course, whether it runs now or not; null without one. */
export async function promotedPrice(ctx: Context): Promise<PromotedPrice | null> {
  const promotion = await store.promotionOfType(ctx.db, mainCourse);
  if (!promotion) return null;
  const limit = (await comparisonLimits(ctx, [promotion.course_id]))(promotion.course_id);
  return {
    price: toRubles(promotion.price_kopecks),
    compareAt: toRubles(promotion.compare_at_kopecks),
    comparisonLimit: limit === null ? null : toRubles(limit),
  };
}

/**
 * Changes the price of the promotion on the main course. A crossed-out price that may no longer be shown is
 * lowered to the highest one that may; nothing else of the promotion changes.
 * @throws AppError forbidden, or invalid_input at `price` when there is no promotion or the price is invalid
 */
export async function changePromotedPrice(ctx: TxContext, rubles: number): Promise<void> {
  const promotion = await store.promotionOfType(ctx.db, mainCourse);
  if (!promotion) throw new AppError('invalid_input', { fields: { price: 'invalid' } });
  const price_kopecks = toKopecks(rubles);
  const limit = (await comparisonLimits(ctx, [promotion.course_id]))(promotion.course_id);
  const compare_at_kopecks = Math.min(promotion.compare_at_kopecks, limit ?? Number.POSITIVE_INFINITY);
  if (price_kopecks >= compare_at_kopecks)
    throw new AppError('invalid_input', { fields: { price: 'too_big' } });
  await savePromotion(ctx, {
    id: promotion.id,
    courseId: promotion.course_id,
    price_kopecks,
    compare_at_kopecks,
    startsAt: new Date(promotion.starts_at),
    endsAt: new Date(promotion.ends_at),
    repeats: promotion.repeats,
    countdown: promotion.countdown,
    isOn: promotion.is_on === 1,
  });
}

/** The course sold in the page's last-chance section. */
const mainCourse = 'optimum';
