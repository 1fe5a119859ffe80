import { type RawBuilder, sql } from 'kysely';
import type { Claim } from '#server/personalData.ts';

/** Rows that a claim reaches: those of the account, and those without an account that carry its address. */
export function isClaimed(
  { userId, email }: Claim,
  { column = 'user_id', orAddress = 'email' }: { column?: string; orAddress?: string } = {},
): RawBuilder<boolean> {
  const own = sql<boolean>`${sql.ref(column)} = ${userId}`;
  if (email === null) return own;
  return sql`(${own} or (${sql.ref(column)} is null and ${sql.ref(orAddress)} = ${email}))`;
}
