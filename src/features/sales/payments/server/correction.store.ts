import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';

/**
 * - `position`: 1, 2, 3 within the order.
 * - `address`: Network address of the request.
 */
export type CorrectionRow = Selectable<Schema['email_corrections']>;

export async function insertCorrection(db: Db, row: Insertable<Schema['email_corrections']>): Promise<void> {
  await db.insertInto('email_corrections').values(row).execute();
}

export async function countCorrections(db: Db, orderId: string): Promise<number> {
  const row = await db
    .selectFrom('email_corrections')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return row.count;
}

export function findCorrection(db: Db, id: string): Promise<CorrectionRow | undefined> {
  return db.selectFrom('email_corrections').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Orders that had the address for a while. */
export async function ordersWithAddress(db: Db, email: string): Promise<string[]> {
  const rows = await db
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
  await db.updateTable('email_corrections').set(change).where('order_id', '=', orderId).execute();
}

/** Hides one address wherever it occurs. */
export async function hideAddressInCorrections(db: Db, email: string, hidden: string): Promise<void> {
  for (const column of ['old_email', 'new_email'] as const) {
    const query = db.updateTable('email_corrections').set({ [column]: hidden });
    await query.where(column, '=', email).execute();
  }
}

export async function deleteCorrectionsOf(db: Db, orderId: string): Promise<void> {
  await db.deleteFrom('email_corrections').where('order_id', '=', orderId).execute();
}
