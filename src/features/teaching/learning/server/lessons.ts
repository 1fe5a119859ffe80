/** Lessons, and who may watch them. */
import { hasStarted } from '#features/teaching/courses/rules/courses.ts';
import { type CourseRow, findCourse } from '#features/teaching/courses/server/courses.ts';
import { type OpenEnrolment, openEnrolment } from '#features/teaching/enrolments/server/enrolments.ts';
import {
  activeLessons,
  type LessonRow,
  lessonById,
  lessonsInOrder,
} from '#features/teaching/lessons/server/lessons.ts';
import type { Actor } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/database.ts';
import { mayAccess } from '#shared/access.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { type LockReason, lockReason } from '../rules/learning.ts';

export interface OpenCourse {
  course: CourseRow;
  /** What opens it to the caller. */
  enrolment: OpenEnrolment | undefined;
}

/** A course on sale, one that the caller owns, or any for staff who manage lessons. @throws not_found */
export async function findOpenCourse(ctx: Context, courseId: string): Promise<OpenCourse> {
  const { handle } = ctx.app.database;
  const { actor } = ctx;
  const course = await findCourse(handle, courseId);
  const enrolment = actor.kind === 'member' ? await openEnrolment(ctx, actor.id, courseId) : undefined;
  const isVisible = course?.is_active === 1 || enrolment !== undefined || managesLessons(actor);
  if (!course || !isVisible) throw notFound();
  return { course, enrolment };
}

/** Staff who may see every lesson, as students do, before it is open. */
export function managesLessons(actor: Actor): boolean {
  return actor.kind === 'member' && mayAccess(actor.role, 'lessons.manage');
}

/** Duration of each lesson of a course, practice included, in order; 0 where nobody has said how long that takes. */
export async function lessonMinutes(db: Db, courseId: string): Promise<number[]> {
  return (await activeLessons(db, courseId)).map((lesson) => lesson.duration_minutes);
}

/**
 * A lesson that plays for the caller at this moment; in a preview, any lesson for those who manage lessons.
 * @throws not_found, forbidden when it is locked
 */
export async function findWatchable(
  ctx: Context,
  lessonId: string,
  { isPreview = false } = {},
): Promise<{ lesson: LessonRow; enrolment?: OpenEnrolment | undefined }> {
  const lesson = await lessonById(ctx.db, lessonId);
  if (!lesson) throw notFound();
  if (isPreview && managesLessons(ctx.actor)) return { lesson };
  if (lesson.is_active === 0) throw notFound();
  const open = await findOpenCourse(ctx, lesson.course_id);
  if (lockOf(ctx, lesson, open)) throw new AppError('forbidden');
  return { lesson, enrolment: open.enrolment };
}

/** Whether the course's lessons are open to its owners by now. */
export function hasOpened({ app }: Context, course: CourseRow): boolean {
  return hasStarted(course.start_date, app.now(), app.config.timeZone);
}

/** The first lesson that plays for the caller at this moment; undefined where none does. */
export async function firstOpenLesson(ctx: Context, open: OpenCourse): Promise<LessonRow | undefined> {
  const lessons = await lessonsInOrder(ctx.db, open.course.id, { language: ctx.actor.language });
  return lessons.map(({ lesson }) => lesson).find((lesson) => lockOf(ctx, lesson, open) === null);
}

/** Why the lesson does not play at this moment; null when it does. */
export function lockOf(
  ctx: Context,
  lesson: LessonRow,
  { course, enrolment }: OpenCourse,
): LockReason | null {
  const { timeZone } = ctx.app.config;
  const { start_date } = course;
  const begunAt = enrolment?.begun_at ?? null;
  return lockReason({ ...lesson, start_date }, begunAt, { now: ctx.app.now(), timeZone });
}
