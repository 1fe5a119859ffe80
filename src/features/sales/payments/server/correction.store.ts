import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';

interface CorrectionsTable {
  id: string;
  order_id: string;
  /** 1, 2, 3 within the order. */
  position: number;
  old_email: string;
  new_email: string;
  /** Network address of the request. */
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

/** Orders that had the address for a while. */
export async function ordersWithAddress(db: Db, email: string): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('email_corrections')
    .select('order_id')
    .where((e) => e.or([e('old_email', '=', email), e('new_email', '=', email)]))
    .distinct()
    .execute();
  return rows.map(({ order_id }) => order_id);
}

/** Hides both addresses in an order's corrections, and the network address of the requests. */
export async function hideCorrectionsOf(db: Db, orderId: string, hidden: string): Promise<void> {
  const change = { old_email: hidden, new_email: hidden, address: hidden };
  await tables(db).updateTable('email_corrections').set(change).where('order_id', '=', orderId).execute();
}

/** Hides one address wherever it occurs. */
export async function hideAddressInCorrections(db: Db, email: string, hidden: string): Promise<void> {
  for (const column of ['old_email', 'new_email'] as const) {
    const query = tables(db)
      .updateTable('email_corrections')
      .set({ [column]: hidden });
    await query.where(column, '=', email).execute();
  }
}

export async function deleteCorrectionsOf(db: Db, orderId: string): Promise<void> {
  await tables(db).deleteFrom('email_corrections').where('order_id', '=', orderId).execute();
}
