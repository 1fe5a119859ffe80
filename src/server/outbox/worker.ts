/** Claims jobs and runs them, several at a time; queues scheduled jobs; stops cleanly. */
import { setTimeout as pause } from 'node:timers/promises';
import { second } from '#shared/dates.ts';
import type { App } from '../app.ts';
import { attempt, leaseFrom, type Pace } from './attempt.ts';
import { repairClockSkew } from './clockSkew.ts';
import type { Job, Schedule } from './job.ts';
import { queueDueSchedules } from './schedules.ts';
import * as store from './store.ts';
import { turnWithRoom } from './turns.ts';

const usualPace = {
  leaseMs: 30 * second,
  heartbeatMs: 10 * second,
  pollMs: 1 * second,
  scheduleMs: 5 * second,
};

export interface WorkerOptions {
  jobs: readonly Job[];
  schedules: readonly Schedule[];
  /** Jobs run at the same time by this process. */
  concurrency?: number;
  /** For tests and measurements. `pollMs` and `scheduleMs`: how often to look when not woken. */
  pace?: Pace & { pollMs: number; scheduleMs: number };
}

export interface Worker {
  start(): void;
  wake(): void;
  /** Claims no more jobs, waits up to `graceMs` for those under way, then releases them. */
  stop(graceMs?: number): Promise<void>;
  /** Runs everything due and what follows from it, one by one; for tests and the command line. */
  drain(): Promise<void>;
}

export function makeWorker(app: App, options: WorkerOptions): Worker {
  const pace = options.pace ?? usualPace;
  const byKind = new Map(options.jobs.map((job) => [job.kind, job]));
  const stopping = new AbortController();
  const abandoned = new AbortController();
  const alarm = makeAlarm(stopping.signal);
  const held = new Set<string>();
  let running: Promise<void>[] = [];

  async function step(): Promise<boolean> {
    const now = app.now();
    const room = await turnWithRoom(app);
    const row = await store.claimJob(app.database, {
      now: now.toISOString(),
      leasedUntil: leaseFrom(now, pace),
      held: [...held],
      upToTurn: room,
    });
    if (!row) return false;
    held.add(row.id);
    try {
      await attempt(app, { row, job: byKind.get(row.kind), pace, abandoned: abandoned.signal });
    } finally {
      held.delete(row.id);
    }
    return true;
  }

  async function repeat(work: () => Promise<boolean>, rest: () => Promise<void>): Promise<void> {
    while (!stopping.signal.aborted) {
      const isMore = await work().catch((error: unknown) => {
        app.log.error({ err: error }, 'the worker could not reach its queue');
        return false;
      });
      if (!isMore) await rest();
    }
  }

  return {
    start() {
      const loops = Array.from({ length: options.concurrency ?? 4 }, () =>
        repeat(step, () => alarm.rest(pace.pollMs)),
      );
      const clock = repeat(
        async () => {
          await repairClockSkew(app, pace);
          return queueDueSchedules(app, options.schedules);
        },
        () => alarm.sleep(pace.scheduleMs),
      );
      running = [...loops, clock];
    },
    wake: alarm.wake,
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

/** Waits that end early when the process stops. */
function makeAlarm(stopping: AbortSignal) {
  let awake = Promise.withResolvers<void>();
  const sleep = (ms: number) => pause(ms, undefined, { signal: stopping, ref: false }).catch(() => {});
  return {
    sleep,
    /** Also ends on a wake-up. */
    rest: (ms: number) => Promise.race([awake.promise, sleep(ms)]),
    wake() {
      // A moment later, when the transaction that queued the job has usually committed; polling covers the
      // rest.
      setTimeout(() => {
        awake.resolve();
        awake = Promise.withResolvers();
      }, 10).unref();
    },
  };
}
