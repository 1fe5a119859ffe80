/** Test frame for the outbox, on both engines. */
import { sql } from 'kysely';
import { afterEach, beforeEach, describe } from 'vitest';
import type { Job } from '#server/outbox/job.ts';
import type { Worker } from '#server/outbox/worker.ts';
import { second } from '#shared/dates.ts';
import { engines, type FreshDatabase, freshDatabase } from './database.ts';
import { makeOutbox, type Outbox, type OutboxOptions } from './outbox.ts';

export interface JobRow {
  kind: string;
  status: string;
  attempts: number;
  run_at: string;
  leased_until: string | null;
  last_error: string | null;
}

/** Fixture of an outbox test: a fresh database, workers, and a clock that only the test moves. */
export interface OutboxWorld {
  outbox(jobs: Job[], options?: OutboxOptions): Outbox & { worker: Worker };
  jobsInQueue(): Promise<JobRow[]>;
  /** Worker names in the table `effects (job_id, worker)`, one per effect. */
  effects(): Promise<string[]>;
  /** Seconds from now until then. */
  seconds(until: string | undefined): number;
  now(): number;
  passTime(ms: number): void;
  moveTo(time: string): void;
}

export function describeOutbox(title: string, tests: (world: OutboxWorld) => void): void {
  describe.each(engines)(`${title} (%s)`, (engine) => {
    let fresh: FreshDatabase;
    let clockMs: number;
    let workers: Worker[];
    beforeEach(async () => {
      fresh = await freshDatabase(engine);
      clockMs = Date.parse('2026-03-01T10:00:00.000Z');
      workers = [];
      const create = sql`create table effects (job_id text not null, worker text not null)`;
      await create.execute(fresh.database.handle);
    });
    afterEach(async () => {
      await Promise.all(workers.map((worker) => worker.stop(0)));
      await fresh.dispose();
    });

    tests({
      outbox(jobs, options = {}) {
        const made = makeOutbox(fresh.database, jobs, { now: () => new Date(clockMs), ...options });
        workers.push(...made.workers);
        return { ...made, worker: made.workers[0]! };
      },
      async jobsInQueue() {
        const all = sql<JobRow>`
          select kind, status, attempts, run_at, leased_until, last_error from jobs order by kind, id`;
        return (await all.execute(fresh.database.handle)).rows;
      },
      async effects() {
        const all = sql<{ worker: string }>`select worker from effects order by worker`;
        return (await all.execute(fresh.database.handle)).rows.map((row) => row.worker);
      },
      seconds: (until) => Math.round((Date.parse(until!) - clockMs) / second),
      now: () => clockMs,
      passTime(ms) {
        clockMs += ms;
      },
      moveTo(time) {
        clockMs = Date.parse(time);
      },
    });
  });
}
