/** Lessons of the demo's courses. */
import type { TxContext } from '#server/context.ts';
import type { DemoRows } from '#server/demoPart.ts';
import * as store from './store.ts';

/** Rows that name the lessons go with them. */
export async function removeDemoLessons(ctx: TxContext, { courseIds }: DemoRows): Promise<void> {
  for (const id of courseIds) await store.deleteLessonsOf(ctx.db, id);
}
