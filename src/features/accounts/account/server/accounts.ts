/** Accounts, for use by other features. */
import type { Context, TxContext } from '#server/context.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { publish } from '#server/outbox/queue.ts';
import { newId } from '#server/tokens.ts';
import { type Permission, roleCan } from '#shared/access.ts';
import { notFound } from '#shared/errors.ts';
import type { Language } from '#shared/i18n.ts';
import type { Role } from '#shared/roles.ts';
import { searchable } from '#shared/search.ts';
import { addressConfirmed } from '../contract.ts';
import * as colleagueStore from './colleagues.store.ts';
import { alignNumbers } from './numbers.store.ts';
import * as store from './store.ts';

/** Rows, as they are in the table. */
export type UserRow = store.UserRow;
export type StaffMember = store.StaffMember;
export const {
  deleteUser,
  findOwner,
  findUser,
  findUserByEmail,
  findUsersByPhone,
  forgetPassword,
  forgetUnconfirmedPassword,
  hasActiveEnrolment,
  hasSuperAdmin,
  holdUnchanged,
  isAddressTaken,
  lockUsers,
  noteSeen,
  setPassword,
  staffAndPeopleOf,
  staffMembers,
  updatePerson,
  userIdsSince,
} = store;

/** Functions for other features. */
export const { colleagues, staffNames } = colleagueStore;

/** Marks the account's address as confirmed; one that is confirmed already stays as it was. */
export async function confirmAddress(ctx: TxContext, userId: string): Promise<void> {
  if (await store.setVerified(ctx.db, userId, ctx.app.now().toISOString()))
    await publish(ctx, addressConfirmed, { userId });
}

export interface NewAccount {
  email: string;
  firstName: string;
  lastName: string;
  phone?: string | null;
  role: Role;
  language: Language;
  /** Null: the account waits for a password chosen by link. */
  passwordHash: string | null;
  isVerified: boolean;
  /** Others may have seen the password: it only allows choosing another. */
  mustChangePassword?: boolean;
}

/**
 * The text in which a search finds a person. The name comes first, since lists also sort by this column. A Chinese name
 * is added in one word, family name first, as people type it.
 */
export function personSearch(person: Pick<UserRow, 'first_name' | 'last_name' | 'email' | 'phone'>): string {
  const { first_name, last_name, email, phone } = person;
  const inOne = /^\p{Script=Han}+$/u.test(first_name + last_name) ? last_name + first_name : null;
  return searchable(first_name, last_name, email, phone, inOne);
}

/** Null when the address is taken. */
export async function createAccount(ctx: TxContext, account: NewAccount): Promise<string | null> {
  const id = newId();
  const now = ctx.app.now().toISOString();
  const { email, firstName, lastName, phone = null, role, language, passwordHash } = account;
  const isNew = await store.insertUser(ctx.db, {
    id,
    email,
    first_name: firstName,
    last_name: lastName,
    phone,
    role,
    language,
    password_hash: passwordHash,
    email_verified_at: account.isVerified ? now : null,
    blocked_at: null,
    must_change_password: account.mustChangePassword ? 1 : 0,
    total_paid_kopecks: 0,
    created_at: now,
    search: personSearch({ first_name: firstName, last_name: lastName, email, phone }),
  });
  return isNew ? id : null;
}

/**
 * The account for a paid order; created without a password when the address is new (`isMade`). `isNew` also
 * when nobody has confirmed the address: its password and sessions may be a stranger's, whom the caller shuts
 * out (`shutOutUnproven`) once it holds the account; the owner chooses a password by link.
 */
export async function findOrCreateBuyer(
  ctx: TxContext,
  buyer: { email: string; name: string; phone: string | null; language: Language },
): Promise<{ userId: string; isNew: boolean; isMade: boolean }> {
  const [firstName = '', ...rest] = buyer.name.split(' ');
  const created = await createAccount(ctx, {
    email: buyer.email,
    firstName,
    lastName: rest.join(' '),
    phone: buyer.phone,
    role: 'user',
    language: buyer.language,
    passwordHash: null,
    isVerified: false,
  });
  if (created) return { userId: created, isNew: true, isMade: true };
  const known = await store.findUserByEmail(ctx.db, buyer.email);
  if (!known) throw new Error('an account that exists was not found');
  return { userId: known.id, isNew: known.email_verified_at === null, isMade: false };
}

/** Call it once the schema is there: numbers go on after the highest, also in a restored database. */
export function continueNumbers(db: Db): Promise<void> {
  return alignNumbers(db);
}

export function accountById(ctx: Context, id: string) {
  return store.findUser(ctx.db, id);
}

/** Whom staff look at, deleted or not. @throws not_found */
export async function lookedAt(ctx: Context, id: string): Promise<UserRow> {
  const account = await store.findEvenDeleted(ctx.db, id);
  if (!account) throw notFound();
  return account;
}

/** Blocked or deleted: the person cannot use anything given to it. */
export async function isAccountClosed(db: Db, id: string): Promise<boolean> {
  const account = await store.findUser(db, id);
  return account !== undefined && (account.blocked_at !== null || account.deleted_at !== null);
}

/** The same of the account that an order belongs to, or will belong to by its address. */
export async function isBuyerClosed(
  db: Db,
  { user_id, email }: { user_id: string | null; email: string },
): Promise<boolean> {
  const id = user_id ?? (await store.findUserByEmail(db, email))?.id;
  return id !== undefined && isAccountClosed(db, id);
}

/** Whether somebody who has left work behind may still do it: it is done while they are away. */
export async function mayStill(db: Db, id: string, permission: Permission): Promise<boolean> {
  const account = await store.findUser(db, id);
  return !!account && !account.blocked_at && !account.deleted_at && roleCan(account.role, permission);
}

export function findAccountByEmail(db: Db, email: string) {
  return store.findUserByEmail(db, email);
}

/** A negative amount takes back what was added. */
export function addPaid(tx: Tx, userId: string, kopecks: number): Promise<void> {
  return store.addToTotalPaid(tx, userId, kopecks);
}
