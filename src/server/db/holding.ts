/** Rows held until the end of a transaction, said so that both engines mean the same. */
import { PostgresAdapter } from 'kysely';
import type { Db } from './database.ts';

/**
 * The query, with its rows held until `tx` ends: whoever else wants to change them waits. SQLite's transactions hold
 * the whole database from their beginning, so there is nothing to add.
 */
export function held<Q extends { forUpdate(): Q }>(tx: Db, query: Q): Q {
  return tx.getExecutor().adapter instanceof PostgresAdapter ? query.forUpdate() : query;
}
