/** How far somebody is, as staff see it. */
import { lookedAt } from '#features/accounts/account/server/accounts.ts';
import { enrolledCourses } from '#features/teaching/enrolments/server/enrolments.ts';
import { countsWithoutFilm } from '#features/teaching/lessons/server/counted.ts';
import type { Context } from '#server/context.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { textIn } from '#shared/localText.ts';
import type { CourseProgress, progressApi } from '../contract/panel.ts';
import * as store from './progress.store.ts';

/** @throws not_found */
export async function progressOfPerson(
  ctx: Context,
  { id }: ParsedInput<typeof progressApi.ofPerson>,
): Promise<Output<typeof progressApi.ofPerson>> {
  await lookedAt(ctx, id);
  const courseIds = await enrolledCourses(ctx.db, id);
  return { courses: await progressIn(ctx, id, courseIds) };
}

/** Courses without a lesson are left out. */
export async function progressIn(
  ctx: Context,
  userId: string,
  courseIds: readonly string[],
): Promise<CourseProgress[]> {
  const withoutFilm = countsWithoutFilm(ctx.app);
  const counts = await store.countDone(ctx.db, { userId, courseIds, withoutFilm });
  const latest = await store.latestIn(ctx.db, userId, courseIds);
  return counts.map(({ course_id, lessons, done }) => {
    const last = latest.find((row) => row.course_id === course_id);
    return {
      course_id,
      lessons_done: Number(done),
      lessons_total: Number(lessons),
      watched_at: last?.updated_at ?? null,
      lesson: last ? textIn(last, 'title', ctx.actor.language) : null,
    };
  });
}
