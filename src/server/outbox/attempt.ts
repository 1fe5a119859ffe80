/** One try of one claimed job: lease kept by a heartbeat, effects fenced, failures counted. */
import { minute, second } from '#shared/dates.ts';
import type { App } from '../app.ts';
import { type Claim, type Job, LostLease, Uncertain } from './job.ts';
import { Refused } from './refused.ts';
import * as store from './store.ts';

const longestDelayMs = 60 * minute;
const spread = 0.25;
/** After a failure. */
export const longestWaitMs = longestDelayMs * (1 + spread);

export interface Pace {
  /** A dead worker's job is retaken at the latest after a lease and a poll. */
  leaseMs: number;
  /** Several of them must fit into a lease. */
  heartbeatMs: number;
}

/** Runs the job and writes down how it ended. @throws only where the database cannot be reached. */
export async function attempt(
  app: App,
  row: store.JobRow,
  job: Job | undefined,
  pace: Pace,
  abandoned: AbortSignal,
): Promise<void> {
  const lease = holdLease(app, row, pace);
  try {
    await runHeld(app, row, job, AbortSignal.any([lease.lost, abandoned]));
  } catch (error) {
    if (error instanceof LostLease) return;
    if (error instanceof Uncertain) await endUncertain(app, row, error);
    else if (abandoned.aborted)
      await store.releaseJob(app.database.handle, row, app.now().toISOString(), row.attempts - 1);
    else await writeDownFailure(app, row, job, error);
  } finally {
    lease.stop();
  }
}

/** The first lease of a job claimed at `now`, and each that a heartbeat adds. */
export function leaseFrom(now: Date, { leaseMs }: Pace): string {
  return later(now, leaseMs);
}

function holdLease(app: App, row: store.JobRow, pace: Pace): { lost: AbortSignal; stop(): void } {
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
  row: store.JobRow,
  job: Job | undefined,
  signal: AbortSignal,
): Promise<void> {
  if (!job) throw new Error(`nobody handles jobs of kind ${row.kind}`);
  if (row.attempts > job.maxAttempts)
    throw new Error('every process that tried this job ended before it did');
  let isSettled = false;
  const work = job.run(app, job.payload.parse(JSON.parse(row.payload)), {
    jobId: row.id,
    attempt: row.attempts,
    signal,
    async settle(tx) {
      if (!(await store.finishJob(tx, row, app.now().toISOString()))) throw new LostLease(row.id);
      isSettled = true;
    },
    ...handingOver(app, row),
  });
  // A job that does not heed its signal is left behind; the fence keeps its effects out.
  await Promise.race([work, whenAborted(signal)]);
  if (!isSettled) await store.finishJob(app.database.handle, row, app.now().toISOString());
}

function handingOver(app: App, row: store.JobRow): Pick<Claim, 'handOver' | 'takeBack'> {
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

async function endUncertain(app: App, row: store.JobRow, error: Uncertain): Promise<void> {
  app.log.warn(
    { job: row.kind, jobId: row.id, err: error },
    'job ended without knowing whether it had its effect',
  );
  await store.finishJob(app.database.handle, row, app.now().toISOString(), error.message);
}

async function writeDownFailure(
  app: App,
  row: store.JobRow,
  job: Job | undefined,
  error: unknown,
): Promise<void> {
  const db = app.database.handle;
  const now = app.now();
  const text = String(error instanceof Error ? error.message : error).slice(0, 500);
  const facts = { job: row.kind, jobId: row.id, attempt: row.attempts, err: error };
  if (job && row.attempts < job.maxAttempts && !(error instanceof Refused)) {
    app.log.warn(facts, 'job failed, will be tried again');
    await store.retryJob(db, row, later(now, backOffMs(row.attempts)), text);
  } else {
    app.log.error(facts, 'job given up');
    await store.buryJob(db, row, now.toISOString(), text);
  }
}

/** 2 s, 4 s, 8 s … one hour, each ± 25 % so that failures do not return in step. */
function backOffMs(attempts: number): number {
  const base = Math.min(second * 2 ** attempts, longestDelayMs);
  return base * (1 - spread + Math.random() * 2 * spread);
}

/** Rejects with the reason of the signal. */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function later(time: Date, ms: number): string {
  return new Date(time.getTime() + ms).toISOString();
}
