/** Courses as the panel shows them: every state, every language, and what stands beside them. */

import type { OwnBenefit } from '#features/publishing/school/rules/benefits.ts';
import { countStudentsByCourse } from '#features/teaching/enrolments/server/enrolments.ts';
import { fingerprint } from '#server/changes.ts';
import type { Context } from '#server/context.ts';
import { featuresOf } from '#server/feature.ts';
import { day, hour, minute, second } from '#shared/dates.ts';
import { notFound } from '#shared/errors.ts';
import { inEveryTranslation, type LocalText, type Translation } from '#shared/i18n.ts';
import { localTextOf } from '#shared/localText.ts';
import { toRubles } from '#shared/money.ts';
import type { PanelCourse } from '../contract/panel.ts';
import type { EditedPromotion } from '../contract/promotion.ts';
import { schoolTime, stateOf } from '../rules/courses.ts';
import { materialPurposes } from '../rules/goods.ts';
import { type LessonTotals, purposesByCourse } from './contents.store.ts';
import { toCourse } from './courses.ts';
import { coverPhotos, framingOf } from './covers.ts';
import { shownLength } from './length.ts';
import { anybody, comparisonLimits, pricesOf } from './offeredPrices.ts';
import { offerings, schoolLacks } from './onSale.ts';
import { newestPromotions, type PromotionRow } from './prices.store.ts';
import { toCoursePrice } from './prices.ts';
import * as store from './store.ts';

/** Deleted courses can be brought back for this long. */
export const restorableMs = 30 * day;

export async function listPanelCourses(ctx: Context) {
  const { timeZone, mode } = ctx.app.config;
  const courses = await panelCourses(ctx, await store.allCourses(ctx.db));
  return {
    courses,
    time_zone: timeZone,
    may_repeat: mode === 'demo',
    school_lacks: await schoolLacks(ctx),
    hours_of: mode === 'demo' ? ('video' as const) : ('practice' as const),
  };
}

/** @throws not_found */
export async function panelCourse(ctx: Context, id: string): Promise<PanelCourse> {
  const row = (await store.allCourses(ctx.db)).find((course) => course.id === id);
  if (!row) throw notFound();
  return (await panelCourses(ctx, [row]))[0]!;
}

export async function panelCourses(ctx: Context, rows: readonly store.CourseRow[]): Promise<PanelCourse[]> {
  const ids = rows.map(({ id }) => id);
  const prices = await pricesOf(ctx, rows, anybody);
  const limitOf = await comparisonLimits(ctx, ids);
  const promotions = await newestPromotions(ctx.db);
  const students = await countStudentsByCourse(ctx);
  const sold = await soldAmong(ctx, ids);
  const offered = await offerings(ctx, rows);
  const purposes = await purposesByCourse(ctx.db);
  const photos = await coverPhotos(ctx, rows);
  return rows.map((row, index) => {
    const promotion = promotions.get(row.id);
    const limit = limitOf(row.id);
    return {
      ...courseInPanel(row),
      cover_photo: photos.get(row.id) ?? null,
      real_lessons: realLessons(offered[index]!.totals),
      goods: materialPurposes.filter((purpose) => purposes.get(row.id)?.has(purpose)),
      shown: shownLength(ctx, offered[index]!),
      missing: row.is_active === 1 ? offered[index]!.missing : [],
      students: students.get(row.id) ?? 0,
      is_sold: sold.includes(row.id),
      offer:
        row.is_active === 1 && offered[index]!.missing.length === 0 ? toCoursePrice(prices[index]!) : null,
      promotion: promotion ? editedPromotion(promotion, ctx.app.config.timeZone) : null,
      comparison_limit: limit === null ? null : toRubles(limit),
      promotion_version: promotionVersion(promotion),
    };
  });
}

/** Those that somebody owns or owned, or has ordered: they are kept for their students and for the books. */
export async function soldAmong({ app, db }: Context, ids: readonly string[]): Promise<string[]> {
  const sold = new Set<string>();
  for (const { soldCourses } of featuresOf(app))
    for (const id of (await soldCourses?.(db, ids)) ?? []) sold.add(id);
  return ids.filter((id) => sold.has(id));
}

export function courseVersion(row: store.CourseRow): string {
  const { id: _id, position: _position, is_demo: _isDemo, ...facts } = row;
  return fingerprint(Object.entries(facts).sort());
}

export function promotionVersion(row: PromotionRow | undefined): string {
  return fingerprint(row ? Object.entries(row).sort() : null);
}

function courseInPanel(row: store.CourseRow) {
  const [title, description, outcomes, alt] = (
    ['title', 'description', 'outcomes', 'cover_alt'] as const
  ).map((field) => localTextOf(row, field)) as [LocalText, LocalText, LocalText, LocalText];
  const beside = (language: Translation) => ({
    title: title[language] ?? '',
    description: description[language] ?? '',
    outcomes: outcomes[language] ?? '',
    cover_alt: alt[language] ?? '',
  });
  return {
    ...toCourse(row, 'ru'),
    outcomes: row.outcomes,
    translations: inEveryTranslation(beside),
    cover_framing: framingOf(row),
    includes: JSON.parse(row.includes) as OwnBenefit[],
    state: stateOf(row),
    gone_at: row.deleted_at && new Date(Date.parse(row.deleted_at) + restorableMs).toISOString(),
    version: courseVersion(row),
  };
}

function realLessons(totals: LessonTotals | undefined): PanelCourse['real_lessons'] {
  const { lessons = 0, toWatch = 0, minutes = 0, filmSeconds = 0 } = totals ?? {};
  return {
    count: lessons,
    to_watch: toWatch,
    hours: Math.ceil((minutes * minute) / hour),
    film_minutes: Math.floor((filmSeconds * second) / minute),
  };
}

function editedPromotion(row: PromotionRow, timeZone: string): EditedPromotion {
  return {
    price: toRubles(row.price_kopecks),
    compare_at: toRubles(row.compare_at_kopecks),
    starts_at: schoolTime(new Date(row.starts_at), timeZone),
    ends_at: schoolTime(new Date(row.ends_at), timeZone),
    repeats: row.repeats,
    countdown: row.countdown,
    is_on: row.is_on === 1,
  };
}
