/** Row locks held until the end of a transaction, with one meaning on both engines. */
import { PostgresAdapter } from 'kysely';
import type { Db } from './database.ts';

/**
 * The query with its rows locked until `tx` ends: others that want to change them wait. SQLite's transactions
 * lock the whole database from their beginning, so there is nothing to add.
 */
export function held<Q extends { forUpdate(): Q }>(tx: Db, query: Q): Q {
  return tx.getExecutor().adapter instanceof PostgresAdapter ? query.forUpdate() : query;
}
