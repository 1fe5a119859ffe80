import type { Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Capture } from '../rules/methods.ts';

interface SettingsTable {
  id: number;
  /** JSON: names of methods. */
  methods: string;
  capture: Capture;
  updated_at: string;
}

const tables = (db: Db) => db.withTables<{ payment_settings: SettingsTable }>();

export function findSettings(db: Db): Promise<Selectable<SettingsTable> | undefined> {
  return tables(db).selectFrom('payment_settings').selectAll().where('id', '=', 1).executeTakeFirst();
}

export async function saveSettings(db: Db, settings: Omit<SettingsTable, 'id'>): Promise<void> {
  await tables(db)
    .insertInto('payment_settings')
    .values({ id: 1, ...settings })
    .onConflict((c) => c.column('id').doUpdateSet(settings))
    .execute();
}
