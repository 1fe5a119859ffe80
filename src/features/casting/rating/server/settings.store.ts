import type { Db } from '#server/db/database.ts';

export interface SettingsRow {
  id: number;
  is_on: number;
  price_kopecks: number;
  photo_days: number;
}

const tables = (db: Db) => db.withTables<{ rating_settings: SettingsRow }>();

/** Undefined until the school has chosen. */
export function findSettings(db: Db): Promise<SettingsRow | undefined> {
  return tables(db).selectFrom('rating_settings').selectAll().executeTakeFirst();
}

export async function saveSettings(db: Db, chosen: Omit<SettingsRow, 'id'>): Promise<void> {
  await tables(db)
    .insertInto('rating_settings')
    .values({ id: 1, ...chosen })
    .onConflict((c) => c.column('id').doUpdateSet(chosen))
    .execute();
}
