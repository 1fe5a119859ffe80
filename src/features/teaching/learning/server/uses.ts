/**
 * What was used of a purchase: lessons that were done, or watched to 90 %, since then. Only ever added to: nobody moves
 * a sum that follows from it by unmarking, hiding, replacing or adding lessons.
 */

import { hasStarted } from '#features/teaching/courses/rules/courses.ts';
import { findCourse } from '#features/teaching/courses/server/courses.ts';
import {
  type EnrolmentRow,
  enrolmentOfOrder,
  setLessonsSold,
} from '#features/teaching/enrolments/server/sold.ts';
import { counts, filmOf } from '#features/teaching/lessons/server/counted.ts';
import { activeLessons, type LessonRow } from '#features/teaching/lessons/server/lessons.ts';
import type { Context, TxContext } from '#server/context.ts';
import { doneAtPercent, mergeSpans, type Span, watchedPercent } from '../rules/progress.ts';
import * as store from './uses.store.ts';

interface Use {
  enrolment: Pick<EnrolmentRow, 'id' | 'user_id' | 'created_at'> | undefined;
  lesson: LessonRow;
}

/** A part of the lesson's film was watched at that moment; nothing is used by what was watched before the purchase. */
export async function noteWatched(
  ctx: TxContext,
  { enrolment, lesson }: Use,
  seen: { watched: readonly Span[]; length: number; at: string },
): Promise<void> {
  if (!enrolment || seen.at < enrolment.created_at) return;
  const use = await store.holdUse(ctx.db, useOf(enrolment, lesson));
  if (use.used_at !== null) return;
  const film = filmOf(lesson);
  const known = use.film === film ? (JSON.parse(use.watched) as Span[]) : [];
  const watched = mergeSpans([...known, ...seen.watched], seen.length);
  const watched_percent = watchedPercent(watched, seen.length);
  const used_at = watched_percent >= doneAtPercent ? seen.at : null;
  await store.changeUse(ctx.db, { ...use, film, watched: JSON.stringify(watched), watched_percent, used_at });
}

/** The lesson is done. */
export async function noteDone(ctx: TxContext, { enrolment, lesson }: Use, at: string): Promise<void> {
  if (!enrolment || at < enrolment.created_at) return;
  const use = await store.holdUse(ctx.db, useOf(enrolment, lesson));
  if (use.used_at === null) await store.changeUse(ctx.db, { ...use, used_at: at });
}

export interface UsedOfOrder {
  used: number;
  total: number;
  /** Used ones that are not marked as done now. */
  unmarked: number;
}

/** How much of what an order paid for was used. */
export async function usedOfOrder(
  ctx: Context,
  order: { id: string; user_id: string | null; course_id: string | null },
): Promise<UsedOfOrder> {
  if (order.course_id === null) return { used: 0, total: 0, unmarked: 0 };
  const enrolment = await enrolmentOfOrder(ctx.db, order.id);
  const sold = soldIn(enrolment) ?? (await countedNow(ctx, order.course_id));
  // Of an order whose buyer was erased, the enrolment still says whose it was.
  const isBuyers = order.user_id === null || enrolment?.user_id === order.user_id;
  if (!enrolment || !isBuyers) return { used: 0, total: sold.length, unmarked: 0 };
  const uses = await store.usesOf(ctx.db, { enrolmentId: enrolment.id, userId: enrolment.user_id });
  const used = uses.filter(({ lesson_id }) => sold.includes(lesson_id));
  return {
    used: used.length,
    total: sold.length,
    unmarked: used.filter(({ completed_at }) => completed_at === null).length,
  };
}

/**
 * Writes down which lessons an order has paid for, once its course has begun: what the school adds, hides or deletes
 * later changes nothing.
 */
export async function noteSold(ctx: TxContext, enrolment: EnrolmentRow): Promise<void> {
  const course = await findCourse(ctx.db, enrolment.course_id);
  if (!course || !hasStarted(course.start_date, ctx.app.now(), ctx.app.config.timeZone)) return;
  const sold = await countedNow(ctx, course.id);
  if (sold.length > 0) await setLessonsSold(ctx, enrolment.id, JSON.stringify(sold));
}

function soldIn(enrolment: EnrolmentRow | undefined): string[] | null {
  return enrolment?.lessons_sold ? (JSON.parse(enrolment.lessons_sold) as string[]) : null;
}

async function countedNow(ctx: Context, courseId: string): Promise<string[]> {
  const lessons = await activeLessons(ctx.db, courseId);
  return lessons.filter((lesson) => counts(ctx.app, lesson)).map(({ id }) => id);
}

function useOf(enrolment: NonNullable<Use['enrolment']>, lesson: LessonRow) {
  return { enrolment_id: enrolment.id, lesson_id: lesson.id, user_id: enrolment.user_id };
}
