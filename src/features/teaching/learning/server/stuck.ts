/** Things stuck with a person. */
import { findCourses } from '#features/teaching/courses/server/courses.ts';
import { enrolmentsOf } from '#features/teaching/enrolments/server/enrolments.ts';
import type { Context } from '#server/context.ts';
import { stuckOf } from '#server/stuck.ts';
import { day } from '#shared/dates.ts';
import { textIn } from '#shared/localText.ts';
import { learning } from '../manifest.ts';
import { stuckDays } from './figures.ts';
import { standingsOf } from './standings.ts';

export const learningStuck = stuckOf(learning.stuck, {
  course_unwatched: (ctx, { id }) => unwatchedCourses(ctx, id),
});

/** Courses in which something could have been done for long, and was not. */
async function unwatchedCourses(ctx: Context, userId: string) {
  const enrolments = await enrolmentsOf(ctx, userId);
  const standings = await standingsOf(ctx, enrolments);
  const ids = enrolments.map(({ course_id }) => course_id);
  const courses = await findCourses(ctx.db, ids);
  const before = new Date(ctx.app.now().getTime() - stuckDays.stopped * day).toISOString();
  return enrolments.flatMap(({ course_id }, index) => {
    const course = courses.find(({ id }) => id === course_id);
    const since = standings[index]?.idle?.sinceFirst;
    if (!course || since === undefined || since > before) return [];
    return [{ subject: textIn(course, 'title', ctx.actor.language), since, path: null }];
  });
}
