import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { clockToleranceMs, type Pace } from './pace.ts';

/** Counts an attempt if it is within the limit, in one statement: concurrent attempts cannot exceed it. */
export async function countAttempt(
  db: Db,
  { key, pace, nowMs }: { key: string; pace: Pace; nowMs: number },
): Promise<boolean> {
  const { costMs, reachMs } = pace;
  const counted = await countedWithin(db, {
    key,
    costMs,
    nowMs,
    first: nowMs + costMs,
    latest: nowMs + reachMs - costMs,
    farthest: nowMs + reachMs + clockToleranceMs,
  });
  return counted.length === 1;
}

interface CountedAttempt extends Record<string, string | number> {
  key: string;
  costMs: number;
  nowMs: number;
  /** Value after one attempt on a counter that lies in the past. */
  first: number;
  /** Beyond it there is no room for another attempt. */
  latest: number;
  /** Beyond it lie only counters written by a clock that has since been put back. */
  farthest: number;
}

const countedWithin = prepared((db, { key, costMs, nowMs, first, latest, farthest }: CountedAttempt) => {
  const last = sql<number>`limit_counters.used_until_ms`;
  return db
    .insertInto('limit_counters')
    .values({ key, used_until_ms: first })
    .onConflict((c) =>
      c
        .column('key')
        .doUpdateSet({
          used_until_ms: sql`case when ${last} between ${nowMs} and ${farthest} then ${last} + ${costMs}
            else ${first} end`,
        })
        .where(sql<boolean>`(${last} <= ${latest} or ${last} > ${farthest})`),
    )
    .returning('key');
});

/** Takes back an attempt that was counted. */
export async function uncountAttempt(db: Db, key: string, costMs: number): Promise<void> {
  await uncounted(db, { key, costMs });
}

const uncounted = prepared((db, { key, costMs }: { key: string; costMs: number }) =>
  db
    .updateTable('limit_counters')
    .set({ used_until_ms: sql`used_until_ms - ${costMs}` })
    .where('key', '=', key),
);

export async function readCounters(db: Db, keys: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.selectFrom('limit_counters').selectAll().where('key', 'in', keys).execute();
  return new Map(rows.map((row) => [row.key, row.used_until_ms]));
}

/** Deletes counters that lie in the past: they mean the same as no counter. */
export async function deleteCounters(db: Db, beforeMs: number): Promise<void> {
  await db.deleteFrom('limit_counters').where('used_until_ms', '<', beforeMs).execute();
}
