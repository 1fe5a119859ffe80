/** Courses of the demo school. */
import { deleteAccess } from '#features/teaching/enrolments/server/demo.ts';
import type { TxContext } from '#server/context.ts';
import type { Db } from '#server/db/database.ts';
import type { CountRemoved, DemoRows } from '#server/demoPart.ts';
import { forgetWorkOn } from '#server/outbox/queue.ts';
import { deleteCourse } from './removal.ts';
import * as store from './store.ts';

export function demoCourseIds(db: Db): Promise<string[]> {
  return store.demoCourseIds(db);
}

export async function findDemoCourses(ctx: TxContext): Promise<Pick<DemoRows, 'courseIds'>> {
  return { courseIds: await demoCourseIds(ctx.db) };
}

/** With their promotions, and the access to them whoever gave it. */
export async function removeDemoCourses(
  ctx: TxContext,
  { courseIds }: DemoRows,
  count: CountRemoved,
): Promise<void> {
  await deleteAccess(ctx.db, { courseIds });
  for (const id of courseIds) await forgetWorkOn(ctx.db, [id, ...(await deleteCourse(ctx.db, id))]);
  count('courses', courseIds.length);
}
