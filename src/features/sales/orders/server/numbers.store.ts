import { PostgresAdapter, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** The next number, as part of an insert. */
export function nextNumber(db: Db) {
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? sql<number>`nextval('order_numbers')`
    : sql<number>`(select coalesce(max(number), 10000) + 1 from orders)`;
}
