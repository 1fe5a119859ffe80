import type { Db } from '#server/db/database.ts';

/** Those of these orders whose buyer's money was held, whatever became of it. */
export async function heldAmong(db: Db, orderIds: readonly string[]): Promise<string[]> {
  if (orderIds.length === 0) return [];
  const held = await db
    .selectFrom('payments')
    .select('order_id')
    .where('order_id', 'in', orderIds)
    .where('held_at', 'is not', null)
    .execute();
  return held.map(({ order_id }) => order_id);
}

/** First days of these courses, of those that have one. */
export async function coursesStarting(db: Db, courseIds: readonly string[]) {
  if (courseIds.length === 0) return [];
  return db
    .selectFrom('courses')
    .select(['id', 'start_date'])
    .where('id', 'in', courseIds)
    .where('start_date', 'is not', null)
    .execute();
}
