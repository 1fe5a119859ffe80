import type { Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';

/*
 * Columns of `payment_settings`:
 * - `methods`: JSON: names of methods.
 */

export function findSettings(db: Db): Promise<Selectable<Schema['payment_settings']> | undefined> {
  return db.selectFrom('payment_settings').selectAll().where('id', '=', 1).executeTakeFirst();
}

export async function saveSettings(
  db: Db,
  settings: Omit<Selectable<Schema['payment_settings']>, 'id'>,
): Promise<void> {
  await db
    .insertInto('payment_settings')
    .values({ id: 1, ...settings })
    .onConflict((c) => c.column('id').doUpdateSet(settings))
    .execute();
}
