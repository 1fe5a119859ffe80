import { PostgresAdapter, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** The next number, as part of an insert: a taken address costs as many statements as a new one. */
export function nextNumber(db: Db) {
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? sql<number>`nextval('user_numbers')`
    : sql<number>`(select coalesce(max(number), 10000) + 1 from users)`;
}

/**
 * Lets the numbers go on after the highest one: a restored table does not say how far the sequence of PostgreSQL was.
 */
export async function alignNumbers(db: Db): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select setval('user_numbers', greatest(
    (select coalesce(max(number), 10000) from users), (select last_value from user_numbers)))`.execute(db);
}
