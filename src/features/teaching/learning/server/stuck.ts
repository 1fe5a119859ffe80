/** Things stuck with a person. */
import { hasStarted } from '#features/teaching/courses/rules/courses.ts';
import { findCourses } from '#features/teaching/courses/server/courses.ts';
import { enrolmentsOf } from '#features/teaching/enrolments/server/enrolments.ts';
import type { Context } from '#server/context.ts';
import { stuckOf } from '#server/stuck.ts';
import { textIn } from '#shared/localText.ts';
import { learning } from '../manifest.ts';
import { isLeftAlone } from '../rules/learning.ts';
import { progressIn } from './personProgress.ts';

export const learningStuck = stuckOf(learning.stuck, {
  course_unwatched: (ctx, { id }) => unwatchedCourses(ctx, id),
});

/** Open courses, begun and unfinished, that have not been watched for long. */
async function unwatchedCourses(ctx: Context, userId: string) {
  const enrolments = await enrolmentsOf(ctx.db, userId);
  const ids = enrolments.map(({ course_id }) => course_id);
  const progress = await progressIn(ctx, userId, ids);
  const courses = await findCourses(ctx.db, ids);
  const now = ctx.app.now();
  return enrolments.flatMap(({ course_id, created_at }) => {
    const course = courses.find(({ id }) => id === course_id);
    const seen = progress.find((one) => one.course_id === course_id);
    if (!course || !seen || !hasStarted(course.start_date, now, ctx.app.config.timeZone)) return [];
    const since = seen.watched_at ?? created_at;
    if (!isLeftAlone({ ...seen, since }, now)) return [];
    return [{ subject: textIn(course, 'title', ctx.actor.language), since, path: null }];
  });
}
