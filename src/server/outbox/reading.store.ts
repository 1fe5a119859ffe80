/** The queue's tables, and queries that only read them. */
import type { Selectable } from 'kysely';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import type { Schema } from '../db/schema.ts';

/**
 * - `handed_over`: How often an outside effect was begun with an unknown outcome.
 * - `turn`: Turn of a mail that anybody can trigger: the lowest goes first; null: no such mail, or its turn has come.
 * - `waits`: 1: deferred until there is room.
 */
export type JobRow = Selectable<Schema['jobs']>;

/**
 * The first job that is due. A query of its own: with those whose worker died in the same one, a queue of ten thousand is
 * sorted at each claim.
 */
export function nextDue(db: Db, now: string) {
  return db
    .selectFrom('jobs')
    .select('id')
    .where('status', '=', 'queued')
    .where('waits', '=', 0)
    .where('run_at', '<=', now)
    .orderBy('run_at');
}

/** The first job whose worker died, besides `held`. */
export function nextLeft(db: Db, now: string, held: readonly string[]) {
  return db
    .selectFrom('jobs')
    .select('id')
    .where('status', '=', 'running')
    .where('leased_until', '<', now)
    .$if(held.length > 0, (query) => query.where('id', 'not in', held))
    .orderBy('leased_until');
}

/** The first job that waits for its turn. */
export function nextWaiting(db: Db, upToTurn: number) {
  return db
    .selectFrom('jobs')
    .select('id')
    .where('waits', '=', 1)
    .where('turn', '<=', upToTurn)
    .orderBy('turn')
    .orderBy('created_at');
}

/** Whether a mail waits for its turn. */
export async function isAnyWaiting(db: Db): Promise<boolean> {
  return (await anyWaiting(db, {})).length > 0;
}

const anyWaiting = prepared((db) =>
  db.selectFrom('jobs').select('id').where('waits', '=', 1).where('turn', 'is not', null).limit(1),
);

/** Mails whose turn has not come, whether tried before or not. */
export async function countTurns(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('jobs')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('turn', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function countJobs(db: Db): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('jobs')
    .select((e) => ['status', e.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.status, row.count]));
}

/** Jobs that were given up, oldest first. */
export async function findDead(db: Db, most: number): Promise<{ total: number; oldest: JobRow[] }> {
  const dead = db.selectFrom('jobs').where('status', '=', 'dead');
  const { total } = await dead.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const oldest = await dead.selectAll().orderBy('finished_at').orderBy('id').limit(most).execute();
  return { total: Number(total), oldest };
}

export function findDeadJob(db: Db, id: string): Promise<JobRow | undefined> {
  return db
    .selectFrom('jobs')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'dead')
    .executeTakeFirst();
}

export async function findPayload(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('jobs').select('payload').where('id', '=', id).executeTakeFirst();
  return row?.payload;
}
