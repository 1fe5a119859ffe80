import type { Selectable } from 'kysely';
import type { Db } from './db/database.ts';
import type { Schema } from './db/schema.ts';

/*
 * Columns of `demo_marks`: one row or none.
 * - `year_until`: The moment at which the demo's past year ends; null before the year is begun.
 * - `year_parts`: How many parts of it are written.
 * - `year_is_told`: 1 once it is complete.
 */

export function findMark(db: Db): Promise<Selectable<Schema['demo_marks']> | undefined> {
  return db.selectFrom('demo_marks').selectAll().executeTakeFirst();
}

export async function insertMark(db: Db, since: string): Promise<void> {
  await db
    .insertInto('demo_marks')
    .values({ id: 1, since })
    .onConflict((c) => c.column('id').doNothing())
    .execute();
}

export async function deleteMark(db: Db): Promise<void> {
  await db.deleteFrom('demo_marks').execute();
}

/** Begins the year, once. */
export async function beginYear(db: Db, until: string): Promise<void> {
  await db.updateTable('demo_marks').set({ year_until: until }).where('year_until', 'is', null).execute();
}

/** True for the one caller that tells this part, as part of its transaction. */
export async function takeYearPart(tx: Db, part: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('demo_marks')
    .set({ year_parts: part + 1 })
    .where('year_parts', '=', part)
    .where('year_until', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function endYear(db: Db): Promise<void> {
  await db.updateTable('demo_marks').set({ year_is_told: 1 }).execute();
}
