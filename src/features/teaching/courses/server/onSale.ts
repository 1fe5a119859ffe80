/** Courses on sale: active, and such as can be delivered. Every list of courses to buy and every way to pay asks here. */

import { contactsOf } from '#features/publishing/school/rules/contacts.ts';
import { schoolFactsOf } from '#features/publishing/school/server/school.ts';
import type { Context } from '#server/context.ts';
import { hasStarted } from '../rules/courses.ts';
import { namedIn } from '../rules/names.ts';
import { missingForSale, type SaleNeed, sellerLacks } from '../rules/sale.ts';
import { type LessonTotals, lessonTotals } from './contents.store.ts';
import * as store from './store.ts';

export interface Offering {
  course: store.CourseRow;
  /** Totals of its active lessons; undefined where there are none. */
  totals: LessonTotals | undefined;
  /** Conditions that it misses for being sold, were it active. */
  missing: SaleNeed[];
}

/** The courses with what keeps each from being sold, in the order given. */
export async function offerings(ctx: Context, rows: readonly store.CourseRow[]): Promise<Offering[]> {
  if (rows.length === 0) return [];
  const totals = await lessonTotals(ctx.db);
  const lacks = await schoolLacks(ctx);
  const { app } = ctx;
  return rows.map((course) => {
    const ofCourse = totals.get(course.id);
    const hasLesson = (ofCourse?.toWatch ?? 0) > 0;
    const isPresale = !hasStarted(course.start_date, app.now(), app.config.timeZone);
    return {
      course,
      totals: ofCourse,
      missing: missingForSale({ hasLesson, isPresale, schoolLacks: lacks }),
    };
  });
}

/** Courses on sale with their lessons, in the order of the catalogue. */
export async function offeringsOnSale(ctx: Context): Promise<Offering[]> {
  const active = await offerings(ctx, await store.activeCourses(ctx.db));
  return active.filter(({ missing }) => missing.length === 0);
}

/** In the order of the catalogue. */
export async function coursesOnSale(ctx: Context): Promise<store.CourseRow[]> {
  return (await offeringsOnSale(ctx)).map(({ course }) => course);
}

/** Whether the course can be bought at this moment; within the transaction that sells it, this decides. */
export async function isOnSale(ctx: Context, course: store.CourseRow | undefined): Promise<boolean> {
  if (course?.is_active !== 1) return false;
  const [offering] = await offerings(ctx, [course]);
  return offering!.missing.length === 0;
}

export interface CourseHint {
  course_id?: string | undefined;
  course_type?: NonNullable<store.CourseRow['type']> | undefined;
  description: string;
}

/**
 * The one course on sale that a buyer means: by id, else by type, else by the name in the description. Undefined
 * without one, or with several of that name.
 */
export async function findCourseToSell(ctx: Context, hint: CourseHint): Promise<store.CourseRow | undefined> {
  const onSale = await coursesOnSale(ctx);
  if (hint.course_id !== undefined) return onSale.find((course) => course.id === hint.course_id);
  if (hint.course_type !== undefined) return onSale.find((course) => course.type === hint.course_type);
  const named = namedIn(onSale, hint.description);
  return named.length === 1 ? named[0] : undefined;
}

/** Conditions that the school itself misses; none in a demo school, whose seller is made up. */
export async function schoolLacks(ctx: Context): Promise<SaleNeed[]> {
  if (ctx.app.config.mode === 'demo') return [];
  const facts = await schoolFactsOf(ctx.db);
  return sellerLacks({ ...facts, hasContact: contactsOf(facts).length > 0 });
}
