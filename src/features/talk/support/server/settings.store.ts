import type { Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';

/** Undefined until somebody has chosen. */
export function findSettings(db: Db): Promise<Selectable<Schema['support_settings']> | undefined> {
  return db.selectFrom('support_settings').selectAll().where('id', '=', 1).executeTakeFirst();
}

export async function saveSettings(
  db: Db,
  settings: Omit<Selectable<Schema['support_settings']>, 'id'>,
): Promise<void> {
  await db
    .insertInto('support_settings')
    .values({ id: 1, ...settings })
    .onConflict((c) => c.column('id').doUpdateSet(settings))
    .execute();
}
