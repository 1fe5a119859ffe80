import type { Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';

/** Undefined until the school has chosen. */
export function findSettings(db: Db): Promise<Selectable<Schema['rating_settings']> | undefined> {
  return db.selectFrom('rating_settings').selectAll().executeTakeFirst();
}

export async function saveSettings(
  db: Db,
  chosen: Omit<Selectable<Schema['rating_settings']>, 'id'>,
): Promise<void> {
  await db
    .insertInto('rating_settings')
    .values({ id: 1, ...chosen })
    .onConflict((c) => c.column('id').doUpdateSet(chosen))
    .execute();
}
