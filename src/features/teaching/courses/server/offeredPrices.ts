/** Prices of courses, now and in the recent past. */
import { boughtCourses } from '#features/teaching/enrolments/server/enrolments.ts';
import type { Context, TxContext } from '#server/context.ts';
import type { DemoRows } from '#server/demoPart.ts';
import { newId } from '#server/tokens.ts';
import {
  type CodeDiscount,
  comparisonWindowMs,
  type Price,
  priceFor,
  runningPromotion,
  type SchoolClock,
} from '../rules/prices.ts';
import * as store from './offeredPrices.store.ts';
import { coursesOnSale, isOnSale } from './onSale.ts';
import { promotionsAt } from './prices.store.ts';
import { type CourseRow, courseById } from './store.ts';

/** Buyer of the public price. */
export const anybody: PriceBuyer = { userId: null };

export interface PriceBuyer {
  /** Null for anybody not signed in. */
  userId: string | null;
  /** Terms of a promo code that works for this buyer and these courses. */
  code?: CodeDiscount | null;
}

/**
 * Current prices of the courses for a buyer, in the given order. Within the transaction that places an order,
 * this is the amount charged.
 */
export async function pricesOf(
  ctx: Context,
  courses: readonly Pick<CourseRow, 'id' | 'price_kopecks'>[],
  { userId, code = null }: PriceBuyer,
): Promise<Price[]> {
  const clock = schoolClock(ctx);
  const rows = await promotionsAt(ctx.db, clock.now.toISOString());
  const bought = userId === null ? [] : await boughtCourses(ctx.db, userId);
  const promoted = courses.filter(({ id }) => rows.some((row) => row.course_id === id));
  const limitOf = await comparisonLimits(
    ctx,
    promoted.map(({ id }) => id),
  );
  return courses.map((course) =>
    priceFor({
      listKopecks: course.price_kopecks,
      promotions: rows
        .filter((row) => row.course_id === course.id)
        .flatMap((row) => runningPromotion(row, clock) ?? []),
      comparisonLimitKopecks: limitOf(course.id),
      ownsAnother: bought.some((id) => id !== course.id),
      code,
    }),
  );
}

/**
 * The highest price that a promotion of each course may be compared with: its highest public price within the
 * last sixty days. Null when there is no limit: a demo school's prices are invented, as specified.
 */
export async function comparisonLimits(
  ctx: Context,
  courseIds: readonly string[],
): Promise<(courseId: string) => number | null> {
  if (ctx.app.config.mode === 'demo' || courseIds.length === 0) return () => null;
  const since = new Date(ctx.app.now().getTime() - comparisonWindowMs).toISOString();
  const highest = await store.highestPricesSince(ctx.db, courseIds, since);
  return (courseId) => highest.get(courseId) ?? 0;
}

/**
 * Records the public price from now on, in the transaction that changes the course's price or promotion, or
 * when a promotion begins or ends by the clock. A course that is not on sale is offered at no price. An unchanged
 * price records nothing.
 */
export async function noteOfferedPrice(ctx: TxContext, courseId: string): Promise<void> {
  const course = await courseById(ctx.db, courseId);
  const [price] = course && (await isOnSale(ctx, course)) ? await pricesOf(ctx, [course], anybody) : [];
  const known = await store.priceOnOffer(ctx.db, courseId);
  if (known?.price_kopecks === price?.kopecks) return;
  const now = ctx.app.now().toISOString();
  if (known) await store.endOffer(ctx.db, known.id, now < known.offered_from ? known.offered_from : now);
  if (price)
    await store.beginOffer(ctx.db, {
      id: newId(),
      course_id: courseId,
      price_kopecks: price.kopecks,
      offered_from: now,
      offered_until: null,
    });
}

/** A price that only a rehearsal has shown was offered to nobody, and nothing may be compared with it. */
export async function forgetRehearsedPrices({ db }: TxContext, { since }: DemoRows): Promise<void> {
  if (since !== null) await store.deleteOffersSince(db, since);
}

/** Courses whose recorded price is not the public one: the clock put them on sale, or took them off. */
export async function coursesToNote(ctx: Context): Promise<string[]> {
  const onSale = await coursesOnSale(ctx);
  const prices = await pricesOf(ctx, onSale, anybody);
  const now = new Map(onSale.map(({ id }, index) => [id, prices[index]!.kopecks]));
  const known = await store.pricesOnOffer(ctx.db);
  const ids = new Set([...now.keys(), ...known.keys()]);
  return [...ids].filter((id) => now.get(id) !== known.get(id));
}

export function schoolClock(ctx: Context): SchoolClock {
  return {
    now: ctx.app.now(),
    timeZone: ctx.app.config.timeZone,
    renewsDaily: ctx.app.config.mode === 'demo',
  };
}
