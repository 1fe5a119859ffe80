/** Accounts of people who come from a former school. */
import type { TxContext } from '#server/context.ts';
import type { Db } from '#server/db/database.ts';
import { newId } from '#server/tokens.ts';
import { personSearch } from './accounts.ts';
import { alignNumbers } from './numbers.store.ts';
import * as store from './store.ts';

export interface MovedInPerson {
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  createdAt: string;
  /** Number that they had in this product before; another one where it is taken. */
  number: number | null;
}

/** Accounts with these addresses, whatever their state, by address. */
export async function peopleAt(db: Db, emails: readonly string[]): Promise<Map<string, store.UserRow>> {
  if (emails.length === 0) return new Map();
  return new Map((await store.usersAt(db, emails)).map((user) => [user.email, user]));
}

/**
 * Makes the account of a student, without a password, its address unproven: and sends no notice. Null where the address
 * is taken. Call `alignPersonNumbers` before the transaction ends.
 */
export async function moveInPerson(
  ctx: TxContext,
  { email, firstName, lastName, phone, createdAt, number }: MovedInPerson,
): Promise<store.UserRow | null> {
  const row = {
    ...{ id: newId(), email, first_name: firstName, last_name: lastName, phone },
    ...({
      role: 'user',
      language: 'ru',
      password_hash: null,
      email_verified_at: null,
      blocked_at: null,
    } as const),
    ...{ must_change_password: 0, total_paid_kopecks: 0, created_at: createdAt },
    search: personSearch({ first_name: firstName, last_name: lastName, email, phone }),
  };
  const isNumbered = number !== null && (await store.insertNumbered(ctx.db, { ...row, number }));
  if (!isNumbered && !(await store.insertUser(ctx.db, row))) return null;
  return (await store.findUser(ctx.db, row.id)) ?? null;
}

/** Own numbers go on after those that were given. */
export function alignPersonNumbers(ctx: TxContext): Promise<void> {
  return alignNumbers(ctx.db);
}

/** Names and telephone as given; the rest of the account stays. */
export async function nameMovedIn(
  ctx: TxContext,
  { id, email }: Pick<store.UserRow, 'id' | 'email'>,
  change: Pick<store.UserRow, 'first_name' | 'last_name' | 'phone'>,
): Promise<void> {
  await store.updatePerson(ctx.db, id, { ...change, search: personSearch({ ...change, email }) });
}
