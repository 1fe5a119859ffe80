import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Tx } from '#server/db/database.ts';
import { held } from '#server/db/holding.ts';
import { nextNumber } from '#server/db/numbers.ts';
import { prepared } from '#server/db/prepared.ts';
import type { UsersTable } from './usersTable.ts';

export type UserRow = Selectable<UsersTable>;

const tables = (db: Db) => db.$extendTables<{ users: UsersTable }>();

/** Undefined when the account is deleted. */
export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  const [user] = await usersOfId(db, { id });
  return user;
}

const usersOfId = prepared((db, { id }: { id: string }) =>
  tables(db).selectFrom('users').selectAll().where('id', '=', id).where('deleted_at', 'is', null),
);

/** Whatever became of the account. */
export function findEvenDeleted(db: Db, id: string): Promise<UserRow | undefined> {
  return tables(db).selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

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

/** Locked until the transaction ends, always in the same order. */
export function lockUsers(tx: Db, ids: readonly string[]): Promise<UserRow[]> {
  return held(tx, tables(tx).selectFrom('users').selectAll().where('id', 'in', ids).orderBy('id')).execute();
}

export async function deleteUser(db: Db, id: string): Promise<void> {
  await tables(db).deleteFrom('users').where('id', '=', id).execute();
}

/** Gives the person the next number. False when the address is taken: that costs as many statements as a new one. */
export async function insertUser(db: Db, row: Omit<Insertable<UsersTable>, 'number'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(db)
    .insertInto('users')
    .values({ ...row, number: nextNumber(db, 'users', 'user_numbers') })
    .onConflict((c) => c.column('email').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** With the number given. False when the address or the number is taken. */
export async function insertNumbered(db: Db, row: Insertable<UsersTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(db)
    .insertInto('users')
    .values(row)
    .onConflict((c) => c.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function usersAt(db: Db, emails: readonly string[]): Promise<UserRow[]> {
  return tables(db).selectFrom('users').selectAll().where('email', 'in', emails).execute();
}

/** Whether a course is open to the person at that moment. */
export async function hasActiveEnrolment(db: Db, of: { userId: string; now: string }): Promise<boolean> {
  return (await anyEnrolment(db, of)).length > 0;
}

const anyEnrolment = prepared((db, { userId, now }: { userId: string; now: string }) =>
  db
    .selectFrom('enrolments')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where((e) => e.or([e('until', 'is', null), e('until', '>', now)]))
    .limit(1),
);

export async function noteSeen(db: Db, userId: string, at: string): Promise<void> {
  await tables(db).updateTable('users').set({ seen_at: at }).where('id', '=', userId).execute();
}

/** False when it was confirmed before. */
export async function setVerified(db: Db, userId: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await tables(db)
    .updateTable('users')
    .set({ email_verified_at: at })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function setPassword(db: Db, userId: string, passwordHash: string): Promise<void> {
  const change = { password_hash: passwordHash, must_change_password: 0 };
  await tables(db).updateTable('users').set(change).where('id', '=', userId).execute();
}

/** Only while nobody has confirmed the address: then the password may be anybody's. */
export async function forgetUnconfirmedPassword(db: Db, userId: string): Promise<void> {
  await tables(db)
    .updateTable('users')
    .set({ password_hash: null, password_unproven: 0 })
    .where('id', '=', userId)
    .where('password_hash', 'is not', null)
    .where('email_verified_at', 'is', null)
    .execute();
}

export async function forgetPassword(db: Db, userId: string): Promise<void> {
  await tables(db).updateTable('users').set({ password_hash: null }).where('id', '=', userId).execute();
}

/**
 * Locks the person's row until `tx` ends. False when the password was changed, or the person blocked or
 * deleted, since `user` was read.
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

/**
 * The account with the address, else the one that had it when it was deleted, else the first super admin,
 * preferring one who is not deleted.
 */
export async function findOwner(db: Db, email: string): Promise<UserRow | undefined> {
  const isDeleted = sql<number>`case when deleted_at is null then 0 else 1 end`;
  const found = await tables(db)
    .selectFrom('users')
    .selectAll()
    .where((e) =>
      e.or([e('email', '=', email), e('deleted_email', '=', email), e('role', '=', 'super_admin')]),
    )
    .orderBy(isDeleted)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const had =
    found.find((user) => user.email === email) ?? found.find((user) => user.deleted_email === email);
  return had ?? found[0];
}

export type StaffMember = Pick<UserRow, 'id' | 'email' | 'role'>;

/** Everybody with rights in the panel. */
export function staffMembers(db: Db): Promise<StaffMember[]> {
  return tables(db)
    .selectFrom('users')
    .select(['id', 'email', 'role'])
    .where('role', '<>', 'user')
    .where('deleted_at', 'is', null)
    .orderBy('email')
    .execute();
}

/** Whether one of them can sign in: without any password a school has no owner. */
export async function hasSuperAdmin(db: Db): Promise<boolean> {
  const query = tables(db)
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'super_admin')
    .where('password_hash', 'is not', null)
    .where('deleted_at', 'is', null);
  return (await query.executeTakeFirst()) !== undefined;
}

export async function updatePerson(db: Db, id: string, change: Updateable<UsersTable>): Promise<void> {
  await tables(db).updateTable('users').set(change).where('id', '=', id).execute();
}

/** True for an existing account; the address of a deleted one is free. */
export async function isAddressTaken(db: Db, email: string): Promise<boolean> {
  const query = tables(db).selectFrom('users').select('id').where('email', '=', email);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Values of an emptied account: only the id that orders refer to stays. */
const forgotten = {
  known_adult_at: null,
  first_name: '',
  last_name: '',
  phone: null,
  password_hash: null,
  deleted_email: null,
  seen_at: null,
  search: '',
};

/** Empties one account for good; its address is free. */
export async function forgetPerson(
  tx: Tx,
  { id, standIn, at }: { id: string; standIn: string; at: string },
): Promise<void> {
  await tables(tx)
    .updateTable('users')
    .set({ ...forgotten, email: standIn, email_verified_at: null, deleted_at: at })
    .where('id', '=', id)
    .execute();
}

/** Empties accounts deleted before `time`, except for the id that their orders refer to. */
export async function forgetDeleted(db: Db, time: string): Promise<void> {
  await tables(db)
    .updateTable('users')
    .set(forgotten)
    .where('deleted_at', '<=', time)
    .where('deleted_email', 'is not', null)
    .execute();
}

/** Everybody with a staff role, and every address of `domain`. */
export function staffAndPeopleOf(db: Db, ...domains: readonly string[]) {
  return tables(db)
    .selectFrom('users')
    .select(['id', 'email', 'password_hash'])
    .where((e) =>
      e.or([e('role', '!=', 'user'), ...domains.map((domain) => e('email', 'like', `%@${domain}`))]),
    )
    .orderBy('email')
    .execute();
}

/** Both the account and the confirmation of its address. */
export async function setCreated(db: Db, userId: string, at: string): Promise<void> {
  const change = { created_at: at, email_verified_at: at };
  await tables(db).updateTable('users').set(change).where('id', '=', userId).execute();
}

export async function userIdsSince(db: Db, time: string): Promise<string[]> {
  const rows = await tables(db).selectFrom('users').select('id').where('created_at', '>=', time).execute();
  return rows.map(({ id }) => id);
}
