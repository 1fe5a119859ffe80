/** Promotions, and what each buyer pays. */
import { boughtCourses } from '#features/learning/enrolments/service.ts';
import { type Actor, checkAccess, member } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import { changeBy } from '#server/changes.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { publish } from '#server/outbox/queue.ts';
import { newId } from '#server/tokens.ts';
import type { Output } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { toKopecks, toRubles } from '#shared/money.ts';
import { coursesChanged } from '../contract.ts';
import { activeCourses, type CourseRow, courseById } from '../store.ts';
import { type CoursePrice, priceChanged, type pricesApi } from './contract.ts';
import { queueNextMoment, schoolClock } from './jobs.ts';
import {
  discountPercent,
  type Price,
  type PromotionTerms,
  priceFor,
  promotionProblems,
  runningPromotion,
} from './rules.ts';
import * as store from './store.ts';

/** What each course on sale costs the caller, in the order of the catalogue. */
export async function ownPrices(actor: Actor, app: App): Promise<Output<typeof pricesApi.own>> {
  const { handle } = app.database;
  const courses = await activeCourses(handle);
  const prices = await pricesOf(app, handle, courses, member(actor).id);
  return {
    prices: courses.map((course, index) => ({ course_id: course.id, ...toCoursePrice(prices[index]!) })),
  };
}

/**
 * What the courses cost a buyer at this moment, in their order. As part of the transaction that places an order,
 * this is what is charged.
 * @param userId null for everybody who is not signed in
 */
export async function pricesOf(
  app: App,
  db: Db,
  courses: readonly Pick<CourseRow, 'id' | 'price_kopecks'>[],
  userId: string | null,
): Promise<Price[]> {
  const clock = schoolClock(app);
  const rows = await store.promotionsAt(db, clock.now.toISOString());
  const bought = userId === null ? [] : await boughtCourses(db, userId);
  return courses.map((course) =>
    priceFor({
      listKopecks: course.price_kopecks,
      promotions: rows
        .filter((row) => row.course_id === course.id)
        .flatMap((row) => runningPromotion(row, clock) ?? []),
      ownsAnother: bought.some((id) => id !== course.id),
    }),
  );
}

/** A price as the contract shows it, in rubles. */
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
  /** To change one that exists. */
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
 * Makes or changes a promotion as part of `tx`, says so to the pages and waits for its moments. The answer is what
 * an audit needs. For the product itself and for holders of courses.manage.
 * @throws AppError unauthorized, forbidden, not_found, or invalid_input naming what would be no promotion
 */
export async function savePromotion(
  actor: Actor,
  app: App,
  tx: Tx,
  promotion: NewPromotion,
): Promise<PromotionChange> {
  if (actor.kind !== 'system') checkAccess(actor, 'courses.manage');
  const { id = newId(), courseId, startsAt, endsAt, isOn, ...terms } = promotion;
  const course = await courseById(tx, courseId);
  const before = (await store.promotionById(tx, id)) ?? null;
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
    created_at: before?.created_at ?? app.now().toISOString(),
  };
  const fields = promotionProblems(after, course.price_kopecks);
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
  await store.putPromotion(tx, after);
  await publish(app, tx, coursesChanged, {});
  const states = [before && termsOf(course, before), termsOf(course, after)] as const;
  await publish(app, tx, priceChanged, changeBy(actor, app, `prices.${course.type ?? course.id}`, ...states));
  await queueNextMoment(app, tx, after);
  return { before, after };
}

/** A promotion in words for people, amounts in rubles. */
function termsOf({ title: course }: CourseRow, row: store.PromotionRow) {
  const { price_kopecks, compare_at_kopecks, starts_at, ends_at, repeats, countdown, is_on } = row;
  const [price, compare_at] = [toRubles(price_kopecks), toRubles(compare_at_kopecks)];
  return { course, price, compare_at, starts_at, ends_at, repeats, countdown, is_on: is_on === 1 };
}

/** Rubles of the promotion on the main course, whether it runs now or not; null where there is none. */
export async function promotedPrice(db: Db): Promise<number | null> {
  const promotion = await store.promotionOfType(db, mainCourse);
  return promotion ? toRubles(promotion.price_kopecks) : null;
}

/**
 * Changes the price of the promotion on the main course, and nothing else of it.
 * @throws AppError forbidden, or invalid_input at `price` where no promotion is or the price would be none
 */
export async function changePromotedPrice(actor: Actor, app: App, tx: Tx, rubles: number): Promise<void> {
  const promotion = await store.promotionOfType(tx, mainCourse);
  if (!promotion) throw new AppError('invalid_input', { fields: { price: 'invalid' } });
  await savePromotion(actor, app, tx, {
    id: promotion.id,
    courseId: promotion.course_id,
    price_kopecks: toKopecks(rubles),
    compare_at_kopecks: promotion.compare_at_kopecks,
    startsAt: new Date(promotion.starts_at),
    endsAt: new Date(promotion.ends_at),
    repeats: promotion.repeats,
    countdown: promotion.countdown,
    isOn: promotion.is_on === 1,
  });
}

/** The course that the page's last chance sells. */
const mainCourse = 'optimum';
