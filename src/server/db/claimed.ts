/** Finds a person's rows, and a row's person, by what the list of tables says of them (personalData.ts). */
import { type RawBuilder, sql } from 'kysely';
import type { Claim, Owner, PersonalTable } from '#server/personalData.ts';
import type { Db } from './database.ts';

/** Rows that a claim reaches: those of the account, and those without an account that carry its address. */
export function isClaimed(
  { userId, email }: Claim,
  { column = 'user_id', orAddress = 'email' }: { column?: string; orAddress?: string } = {},
): RawBuilder<boolean> {
  const own = sql<boolean>`${sql.ref(column)} = ${userId}`;
  if (email === null) return own;
  return sql`(${own} or (${sql.ref(column)} is null and ${sql.ref(orAddress)} = ${email}))`;
}

/** Rows of a table that are the person's. */
export function isTheirs({ column, of, orAddress, where = {} }: Owner, subject: Claim): RawBuilder<boolean> {
  if (of) return sql`${sql.ref(column)} in (select id from ${sql.table(of)} where ${isClaimed(subject)})`;
  if (orAddress) return isClaimed(subject, { column, orAddress });
  const own = sql`${sql.ref(column)} = ${subject.userId}`;
  const more = Object.entries(where).map(([name, value]) => sql` and ${sql.ref(name)} = ${value}`);
  return sql`${own}${sql.join(more, sql``)}`;
}

/** The account that a row belongs to; null where there is no account, or no such row. */
export async function personOf(
  db: Db,
  { table, owner: { column, of } }: PersonalTable,
  id: string,
): Promise<string | null> {
  const own = sql`select ${sql.ref(column)} as person from ${sql.table(table)} where id = ${id}`;
  const query = of ? sql`select user_id as person from ${sql.table(of)} where id = (${own})` : own;
  const { rows } = await sql<{ person: string | null }>`${query}`.execute(db);
  return rows[0]?.person ?? null;
}
