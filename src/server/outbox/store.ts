import type { ColumnType, Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Database, Db, Tx } from '../db/database.ts';

interface JobsTable {
  id: string;
  kind: string;
  payload: string;
  status: 'queued' | 'running' | 'done' | 'dead';
  unique_key: string | null;
  run_at: string;
  attempts: number;
  fence: number;
  /** How often an effect outside was begun of which nobody knows how it ended. */
  handed_over: ColumnType<number, number | undefined>;
  leased_until: string | null;
  last_error: string | null;
  created_at: string;
  finished_at: string | null;
}
interface SchedulesTable {
  name: string;
  next_run_at: string;
}
export type JobRow = Selectable<JobsTable>;

const tables = (db: Db) => db.withTables<{ jobs: JobsTable; schedules: SchedulesTable }>();

export async function insertJob(tx: Db, row: Insertable<JobsTable>): Promise<void> {
  await tables(tx)
    .insertInto('jobs')
    .values(row)
    .onConflict((c) => c.column('unique_key').doNothing())
    .execute();
}

/**
 * Takes the next due job, or one whose worker died. Each claim raises the fence by one.
 * @param held what this process is doing already: a clock put forward ends no lease of its own
 */
export async function claimJob(
  database: Database,
  now: string,
  leasedUntil: string,
  held: readonly string[] = [],
): Promise<JobRow | undefined> {
  return database.transaction(async (tx) => {
    const db = tables(tx);
    const next = db
      .selectFrom('jobs')
      .select('id')
      .where((e) =>
        e.or([
          e.and([e('status', '=', 'queued'), e('run_at', '<=', now)]),
          e.and([e('status', '=', 'running'), e('leased_until', '<', now)]),
        ]),
      )
      .$if(held.length > 0, (query) => query.where('id', 'not in', held))
      .orderBy('run_at')
      .limit(1);
    const found = await (database.engine === 'postgres'
      ? next.forUpdate().skipLocked()
      : next
    ).executeTakeFirst();
    if (!found) return undefined;
    return db
      .updateTable('jobs')
      .set({
        status: 'running',
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
export function finishJob(db: Db, held: Held, now: string, remark: string | null = null): Promise<boolean> {
  return changeHeld(db, held, { status: 'done', finished_at: now, leased_until: null, last_error: remark });
}

export function retryJob(db: Db, held: Held, runAt: string, error: string): Promise<boolean> {
  return changeHeld(db, held, { status: 'queued', run_at: runAt, leased_until: null, last_error: error });
}

export function buryJob(db: Db, held: Held, now: string, error: string): Promise<boolean> {
  return changeHeld(db, held, { status: 'dead', finished_at: now, leased_until: null, last_error: error });
}

export function extendLease(db: Db, held: Held, leasedUntil: string): Promise<boolean> {
  return changeHeld(db, held, { leased_until: leasedUntil });
}

/** Gives the job back untried, as on a clean stop: what was begun does not count as an attempt. */
export function releaseJob(db: Db, held: Held, now: string, attempts: number): Promise<boolean> {
  return changeHeld(db, held, { status: 'queued', run_at: now, leased_until: null, attempts });
}

/** Adds `by`, and answers what it is then; nothing where the claim no longer holds. */
export async function countHandOver(db: Db, held: Held, by: 1 | -1): Promise<number | undefined> {
  const row = await tables(db)
    .updateTable('jobs')
    .set({ handed_over: sql`handed_over + ${by}` })
    .where('id', '=', held.id)
    .where('fence', '=', held.fence)
    .where('status', '=', 'running')
    .returning('handed_over')
    .executeTakeFirst();
  return row?.handed_over;
}

async function changeHeld(db: Db, held: Held, change: Updateable<JobsTable>): Promise<boolean> {
  const { numUpdatedRows } = await tables(db)
    .updateTable('jobs')
    .set(change)
    .where('id', '=', held.id)
    .where('fence', '=', held.fence)
    .where('status', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Times that only a clock which was ahead can have written. */
export interface Implausible {
  now: string;
  /** After it nothing begins that was wanted at once. */
  queuedAfter: string;
  /** No try is put off longer. */
  retriedAfter: string;
  /** No lease lasts longer. */
  leasedAfter: string;
  leasedUntil: string;
}

/** Makes due what waits for such a time, and lets a lease end as one that was just begun. */
export async function mendTimes(db: Db, times: Implausible): Promise<void> {
  const { now, queuedAfter, retriedAfter, leasedAfter, leasedUntil } = times;
  await tables(db)
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
  await tables(db)
    .updateTable('jobs')
    .set({ leased_until: leasedUntil })
    .where('status', '=', 'running')
    .where('leased_until', '>', leasedAfter)
    .execute();
}

export async function countJobs(db: Db): Promise<Record<string, number>> {
  const rows = await tables(db)
    .selectFrom('jobs')
    .select((e) => ['status', e.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.status, row.count]));
}

/** Jobs that are over and hold one of these words. */
export async function deleteFinishedNaming(db: Db, words: readonly string[]): Promise<void> {
  const names = words.map((word) => sql<boolean>`replace(payload, ${word}, '') <> payload`);
  await tables(db)
    .deleteFrom('jobs')
    .where('status', 'in', ['done', 'dead'])
    .where((e) => e.or(names))
    .execute();
}

export async function deleteFinishedJobs(db: Db, before: string): Promise<void> {
  await tables(db)
    .deleteFrom('jobs')
    .where('status', '=', 'done')
    .where('finished_at', '<', before)
    .execute();
}

/**
 * Moves a schedule on if it is due; true for the one process that moved it. One that waits for longer than it ever
 * should was written by a clock that was ahead: it waits anew.
 */
export async function takeDueSchedule(tx: Tx, name: string, now: string, next: string): Promise<boolean> {
  const db = tables(tx);
  await db
    .insertInto('schedules')
    .values({ name, next_run_at: now })
    .onConflict((c) => c.column('name').doNothing())
    .execute();
  const move = db.updateTable('schedules').set({ next_run_at: next }).where('name', '=', name);
  await move.where('next_run_at', '>', next).execute();
  const { numUpdatedRows } = await move.where('next_run_at', '<=', now).executeTakeFirst();
  return numUpdatedRows === 1n;
}
