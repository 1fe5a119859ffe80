import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tx } from '#server/db/database.ts';
import { held } from '#server/db/holding.ts';
import { prepared } from '#server/db/prepared.ts';
import type { Role } from '#shared/access.ts';
import type { Language } from '#shared/i18n.ts';

interface UsersTable {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  role: Role;
  language: Language;
  password_hash: string | null;
  email_verified_at: string | null;
  blocked_at: string | null;
  total_paid_kopecks: number;
  created_at: string;
  deleted_at: string | null;
  /** The address while the account is deleted; `email` then is a stand-in that nobody can type. */
  deleted_email: string | null;
  search: string;
}
/** Read only: owned by learning. */
interface EnrolmentsTable {
  user_id: string;
  ended_at: string | null;
}
type Tables = {
  users: UsersTable;
  enrolments: EnrolmentsTable;
};
export type UserRow = Selectable<UsersTable>;

const tables = (db: Db) => db.withTables<Tables>();

/** Nobody where the account is deleted. */
export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  const [user] = await usersOfId(db, { id });
  return user;
}

const usersOfId = prepared((db, { id }: { id: string }) =>
  tables(db).selectFrom('users').selectAll().where('id', '=', id).where('deleted_at', 'is', null),
);

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [user] = await usersOfEmail(db, { email });
  return user;
}

const usersOfEmail = prepared((db, { email }: { email: string }) =>
  tables(db).selectFrom('users').selectAll().where('email', '=', email),
);

export function findUsersByPhone(db: Db, phone: string): Promise<UserRow[]> {
  return tables(db)
    .selectFrom('users')
    .selectAll()
    .where('phone', '=', phone)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Held until the transaction ends, always in the same order. */
export function lockUsers(tx: Db, ids: readonly string[]): Promise<UserRow[]> {
  return held(tx, tables(tx).selectFrom('users').selectAll().where('id', 'in', ids).orderBy('id')).execute();
}

export async function deleteUser(db: Db, id: string): Promise<void> {
  await tables(db).deleteFrom('users').where('id', '=', id).execute();
}

/** False where the address is taken. */
export async function insertUser(db: Db, row: Insertable<UsersTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(db)
    .insertInto('users')
    .values(row)
    .onConflict((c) => c.column('email').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function hasActiveEnrolment(db: Db, userId: string): Promise<boolean> {
  return (await anyEnrolment(db, { userId })).length > 0;
}

const anyEnrolment = prepared((db, { userId }: { userId: string }) =>
  tables(db)
    .selectFrom('enrolments')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .limit(1),
);

export async function setVerified(db: Db, userId: string, at: string): Promise<void> {
  await tables(db)
    .updateTable('users')
    .set({ email_verified_at: at })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .execute();
}

export async function setPassword(db: Db, userId: string, passwordHash: string): Promise<void> {
  await tables(db)
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .execute();
}

/** Only while nobody has confirmed the address; false where somebody has. */
export async function setUnconfirmedPassword(db: Db, userId: string, passwordHash: string): Promise<boolean> {
  const { numUpdatedRows } = await tables(db)
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function forgetPassword(db: Db, userId: string): Promise<void> {
  await tables(db).updateTable('users').set({ password_hash: null }).where('id', '=', userId).execute();
}

/**
 * Keeps the person's row from being changed until `tx` ends. False where the password was changed, or the person
 * blocked or deleted, since `user` was read.
 */
export async function holdUnchanged(tx: Tx, { id, password_hash }: UserRow): Promise<boolean> {
  const unchanged = tables(tx)
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', password_hash === null ? 'is' : '=', password_hash)
    .where('blocked_at', 'is', null)
    .where('deleted_at', 'is', null);
  return (await held(tx, unchanged).executeTakeFirst()) !== undefined;
}

export async function addToTotalPaid(db: Db, userId: string, kopecks: number): Promise<void> {
  await tables(db)
    .updateTable('users')
    .set({ total_paid_kopecks: sql`total_paid_kopecks + ${kopecks}` })
    .where('id', '=', userId)
    .execute();
}

export async function countUsersWithRole(db: Db, role: Role): Promise<number> {
  const row = await tables(db)
    .selectFrom('users')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('role', '=', role)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function updatePerson(db: Db, id: string, change: Updateable<UsersTable>): Promise<void> {
  await tables(db).updateTable('users').set(change).where('id', '=', id).execute();
}

/** True for an account that is there, and not for a deleted one: its address is free. */
export async function isAddressTaken(db: Db, email: string): Promise<boolean> {
  const query = tables(db).selectFrom('users').select('id').where('email', '=', email);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Nothing of a person but the number that their orders hang on. */
const forgotten = {
  first_name: '',
  last_name: '',
  phone: null,
  password_hash: null,
  deleted_email: null,
  search: '',
};

/** Empties one account for good; its address is free. */
export async function forgetPerson(tx: Tx, id: string, standIn: string, at: string): Promise<void> {
  await tables(tx)
    .updateTable('users')
    .set({ ...forgotten, email: standIn, email_verified_at: null, deleted_at: at })
    .where('id', '=', id)
    .execute();
}

/** What is known of people who were deleted before `time`, but for the number that their orders hang on. */
export async function forgetDeleted(db: Db, time: string): Promise<void> {
  await tables(db)
    .updateTable('users')
    .set(forgotten)
    .where('deleted_at', '<=', time)
    .where('deleted_email', 'is not', null)
    .execute();
}
