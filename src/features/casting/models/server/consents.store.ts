import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';
import type { SchoolDay } from '#shared/dates.ts';

/**
 * - `picture_id`: Photo of the paper.
 * - `recorded_by`: E-mail addresses of staff, or `system`.
 */
type ConsentsTable = Schema['model_consents'] & {
  /** Day of the school. */
  signed_on: SchoolDay;
};
export type ConsentRow = Selectable<ConsentsTable>;

const tables = (db: Db) => db.$extendTables<{ model_consents: ConsentsTable }>();

/** Newest first. */
export function consentsOf(db: Db, modelId: string): Promise<ConsentRow[]> {
  return tables(db)
    .selectFrom('model_consents')
    .selectAll()
    .where('model_id', '=', modelId)
    .orderBy('recorded_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function insertConsent(db: Db, row: Insertable<ConsentsTable>): Promise<void> {
  await tables(db).insertInto('model_consents').values(row).execute();
}

/** Ends the one in force, if there is one. */
export async function endConsent(
  db: Db,
  modelId: string,
  end: { withdrawn_at: string; withdrawn_by: string; reason: string },
): Promise<void> {
  await tables(db)
    .updateTable('model_consents')
    .set(end)
    .where('model_id', '=', modelId)
    .where('withdrawn_at', 'is', null)
    .execute();
}
