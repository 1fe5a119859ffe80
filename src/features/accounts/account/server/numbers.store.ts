import { PostgresAdapter, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/**
 * Lets the numbers go on after the highest one: a restored table does not say how far the sequence of PostgreSQL was.
 */
export async function alignNumbers(db: Db): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select setval('user_numbers', greatest(
    (select coalesce(max(number), 10000) from users), (select last_value from user_numbers)))`.execute(db);
}
