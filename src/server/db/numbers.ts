/** Running numbers of things that people order, apply for or receive. */
import { PostgresAdapter, sql } from 'kysely';
import type { Db } from './database.ts';

/**
 * The number after the highest in `table`, as part of an insert into it: nobody waits for anybody else's transaction, and
 * one that fails may leave a gap.
 * @param sequence what counts them on PostgreSQL; on SQLite one transaction writes at a time
 */
export function nextNumber(db: Db, table: string, sequence: string) {
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? sql<number>`nextval(${sql.lit(sequence)})`
    : sql<number>`(select coalesce(max(number), 10000) + 1 from ${sql.table(table)})`;
}

/**
 * Numbers without a gap. The last one stands in a column of a one-row table that the calling store owns.
 * @returns a function that takes the next number; concurrent callers wait for the end of `tx`
 */
export function counterIn(table: string, column: string): (tx: Db) => Promise<number> {
  const last = sql.ref(column);
  return async (tx) => {
    const { rows } = await sql<{ taken: number }>`
      update ${sql.table(table)} set ${last} = ${last} + 1 where id = 1 returning ${last} as taken`.execute(
      tx,
    );
    return rows[0]!.taken;
  };
}
