import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';

/**
 * - `price_kopecks`: Public price, promotions included.
 * - `offered_until`: Null while it is the current price.
 */
type OfferedPrice = Selectable<Schema['offered_prices']>;

/** Current price of the course, as last recorded. */
export function priceOnOffer(db: Db, courseId: string): Promise<OfferedPrice | undefined> {
  return db
    .selectFrom('offered_prices')
    .selectAll()
    .where('course_id', '=', courseId)
    .where('offered_until', 'is', null)
    .executeTakeFirst();
}

/** Current price of every course that is on offer, as last recorded, by course id. */
export async function pricesOnOffer(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom('offered_prices').selectAll().where('offered_until', 'is', null).execute();
  return new Map(rows.map((row) => [row.course_id, row.price_kopecks]));
}

export async function endOffer(db: Db, id: string, at: string): Promise<void> {
  await db.updateTable('offered_prices').set({ offered_until: at }).where('id', '=', id).execute();
}

export async function deleteOffersSince(db: Db, time: string): Promise<void> {
  await db.deleteFrom('offered_prices').where('offered_from', '>=', time).execute();
}

export async function beginOffer(db: Db, row: Insertable<Schema['offered_prices']>): Promise<void> {
  await db.insertInto('offered_prices').values(row).execute();
}

/** The highest price of each course that was still on offer after `since`, by course id. */
export async function highestPricesSince(
  db: Db,
  courseIds: readonly string[],
  since: string,
): Promise<Map<string, number>> {
  if (courseIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('offered_prices')
    .select(({ fn }) => ['course_id', fn.max('price_kopecks').as('highest')])
    .where('course_id', 'in', courseIds)
    .where(({ or, eb }) => or([eb('offered_until', 'is', null), eb('offered_until', '>', since)]))
    .groupBy('course_id')
    .execute();
  return new Map(rows.map(({ course_id, highest }) => [course_id, Number(highest)]));
}
