import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { clockToleranceMs, type Pace } from './pace.ts';

interface CountersTable {
  key: string;
  used_until_ms: number;
}

const tables = (db: Db) => db.withTables<{ limit_counters: CountersTable }>();

/** Counts an attempt if it is within the limit, in one statement: of any number at once no more get true. */
export async function countAttempt(
  db: Db,
  key: string,
  { costMs, reachMs }: Pace,
  nowMs: number,
): Promise<boolean> {
  const last = sql<number>`limit_counters.used_until_ms`;
  const farthest = nowMs + reachMs + clockToleranceMs;
  const counted = await tables(db)
    .insertInto('limit_counters')
    .values({ key, used_until_ms: nowMs + costMs })
    .onConflict((c) =>
      c
        .column('key')
        .doUpdateSet({
          used_until_ms: sql`case when ${last} between ${nowMs} and ${farthest} then ${last} + ${costMs}
            else ${nowMs + costMs} end`,
        })
        .where(sql<boolean>`(${last} <= ${nowMs + reachMs - costMs} or ${last} > ${farthest})`),
    )
    .returning('key')
    .executeTakeFirst();
  return counted !== undefined;
}

/** Takes back an attempt that was counted. */
export async function uncountAttempt(db: Db, key: string, costMs: number): Promise<void> {
  await tables(db)
    .updateTable('limit_counters')
    .set({ used_until_ms: sql`used_until_ms - ${costMs}` })
    .where('key', '=', key)
    .execute();
}

export async function readCounters(db: Db, keys: readonly string[]): Promise<Map<string, number>> {
  const rows = await tables(db).selectFrom('limit_counters').selectAll().where('key', 'in', keys).execute();
  return new Map(rows.map((row) => [row.key, row.used_until_ms]));
}

/** Counters of the past, which say what no counter says. */
export async function deleteCounters(db: Db, beforeMs: number): Promise<void> {
  await tables(db).deleteFrom('limit_counters').where('used_until_ms', '<', beforeMs).execute();
}
