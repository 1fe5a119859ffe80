/** The outbox alone: workers on a database of their own, without the rest of the product. */
import type { App } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { makeLog } from '#server/log.ts';
import type { Job, Schedule } from '#server/outbox/job.ts';
import { makeWorker, type Worker, type WorkerOptions } from '#server/outbox/worker.ts';
import { makeStorage } from '#server/storage/makeStorage.ts';

export interface Outbox {
  app: App;
  /** One per process. */
  workers: Worker[];
}

export interface OutboxOptions extends Partial<WorkerOptions> {
  workers?: number;
  now?: () => Date;
  schedules?: readonly Schedule[];
}

export function makeOutbox(database: Database, jobs: readonly Job[], options: OutboxOptions = {}): Outbox {
  const { workers: count = 1, now = () => new Date(), schedules = [], ...rest } = options;
  const unused = () => Promise.reject(new Error('there is no mail here'));
  const workers: Worker[] = [];
  const config = readConfig({});
  const app: App = {
    config,
    database,
    log: makeLog('silent'),
    mail: { send: unused, verify: unused, close() {} },
    storage: makeStorage(config),
    now,
    features: [],
    pageTexts: async () => ({}),
    wakeWorker() {
      for (const worker of workers) worker.wake();
    },
  };
  for (let n = 0; n < count; n++) workers.push(makeWorker(app, { jobs, schedules, ...rest }));
  return { app, workers };
}
