import type { Insertable, SelectQueryBuilder, Updateable } from 'kysely';
import { sql } from 'kysely';
import { hiddenName } from '#shared/erased.ts';
import type { Database, Db } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import { type JobRow, nextDue, nextLeft, nextWaiting } from './reading.store.ts';

export async function insertJob(tx: Db, row: Insertable<Schema['jobs']>): Promise<void> {
  await tx
    .insertInto('jobs')
    .values(row)
    .onConflict((c) => c.column('unique_key').doNothing())
    .execute();
}

/**
 * Claims the first job that waited for its turn and has room; else one whose worker died, or the next due one. Each
 * claim raises the fence by one.
 * @param held jobs this process is already doing: a clock put forward ends no lease of its own
 * @param upToTurn the last turn with room; null without any, or nobody waits
 */
export async function claimJob(
  database: Database,
  {
    now,
    leasedUntil,
    held = [],
    upToTurn = null,
  }: { now: string; leasedUntil: string; held?: readonly string[]; upToTurn?: number | null },
): Promise<JobRow | undefined> {
  return database.transaction(async (tx) => {
    const first = (next: SelectQueryBuilder<Schema, 'jobs', { id: string }>) =>
      (database.engine === 'postgres' ? next.forUpdate().skipLocked() : next).limit(1).executeTakeFirst();
    const waiting = upToTurn === null ? undefined : await first(nextWaiting(tx, upToTurn));
    const found = waiting ?? (await first(nextLeft(tx, now, held))) ?? (await first(nextDue(tx, now)));
    if (!found) return undefined;
    return tx
      .updateTable('jobs')
      .set({
        status: 'running',
        waits: 0,
        leased_until: leasedUntil,
        attempts: sql`attempts + 1`,
        fence: sql`fence + 1`,
      })
      .where('id', '=', found.id)
      .returningAll()
      .executeTakeFirst();
  });
}

interface Held {
  id: string;
  fence: number;
}

/** Each of these changes the row only while the claim still holds; the answer says whether it did. */
export function finishJob(
  db: Db,
  { held, now, remark = null }: { held: Held; now: string; remark?: string | null },
): Promise<boolean> {
  const change = { finished_at: now, leased_until: null, last_error: remark, turn: null };
  return changeHeld(db, held, { status: 'done', ...change });
}

export function retryJob(
  db: Db,
  { held, runAt, error }: { held: Held; runAt: string; error: string },
): Promise<boolean> {
  return changeHeld(db, held, { status: 'queued', run_at: runAt, leased_until: null, last_error: error });
}

export function buryJob(
  db: Db,
  { held, now, error }: { held: Held; now: string; error: string },
): Promise<boolean> {
  const change = { finished_at: now, leased_until: null, last_error: error, turn: null };
  return changeHeld(db, held, { status: 'dead', ...change });
}

/** Makes it as if newly queued, except for its id and fence. False if it is gone or has not ended. */
export async function requeueEnded(db: Db, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ status: 'queued', run_at: now, created_at: now, attempts: 0, handed_over: 0, leased_until: null })
    .set({ last_error: null, finished_at: null })
    .where('id', '=', id)
    .where('status', 'in', ['done', 'dead'])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Due at once. False where it has ended, or is gone. */
export async function advanceQueued(db: Db, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ run_at: now })
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export function extendLease(db: Db, held: Held, leasedUntil: string): Promise<boolean> {
  return changeHeld(db, held, { leased_until: leasedUntil });
}

/** Gives the job back untried, as on a clean stop: what was begun does not count as an attempt. */
export function releaseJob(
  db: Db,
  { held, now, attempts }: { held: Held; now: string; attempts: number },
): Promise<boolean> {
  return changeHeld(db, held, { status: 'queued', run_at: now, leased_until: null, attempts });
}

/** Defers the job until there is room, untried. */
export function awaitTurn(db: Db, held: Held, attempts: number): Promise<boolean> {
  return changeHeld(db, held, { status: 'queued', waits: 1, leased_until: null, attempts });
}

/** Removes the turn: it has come, for all later tries as well. */
export function endTurn(db: Db, held: Held): Promise<boolean> {
  return changeHeld(db, held, { turn: null });
}

/** Adds `by`. @returns the new count; undefined when the claim no longer holds */
export async function countHandOver(db: Db, held: Held, by: 1 | -1): Promise<number | undefined> {
  const row = await db
    .updateTable('jobs')
    .set({ handed_over: sql`handed_over + ${by}` })
    .where('id', '=', held.id)
    .where('fence', '=', held.fence)
    .where('status', '=', 'running')
    .returning('handed_over')
    .executeTakeFirst();
  return row?.handed_over;
}

async function changeHeld(db: Db, held: Held, change: Updateable<Schema['jobs']>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set(change)
    .where('id', '=', held.id)
    .where('fence', '=', held.fence)
    .where('status', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Limits beyond which only a clock that was ahead can have written a time. */
export interface Implausible {
  now: string;
  /** No job without delay starts later than this. */
  queuedAfter: string;
  /** No retry is due later. */
  retriedAfter: string;
  /** No lease ends later. */
  leasedAfter: string;
  leasedUntil: string;
}

/**
 * Makes jobs due that wait for such a time, shortens leases to one that has just begun, and frees the unique
 * keys of jobs finished at a time still to come.
 */
export async function mendTimes(db: Db, times: Implausible): Promise<void> {
  const { now, queuedAfter, retriedAfter, leasedAfter, leasedUntil } = times;
  await db
    .updateTable('jobs')
    .set({ run_at: now })
    .where('status', '=', 'queued')
    .where('run_at', '>', queuedAfter)
    .where((e) =>
      e.or([
        e('run_at', '=', e.ref('created_at')),
        e.and([e('attempts', '>', 0), e('run_at', '>', retriedAfter)]),
      ]),
    )
    .execute();
  await db
    .updateTable('jobs')
    .set({ leased_until: leasedUntil })
    .where('status', '=', 'running')
    .where('leased_until', '>', leasedAfter)
    .execute();
  await db
    .updateTable('jobs')
    .set({ unique_key: null })
    // As a range, to use the key's own index: scanning all finished jobs would take long.
    .where('unique_key', '>', '')
    .where('finished_at', '>', queuedAfter)
    .execute();
}

/** A job delayed at such a time waits as long from now on. */
export async function mendDelays(db: Db, now: string, queuedAfter: string): Promise<void> {
  const putOff = await db
    .selectFrom('jobs')
    .select(['id', 'run_at', 'created_at'])
    .where('status', '=', 'queued')
    .where('created_at', '>', queuedAfter)
    .where('run_at', '>', (e) => e.ref('created_at'))
    .execute();
  for (const { id, run_at, created_at } of putOff) {
    const delayMs = Date.parse(run_at) - Date.parse(created_at);
    await db
      .updateTable('jobs')
      .set({ created_at: now, run_at: new Date(Date.parse(now) + delayMs).toISOString() })
      .where('id', '=', id)
      .where('status', '=', 'queued')
      .execute();
  }
}

/** Deletes jobs that contain the word, except those under way. */
export async function deleteNaming(db: Db, word: string): Promise<void> {
  await db
    .deleteFrom('jobs')
    .where('status', '!=', 'running')
    .where(sql<boolean>`replace(payload, ${word}, '') <> payload`)
    .execute();
}

/**
 * Deletes finished jobs that contain one of these words, if only in an error such as a mail server's answer; of those that
 * wait the error goes.
 */
export async function deleteFinishedNaming(db: Db, words: readonly string[]): Promise<void> {
  const holds = (column: 'payload' | 'last_error') =>
    words.map((word) => sql<boolean>`replace(${sql.ref(column)}, ${word}, '') <> ${sql.ref(column)}`);
  await db
    .deleteFrom('jobs')
    .where('status', 'in', ['done', 'dead'])
    .where((e) => e.or([...holds('payload'), ...holds('last_error')]))
    .execute();
  await db
    .updateTable('jobs')
    .set({ last_error: hiddenName })
    .where((e) => e.or(holds('last_error')))
    .execute();
}

export async function deleteFinishedJobs(db: Db, before: string): Promise<void> {
  await db.deleteFrom('jobs').where('status', '=', 'done').where('finished_at', '<', before).execute();
}
