import type { Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
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

export async function nextNumber(tx: Db): Promise<number> {
  const { last_number } = await tx
    .updateTable('application_settings')
    .set((e) => ({ last_number: e('last_number', '+', 1) }))
    .where('id', '=', 1)
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return last_number;
}
