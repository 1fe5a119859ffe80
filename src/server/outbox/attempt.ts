/** One try of one claimed job: lease kept by a heartbeat, effects fenced, failures counted. */
import { setTimeout as pause } from 'node:timers/promises';
import { minute, second } from '#shared/dates.ts';
import type { App } from '../app.ts';
import { contextOf } from '../context.ts';
import { isDatabaseUnavailable, type Tx } from '../db/database.ts';
import { type Claim, type Job, LostLease, NotYet, Uncertain } from './job.ts';
import type { JobRow } from './reading.store.ts';
import { Refused } from './refused.ts';
import * as store from './store.ts';
import { takeTurn } from './turns.ts';

const longestDelayMs = 60 * minute;
const spread = 0.25;
/** Longest wait after a failure. */
export const longestWaitMs = longestDelayMs * (1 + spread);

/** Delay before a job is tried again when the database was unavailable. */
const untriedDelayMs = 5 * second;
const askAgainMs = 1 * second;

export interface Pace {
  /** A dead worker's job is claimed again at the latest after a lease and a poll. */
  leaseMs: number;
  /** Several of them must fit into a lease. */
  heartbeatMs: number;
}

/** Runs the job and records how it ended; if the database refuses that, as soon as it accepts it again. */
export async function attempt(
  app: App,
  { row, job, pace, abandoned }: { row: JobRow; job: Job | undefined; pace: Pace; abandoned: AbortSignal },
): Promise<void> {
  const lease = holdLease(app, row, pace);
  try {
    await runHeld(app, { row, job, signal: AbortSignal.any([lease.lost, abandoned]) });
  } catch (error) {
    if (error instanceof LostLease) return;
    if (error instanceof NotYet) await store.awaitTurn(app.database.handle, row, row.attempts - 1);
    else if (error instanceof Uncertain) await endUncertain(app, row, error);
    else if (abandoned.aborted) await giveBack(app, row, 0);
    else if (isDatabaseUnavailable(error)) await giveBackOnceItCan(app, row, abandoned);
    else await writeDownFailure(app, { row, job, error });
  } finally {
    lease.stop();
  }
}

/** End of the first lease of a job claimed at `now`, and of each lease that a heartbeat adds. */
export function leaseFrom(now: Date, { leaseMs }: Pace): string {
  return later(now, leaseMs);
}

function holdLease(app: App, row: JobRow, pace: Pace): { lost: AbortSignal; stop(): void } {
  const lost = new AbortController();
  const heart = setInterval(async () => {
    const isKept = await store
      .extendLease(app.database.handle, row, leaseFrom(app.now(), pace))
      .catch(() => true /* the database is away: the next beat or the fence decides */);
    if (!isKept) lost.abort(new LostLease(row.id));
  }, pace.heartbeatMs);
  return { lost: lost.signal, stop: () => clearInterval(heart) };
}

async function runHeld(
  app: App,
  { row, job, signal }: { row: JobRow; job: Job | undefined; signal: AbortSignal },
): Promise<void> {
  if (!job) throw new Error(`nobody handles jobs of kind ${row.kind}`);
  if (row.attempts > job.maxAttempts)
    throw new Error('every process that tried this job ended before it did');
  let isSettled = false;
  const work = job.run(contextOf(app), job.payload.parse(JSON.parse(row.payload)), {
    jobId: row.id,
    attempt: row.attempts,
    signal,
    async settle(tx) {
      if (!(await store.finishJob(tx, { held: row, now: app.now().toISOString() })))
        throw new LostLease(row.id);
      isSettled = true;
    },
    ...handingOver(app, row),
    takeTurn: () => app.database.transaction((tx) => turnOf(app, tx, row)),
  });
  // A job that ignores its signal is left behind; the fence keeps its effects out.
  await Promise.race([work, whenAborted(signal)]);
  if (!isSettled) await store.finishJob(app.database.handle, { held: row, now: app.now().toISOString() });
}

function handingOver(app: App, row: JobRow): Pick<Claim, 'handOver' | 'takeBack'> {
  const count = (by: 1 | -1) => store.countHandOver(app.database.handle, row, by);
  return {
    async handOver() {
      const times = await count(1);
      if (times === undefined) throw new LostLease(row.id);
      if (times > 2) throw new Uncertain(row.id);
    },
    async takeBack() {
      await count(-1);
    },
  };
}

async function turnOf(app: App, tx: Tx, row: JobRow): Promise<void> {
  if (row.turn === null) return;
  if (!(await takeTurn(app, tx, row.turn))) throw new NotYet(row.id);
  if (!(await store.endTurn(tx, row))) throw new LostLease(row.id);
}

/** Untried: work that was begun does not count as an attempt. */
async function giveBack(app: App, row: JobRow, inMs: number): Promise<void> {
  await store.releaseJob(app.database.handle, {
    held: row,
    now: later(app.now(), inMs),
    attempts: row.attempts - 1,
  });
}

/** A database that refuses is not the job's fault, however long it lasts. */
async function giveBackOnceItCan(app: App, row: JobRow, abandoned: AbortSignal): Promise<void> {
  app.log.warn({ job: row.kind, jobId: row.id }, 'the database refused: the job is given back untried');
  for (;;) {
    try {
      return await giveBack(app, row, untriedDelayMs);
    } catch (error) {
      if (!isDatabaseUnavailable(error) || abandoned.aborted) throw error;
      await pause(askAgainMs, undefined, { signal: abandoned, ref: false }).catch(() => {});
    }
  }
}

async function endUncertain(app: App, row: JobRow, error: Uncertain): Promise<void> {
  app.log.warn(
    { job: row.kind, jobId: row.id, err: error },
    'job ended without knowing whether it had its effect',
  );
  await store.finishJob(app.database.handle, {
    held: row,
    now: app.now().toISOString(),
    remark: error.message,
  });
}

async function writeDownFailure(
  app: App,
  { row, job, error }: { row: JobRow; job: Job | undefined; error: unknown },
): Promise<void> {
  const db = app.database.handle;
  const now = app.now();
  const text = String(error instanceof Error ? error.message : error).slice(0, 500);
  const facts = { job: row.kind, jobId: row.id, attempt: row.attempts, err: error };
  if (job && row.attempts < job.maxAttempts && !(error instanceof Refused)) {
    app.log.warn(facts, 'job failed, will be tried again');
    await store.retryJob(db, { held: row, runAt: later(now, backOffMs(row.attempts)), error: text });
  } else {
    app.log.error(facts, 'job given up');
    await store.buryJob(db, { held: row, now: now.toISOString(), error: text });
  }
}

/** 2 s, 4 s, 8 s … one hour, each ± 25 % so that failures do not return in step. */
function backOffMs(attempts: number): number {
  const base = Math.min(second * 2 ** attempts, longestDelayMs);
  return base * (1 - spread + Math.random() * 2 * spread);
}

/** Rejects with the signal's reason. */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function later(time: Date, ms: number): string {
  return new Date(time.getTime() + ms).toISOString();
}
