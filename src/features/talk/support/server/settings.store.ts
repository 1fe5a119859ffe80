import type { Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';

interface SettingsTable {
  id: number;
  is_on: number;
  hours: string;
  keep_days: number;
  updated_at: string;
}

const tables = (db: Db) => db.withTables<{ support_settings: SettingsTable }>();

/** Undefined until somebody has chosen. */
export function findSettings(db: Db): Promise<Selectable<SettingsTable> | undefined> {
  return tables(db).selectFrom('support_settings').selectAll().where('id', '=', 1).executeTakeFirst();
}

export async function saveSettings(db: Db, settings: Omit<SettingsTable, 'id'>): Promise<void> {
  await tables(db)
    .insertInto('support_settings')
    .values({ id: 1, ...settings })
    .onConflict((c) => c.column('id').doUpdateSet(settings))
    .execute();
}
