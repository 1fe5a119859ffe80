/** Which lessons there are, and for whom they play. */
import { hasStarted } from '#features/courses/rules.ts';
import { type CourseRow, findCourse } from '#features/courses/service.ts';
import type { Actor } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { ownsCourse } from '../enrolments/service.ts';
import { type LockReason, lockReason } from '../rules.ts';
import { activeLesson, type LessonRow } from './store.ts';

/** A course on sale, or one that the caller owns. @throws not_found */
export async function findOpenCourse(
  actor: Actor,
  app: App,
  courseId: string,
): Promise<{ course: CourseRow; isOwner: boolean }> {
  const { handle } = app.database;
  const course = await findCourse(handle, courseId);
  const isOwner = actor.kind === 'member' && (await ownsCourse(handle, actor.id, courseId));
  if (!course || (course.is_active === 0 && !isOwner)) throw notFound();
  return { course, isOwner };
}

/** A lesson that plays for the caller at this moment. @throws not_found, forbidden where it is locked */
export async function findWatchable(
  actor: Actor,
  app: App,
  lessonId: string,
): Promise<{ lesson: LessonRow }> {
  const lesson = await activeLesson(app.database.handle, lessonId);
  if (!lesson) throw notFound();
  const { course, isOwner } = await findOpenCourse(actor, app, lesson.course_id);
  if (lockOf(app, lesson, course, isOwner)) throw new AppError('forbidden');
  return { lesson };
}

/** Why the lesson does not play at this moment; null where it does. */
export function lockOf(app: App, lesson: LessonRow, course: CourseRow, isOwner: boolean): LockReason | null {
  return lockReason({
    isOwner,
    isFree: lesson.is_free === 1,
    hasStarted: hasStarted(course.start_date, app.now(), app.config.timeZone),
  });
}
