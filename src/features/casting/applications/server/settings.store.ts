import type { Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { counterIn } from '#server/db/numbers.ts';
import type { Schema } from '#server/db/schema.ts';

export type SettingsRow = Selectable<Schema['application_settings']>;

export function findSettings(db: Db): Promise<SettingsRow> {
  return db.selectFrom('application_settings').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
}

export async function saveKeptDays(db: Db, days: number): Promise<void> {
  await db
    .updateTable('application_settings')
    .set({ keep_rejected_days: days })
    .where('id', '=', 1)
    .execute();
}

export const nextNumber = counterIn('application_settings', 'last_number');
