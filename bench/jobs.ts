import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { second } from '#shared/dates.ts';
import { freshDatabase } from '#test/database.ts';
import { startEngines } from '#test/engines.ts';
import { startProgram } from '#test/program.ts';
import { killWorkers, queueEffects } from '#test/workers.ts';
import { atLeast, atMost } from './verdict.ts';

const plan = { jobs: 10_000, workers: 4, kills: 100, leaseMs: 2 * second };

/** R13, long: each job's effect exactly once, and a dead worker's job retaken within a minute. */
export async function run(): Promise<void> {
  const engines = await startEngines();
  await killMany();
  await timeToRetake();
  await engines.stop();
}

async function killMany(): Promise<void> {
  const { database, url, dispose } = await freshDatabase('postgres');
  const startedAt = performance.now();
  const survival = await killWorkers(database, url!, plan);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(
    `${plan.jobs} jobs, ${plan.workers} processes, ${survival.kills} killed, in ${seconds} s; ${survival.retaken} jobs were taken again`,
  );
  atLeast('jobs with their effect', survival.effects, plan.jobs);
  atMost('effects that happened twice', survival.doubled, 0);
  atMost('effects that are missing', survival.lost, 0);
  atLeast('kills', survival.kills, plan.kills);
  await dispose();
}

/** With the product's own lease. */
async function timeToRetake(): Promise<void> {
  const { database, url, dispose } = await freshDatabase('postgres');
  await sql`create table effects (job_id text not null, worker bigint not null)`.execute(database.handle);
  await queueEffects(database, 2000);
  const start = () => startProgram('work', [url!, String(30 * second)]);
  let orphans = 0;
  let killedAt = 0;
  // Some kills fall between two jobs.
  while (orphans === 0) {
    const victim = start();
    while ((await count(database, sql`status = 'running'`)) === 0) await pause(1);
    victim.process.kill('SIGKILL');
    killedAt = performance.now();
    await victim.ended;
    orphans = await count(database, sql`status = 'running'`);
  }
  const heir = start();
  while ((await count(database, sql`status <> 'done'`)) > 0) await pause(50);
  const seconds = (performance.now() - killedAt) / 1000;
  heir.process.kill('SIGTERM');
  await heir.ended;
  atLeast('jobs that a killed worker held', orphans, 1);
  atMost('until the last of them was done by another', seconds, 60, ' s');
  await dispose();
}

async function count(
  database: Awaited<ReturnType<typeof freshDatabase>>['database'],
  which: ReturnType<typeof sql>,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from jobs where ${which}`.execute(
    database.handle,
  );
  return rows[0]!.n;
}
