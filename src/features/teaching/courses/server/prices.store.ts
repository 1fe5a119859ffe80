import { type Selectable, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';
import type { courseTypes } from '../contract/courses.ts';

export type PromotionRow = Selectable<Schema['promotions']>;

/**
 * Promotions that may run at `now`: on, begun, and either not over or repeated. A single condition takes half
 * the time.
 */
export function promotionsAt(db: Db, now: string): Promise<PromotionRow[]> {
  return db
    .selectFrom('promotions')
    .selectAll()
    .where(sql<boolean>`is_on = 1 and starts_at <= ${now} and (ends_at > ${now} or repeats = 'daily')`)
    .orderBy('id')
    .execute();
}

export function promotionsThatAreOn(db: Db): Promise<PromotionRow[]> {
  return db.selectFrom('promotions').selectAll().where('is_on', '=', 1).orderBy('id').execute();
}

export function promotionById(db: Db, id: string): Promise<PromotionRow | undefined> {
  return db.selectFrom('promotions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The newest promotion of a course on sale of that type: the one shown in the page's last-chance section. */
export function promotionOfType(
  db: Db,
  type: (typeof courseTypes)[number],
): Promise<PromotionRow | undefined> {
  return db
    .selectFrom('promotions')
    .innerJoin('courses', 'courses.id', 'promotions.course_id')
    .selectAll('promotions')
    .where('courses.type', '=', type)
    .where('courses.is_active', '=', 1)
    .orderBy('promotions.created_at', 'desc')
    .orderBy('promotions.id', 'desc')
    .executeTakeFirst();
}

/** Every course's newest promotion, whether it runs or not, by course id. */
export async function newestPromotions(db: Db): Promise<Map<string, PromotionRow>> {
  const query = db.selectFrom('promotions').selectAll().orderBy('created_at').orderBy('id', 'desc');
  return new Map((await query.execute()).map((row) => [row.course_id, row]));
}

/** Inserts a promotion, or replaces the one with its id. */
export async function putPromotion(db: Db, row: PromotionRow): Promise<void> {
  const { id: _id, created_at: _createdAt, ...terms } = row;
  await db
    .insertInto('promotions')
    .values(row)
    .onConflict((c) => c.column('id').doUpdateSet(terms))
    .execute();
}

/** @returns ids of the deleted rows */
export async function deletePromotionsOf(db: Db, courseId: string): Promise<string[]> {
  const query = db.deleteFrom('promotions').where('course_id', '=', courseId).returning('id');
  return (await query.execute()).map(({ id }) => id);
}
