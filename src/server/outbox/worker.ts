/** Claims jobs and runs them: lease with heartbeat, fencing, back-off, dead letters, schedules, clean stop. */
import { setTimeout as pause } from 'node:timers/promises';
import { minute, second } from '#shared/dates.ts';
import type { App } from '../app.ts';
import { type Job, LostLease, type Schedule } from './job.ts';
import { queue } from './queue.ts';
import * as store from './store.ts';

const leaseMs = 30 * second;
const heartbeatMs = 10 * second;
const pollMs = 1 * second;
const longestDelayMs = 60 * minute;

export interface WorkerOptions {
  jobs: readonly Job[];
  schedules: readonly Schedule[];
  /** Jobs run at the same time by this process. */
  concurrency?: number;
}

export interface Worker {
  start(): void;
  wake(): void;
  /** Takes no more jobs, waits up to `graceMs` for those under way, then gives them back. */
  stop(graceMs?: number): Promise<void>;
  /** Runs everything due and what follows from it, one by one; for tests and the command line. */
  drain(): Promise<void>;
}

export function makeWorker(app: App, options: WorkerOptions): Worker {
  const byKind = new Map(options.jobs.map((job) => [job.kind, job]));
  const stopping = new AbortController();
  const abandoned = new AbortController();
  let awake = Promise.withResolvers<void>();
  let running: Promise<void>[] = [];

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      const didWork = await step().catch((error: unknown) => {
        app.log.error({ err: error }, 'the worker could not reach its queue');
        return false;
      });
      if (!didWork) await rest();
    }
  }

  async function step(): Promise<boolean> {
    const row = await claim();
    if (row) await runClaimed(row);
    return row !== undefined;
  }

  function claim(): Promise<store.JobRow | undefined> {
    const now = app.now();
    return store.claimJob(app.database, now.toISOString(), after(now, leaseMs));
  }

  async function rest(): Promise<void> {
    const woken = awake.promise;
    await Promise.race([woken, pause(pollMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})]);
  }

  async function runClaimed(row: store.JobRow): Promise<void> {
    const held = { id: row.id, fence: row.fence };
    const job = byKind.get(row.kind);
    const lost = new AbortController();
    const heart = setInterval(() => void beat(held, lost), heartbeatMs);
    let isSettled = false;
    try {
      if (!job) throw new Error(`nobody handles jobs of kind ${row.kind}`);
      await job.run(app, job.payload.parse(JSON.parse(row.payload)), {
        jobId: row.id,
        attempt: row.attempts,
        signal: AbortSignal.any([lost.signal, abandoned.signal]),
        async settle(tx) {
          if (!(await store.finishJob(tx, held, app.now().toISOString()))) throw new LostLease(row.id);
          isSettled = true;
        },
      });
      if (!isSettled) await store.finishJob(app.database.handle, held, app.now().toISOString());
    } catch (error) {
      await recover(row, job, error);
    } finally {
      clearInterval(heart);
    }
  }

  async function beat(held: { id: string; fence: number }, lost: AbortController): Promise<void> {
    const kept = await store
      .extendLease(app.database.handle, held, after(app.now(), leaseMs))
      .catch(() => true /* the database is away: the next beat or the fence decides */);
    if (!kept) lost.abort(new LostLease(held.id));
  }

  async function recover(row: store.JobRow, job: Job | undefined, error: unknown): Promise<void> {
    if (error instanceof LostLease) return;
    const db = app.database.handle;
    const now = app.now();
    const text = String(error instanceof Error ? error.message : error).slice(0, 500);
    if (abandoned.signal.aborted) return void (await store.releaseJob(db, row, now.toISOString()));
    if (job && row.attempts < job.maxAttempts) {
      app.log.warn({ job: row.kind, jobId: row.id, attempt: row.attempts, err: error }, 'job failed, will be tried again');
      await store.retryJob(db, row, after(now, backOffMs(row.attempts)), text);
    } else {
      app.log.error({ job: row.kind, jobId: row.id, err: error }, 'job given up');
      await store.buryJob(db, row, now.toISOString(), text);
    }
  }

  async function queueDueSchedules(): Promise<void> {
    for (const schedule of options.schedules) {
      const now = app.now();
      await app.database.transaction(async (tx) => {
        const isOurs = await store.takeDueSchedule(tx, schedule.name, now.toISOString(), after(now, schedule.everyMs));
        if (isOurs) await queue(app, tx, schedule.job, {});
      });
    }
  }

  async function scheduleLoop(): Promise<void> {
    while (!stopping.signal.aborted) {
      await queueDueSchedules().catch((error: unknown) => app.log.error({ err: error }, 'schedules could not be read'));
      await pause(5 * second, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  }

  return {
    start() {
      running = Array.from({ length: options.concurrency ?? 4 }, loop);
      running.push(scheduleLoop());
    },
    wake() {
      // A moment later, when the transaction that queued the job has usually committed; polling covers the rest.
      setTimeout(() => {
        awake.resolve();
        awake = Promise.withResolvers();
      }, 10).unref();
    },
    async stop(graceMs = 8 * second) {
      stopping.abort();
      const timer = setTimeout(() => abandoned.abort(new Error('the process is stopping')), graceMs);
      await Promise.all(running);
      clearTimeout(timer);
    },
    async drain() {
      while (await step());
    },
  };
}

function after(time: Date, ms: number): string {
  return new Date(time.getTime() + ms).toISOString();
}

/** 2 s, 4 s, 8 s … one hour, each ± 25 % so that failures do not return in step. */
function backOffMs(attempt: number): number {
  const base = Math.min(second * 2 ** attempt, longestDelayMs);
  return base * (0.75 + Math.random() / 2);
}
