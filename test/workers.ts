/** R13: processes that do jobs on one database and are killed while working. */
import { sql } from 'kysely';
import { z } from 'zod';
import { contextOf } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { job } from '#server/outbox/job.ts';
import { queue } from '#server/outbox/queue.ts';
import { makeOutbox } from './outbox.ts';
import { type Program, startProgram } from './program.ts';

export interface Slaughter {
  jobs: number;
  workers: number;
  kills: number;
  leaseMs: number;
}

export interface Survival {
  effects: number;
  /** Jobs whose effect is there more than once. */
  doubled: number;
  /** Jobs whose effect is not there. */
  lost: number;
  kills: number;
  /** Jobs claimed again because their worker was killed. */
  retaken: number;
}

/** Has all jobs done while, one after another, workers are killed by SIGKILL and replaced. */
export async function killWorkers(database: Database, address: string, plan: Slaughter): Promise<Survival> {
  await sql`create table effects (job_id text not null, worker bigint not null)`.execute(database.handle);
  await queueEffects(database, plan.jobs);
  const start = () => startProgram('work', [address, String(plan.leaseMs)]);
  const workers = Array.from({ length: plan.workers }, start);
  let kills = 0;
  try {
    for (let done = 0; done < plan.jobs; done = await countDone(database)) {
      // Kills spread evenly over the work, each hitting another worker.
      if (kills < plan.kills && done >= (plan.jobs * kills) / plan.kills) {
        await end(workers[kills % plan.workers]!, 'SIGKILL');
        workers[kills % plan.workers] = start();
        kills++;
      }
      for (const { process: child } of workers)
        if (child.exitCode !== null) throw new Error('a worker ended by itself');
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  } finally {
    await Promise.all(workers.map((worker) => end(worker, 'SIGTERM')));
  }
  return { ...(await survey(database)), kills };
}

export async function queueEffects(database: Database, count: number): Promise<void> {
  const effect = job('effect', z.object({}), async () => {});
  const { app } = makeOutbox(database, []);
  await database.transaction(async (tx) => {
    for (let n = 0; n < count; n++) await queue({ ...contextOf(app), db: tx }, effect, {});
  });
}

async function countDone(database: Database): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*) as n from jobs where status in ('done', 'dead')`.execute(database.handle);
  return rows[0]!.n;
}

async function end(worker: Program, signal: NodeJS.Signals): Promise<void> {
  worker.process.kill(signal);
  await worker.ended;
}

async function survey(database: Database): Promise<Omit<Survival, 'kills'>> {
  const { rows } = await sql<Omit<Survival, 'kills'>>`
    select
      (select count(*) from effects) as effects,
      (select count(*) from (select job_id from effects group by job_id having count(*) > 1) as twice) as doubled,
      (select count(*) from jobs where id not in (select job_id from effects)) as lost,
      (select count(*) from jobs where attempts > 1) as retaken`.execute(database.handle);
  return rows[0]!;
}
