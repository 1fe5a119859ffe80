/** Courses of the demo school. */
import { deleteAccess } from '#features/teaching/enrolments/server/demo.ts';
import type { TxContext } from '#server/context.ts';
import type { Db } from '#server/db/database.ts';
import type { CountRemoved, DemoRows } from '#server/demoPart.ts';
import { forgetWorkOn } from '#server/outbox/queue.ts';
import { expirePrivatePicture } from '#server/privatePictures/privatePictures.ts';
import { newId } from '#server/tokens.ts';
import { releaseTrailer } from './covers.ts';
import { putPromotion } from './prices.store.ts';
import { deleteCourse } from './removal.ts';
import * as store from './store.ts';

export function demoCourseIds(db: Db): Promise<string[]> {
  return store.demoCourseIds(db);
}

/** A week in the demo's past with a promotion of a course. */
export async function promoteInDemo(
  ctx: TxContext,
  { id: course_id, price_kopecks: compare_at_kopecks }: store.CourseRow,
  { price_kopecks, ends_at }: { price_kopecks: number; ends_at: string },
): Promise<void> {
  const now = ctx.app.now().toISOString();
  await putPromotion(ctx.db, {
    ...{
      id: newId(),
      course_id,
      price_kopecks,
      compare_at_kopecks,
      ends_at,
      starts_at: now,
      created_at: now,
    },
    ...{ repeats: 'never', countdown: 'deadline', is_on: 1 },
  });
}

export async function findDemoCourses(ctx: TxContext): Promise<Pick<DemoRows, 'courseIds'>> {
  return { courseIds: await demoCourseIds(ctx.db) };
}

/** Removes their promotions and every access to them as well. */
export async function removeDemoCourses(
  ctx: TxContext,
  { courseIds }: DemoRows,
  count: CountRemoved,
): Promise<void> {
  await deleteAccess(ctx.db, { courseIds });
  for (const { id, cover_picture_id, trailer_file } of await store.coursesByIds(ctx.db, courseIds)) {
    if (cover_picture_id) await expirePrivatePicture(ctx, cover_picture_id);
    await forgetWorkOn(ctx.db, [id, ...(await deleteCourse(ctx.db, id))]);
    await releaseTrailer(ctx, trailer_file);
  }
  count('courses', courseIds.length);
}
