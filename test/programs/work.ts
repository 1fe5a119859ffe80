/**
 * A process that does jobs of kind `effect` until it is stopped: each leaves one row in `effects`, in the
 * transaction in which it settles. Arguments: address, lease in milliseconds.
 */
import { flushCompileCache } from 'node:module';
import { sql } from 'kysely';
import { z } from 'zod';
import { openPostgres } from '#server/db/postgres.ts';
import { job } from '#server/outbox/job.ts';
import { makeOutbox } from '#test/outbox.ts';

const [address = '', leaseMs = ''] = process.argv.slice(2);
const database = openPostgres(address, { poolSize: 5 });

const effect = job('effect', z.object({}), async ({ app }, _payload, claim) => {
  await app.database.transaction(async (tx) => {
    await sql`insert into effects (job_id, worker) values (${claim.jobId}, ${process.pid})`.execute(tx);
    // Long enough that most kills hit a worker in the middle of a job.
    await sql`select pg_sleep(0.01)`.execute(tx);
    await claim.settle(tx);
  });
});
const quick = { leaseMs: Number(leaseMs), heartbeatMs: Number(leaseMs) / 5, pollMs: 20, scheduleMs: 60_000 };
const { workers } = makeOutbox(database, [effect], { pace: quick });
workers[0]!.start();

// The worker keeps no process alive by itself.
const staying = setInterval(() => {}, 60_000);
process.once('SIGTERM', async () => {
  await workers[0]!.stop();
  await database.close();
  clearInterval(staying);
});
// Flushed now: a killed process would leave nothing in the cache.
flushCompileCache();
