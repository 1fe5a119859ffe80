/** Accounts as staff change them; the rules are with those who call. */
import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Role } from '#shared/access.ts';

interface UsersTable {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  role: Role;
  password_hash: string | null;
  blocked_at: string | null;
  deleted_at: string | null;
  deleted_email: string | null;
  search: string;
}
export type PersonChange = Partial<Omit<UsersTable, 'id'>>;

const tables = (db: Db) => db.withTables<{ users: UsersTable }>();

export async function updatePerson(db: Db, id: string, change: PersonChange): Promise<void> {
  await tables(db).updateTable('users').set(change).where('id', '=', id).execute();
}

/** True for an account that is there, and not for a deleted one: its address is free. */
export async function isAddressTaken(db: Db, email: string): Promise<boolean> {
  const query = tables(db).selectFrom('users').select('id').where('email', '=', email);
  return (await query.executeTakeFirst()) !== undefined;
}

/** What is known of people who were deleted before `time`, but for the number that their orders hang on. */
export async function forgetDeleted(db: Db, time: string): Promise<void> {
  await tables(db)
    .updateTable('users')
    .set({ first_name: '', last_name: '', phone: null, password_hash: null, deleted_email: null, search: '' })
    .where('deleted_at', '<=', time)
    .where(sql<boolean>`deleted_email is not null`)
    .execute();
}
