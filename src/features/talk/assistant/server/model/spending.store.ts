import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/*
 * Columns of `assistant_spending`:
 * - `day`: School day, YYYY-MM-DD.
 */

/** Adds what a call may use, in one statement, so that calls at the same instant do not pass the limit together. */
export async function reserveTokens(
  db: Db,
  { day, tokens, most }: { day: string; tokens: number; most: number },
) {
  if (tokens > most) return false;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('assistant_spending')
    .values({ day, tokens })
    .onConflict((c) =>
      c
        .column('day')
        .doUpdateSet({ tokens: sql`assistant_spending.tokens + ${tokens}` })
        .where(sql<boolean>`assistant_spending.tokens + ${tokens} <= ${most}`),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Puts what was used in the place of what was reserved. @param difference may be negative */
export async function correctTokens(db: Db, day: string, difference: number): Promise<void> {
  await db
    .updateTable('assistant_spending')
    .set({ tokens: sql`case when tokens + ${difference} < 0 then 0 else tokens + ${difference} end` })
    .where('day', '=', day)
    .execute();
}

export async function deleteSpendingBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('assistant_spending').where('day', '<', day).execute();
}
