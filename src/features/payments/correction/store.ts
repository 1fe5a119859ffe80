import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';

interface CorrectionsTable {
  id: string;
  order_id: string;
  /** 1, 2, 3 within the order. */
  position: number;
  old_email: string;
  new_email: string;
  /** Where it was asked from. */
  address: string;
  created_at: string;
}
export type CorrectionRow = Selectable<CorrectionsTable>;

const tables = (db: Db) => db.withTables<{ email_corrections: CorrectionsTable }>();

export async function insertCorrection(db: Db, row: Insertable<CorrectionsTable>): Promise<void> {
  await tables(db).insertInto('email_corrections').values(row).execute();
}

export async function countCorrections(db: Db, orderId: string): Promise<number> {
  const row = await tables(db)
    .selectFrom('email_corrections')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return row.count;
}

export function findCorrection(db: Db, id: string): Promise<CorrectionRow | undefined> {
  return tables(db).selectFrom('email_corrections').selectAll().where('id', '=', id).executeTakeFirst();
}
