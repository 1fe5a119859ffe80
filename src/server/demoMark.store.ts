import type { Selectable } from 'kysely';
import type { Db } from './db/database.ts';
import type { Schema } from './db/schema.ts';

/*
 * Columns of `demo_marks`:
 * One row or none.
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
