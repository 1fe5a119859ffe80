import type { Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';

interface SettingsTable {
  id: number;
  last_number: number;
  keep_rejected_days: number;
}
export type SettingsRow = Selectable<SettingsTable>;

const tables = (db: Db) => db.withTables<{ application_settings: SettingsTable }>();

export function findSettings(db: Db): Promise<SettingsRow> {
  return tables(db)
    .selectFrom('application_settings')
    .selectAll()
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
}

export async function saveKeptDays(db: Db, days: number): Promise<void> {
  await tables(db)
    .updateTable('application_settings')
    .set({ keep_rejected_days: days })
    .where('id', '=', 1)
    .execute();
}

export async function nextNumber(tx: Db): Promise<number> {
  const { last_number } = await tables(tx)
    .updateTable('application_settings')
    .set((e) => ({ last_number: e('last_number', '+', 1) }))
    .where('id', '=', 1)
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return last_number;
}
