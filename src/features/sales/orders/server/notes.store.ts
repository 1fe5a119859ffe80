import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';

/**
 * - `author_id`: Member of staff who wrote it; null for mails of the product.
 * - `title`: The mail's subject.
 * - `text`: Null for mails of the product.
 */
export type OrderMailRow = Selectable<Schema['order_mails']>;

export async function insertNote(db: Db, row: Insertable<Schema['order_notes']>): Promise<void> {
  await db.insertInto('order_notes').values(row).execute();
}

export function notesOf(db: Db, orderId: string) {
  return db
    .selectFrom('order_notes')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Once for an id. */
export async function insertMail(db: Db, row: Insertable<Schema['order_mails']>): Promise<void> {
  await db
    .insertInto('order_mails')
    .values(row)
    .onConflict((c) => c.column('id').doNothing())
    .execute();
}

export function findMail(db: Db, id: string): Promise<OrderMailRow | undefined> {
  return db.selectFrom('order_mails').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whether any mail has gone out to the address about the order since then. */
export async function hasMailTo(
  db: Db,
  { orderId, email, since }: { orderId: string; email: string; since: string },
): Promise<boolean> {
  const query = db
    .selectFrom('order_mails')
    .select('id')
    .where('order_id', '=', orderId)
    .where('email', '=', email)
    .where('sent_at', '>=', since);
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}

export async function markSent(db: Db, id: string, at: string): Promise<void> {
  await db.updateTable('order_mails').set({ sent_at: at }).where('id', '=', id).execute();
}

export function mailsOf(db: Db, orderId: string): Promise<OrderMailRow[]> {
  return db
    .selectFrom('order_mails')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
