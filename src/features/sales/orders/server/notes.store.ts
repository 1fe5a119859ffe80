import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';

interface NotesTable {
  id: string;
  order_id: string;
  author_id: string | null;
  text: string;
  created_at: string;
}
interface MailsTable {
  id: string;
  order_id: string;
  /** Member of staff who wrote it; null for mails of the product. */
  author_id: string | null;
  email: string;
  /** The mail's subject. */
  title: string;
  /** Null for mails of the product. */
  text: string | null;
  created_at: string;
  sent_at: string | null;
}
/** Read only: owned by people. */
interface UsersTable {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  role: string;
}
type Tables = {
  order_notes: NotesTable;
  order_mails: MailsTable;
  users: UsersTable;
};
export type OrderMailRow = Selectable<MailsTable>;

const tables = (db: Db) => db.withTables<Tables>();

export async function insertNote(db: Db, row: Insertable<NotesTable>): Promise<void> {
  await tables(db).insertInto('order_notes').values(row).execute();
}

export function notesOf(db: Db, orderId: string) {
  return tables(db)
    .selectFrom('order_notes')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Once for an id. */
export async function insertMail(db: Db, row: Insertable<MailsTable>): Promise<void> {
  await tables(db)
    .insertInto('order_mails')
    .values(row)
    .onConflict((c) => c.column('id').doNothing())
    .execute();
}

export function findMail(db: Db, id: string): Promise<OrderMailRow | undefined> {
  return tables(db).selectFrom('order_mails').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whether any mail has gone out to the address about the order since then. */
export async function hasMailTo(
  db: Db,
  { orderId, email, since }: { orderId: string; email: string; since: string },
): Promise<boolean> {
  const query = tables(db)
    .selectFrom('order_mails')
    .select('id')
    .where('order_id', '=', orderId)
    .where('email', '=', email)
    .where('sent_at', '>=', since);
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}

export async function markSent(db: Db, id: string, at: string): Promise<void> {
  await tables(db).updateTable('order_mails').set({ sent_at: at }).where('id', '=', id).execute();
}

export function mailsOf(db: Db, orderId: string): Promise<OrderMailRow[]> {
  return tables(db)
    .selectFrom('order_mails')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Names of those of these people who are staff, by id: the address of one without a name. */
export async function staffNames(db: Db, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const rows = await tables(db)
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name'])
    .where('id', 'in', known)
    .where('role', '!=', 'user')
    .execute();
  return new Map(
    rows.map(({ id, email, first_name, last_name }) => [id, `${first_name} ${last_name}`.trim() || email]),
  );
}

/** Notes go; of a mail stays that it was sent. */
export async function eraseNotes(db: Db, orderId: string, hidden: string): Promise<void> {
  await tables(db).deleteFrom('order_notes').where('order_id', '=', orderId).execute();
  await tables(db)
    .updateTable('order_mails')
    .set({ email: hidden, title: hidden, text: null })
    .where('order_id', '=', orderId)
    .execute();
}
