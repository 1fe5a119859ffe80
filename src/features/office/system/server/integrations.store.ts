import type { Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';

export type CheckRow = Selectable<Schema['integration_checks']>;

export function allChecks(db: Db): Promise<CheckRow[]> {
  return db.selectFrom('integration_checks').selectAll().execute();
}

/** In place of the one before; when it last proved well stays where this one did not. */
export async function putCheck(db: Db, row: CheckRow): Promise<void> {
  const { checked_at, proved_at, problem } = row;
  await db
    .insertInto('integration_checks')
    .values(row)
    .onConflict((c) =>
      c.column('name').doUpdateSet({ checked_at, problem, ...(proved_at !== null && { proved_at }) }),
    )
    .execute();
}

export async function deleteChecks(db: Db): Promise<void> {
  await db.deleteFrom('integration_checks').execute();
}
