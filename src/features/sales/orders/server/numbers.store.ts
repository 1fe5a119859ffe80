import { PostgresAdapter, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** Lets the numbers go on after the highest one: an order that was moved in may have brought its own. */
export async function alignNumbers(db: Db): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select setval('order_numbers', greatest(
    (select coalesce(max(number), 10000) from orders), (select last_value from order_numbers)))`.execute(db);
}
