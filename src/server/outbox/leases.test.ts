import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { contextOf } from '#server/context.ts';
import { hour, minute, second } from '#shared/dates.ts';
import { describeOutbox } from '#test/describeOutbox.ts';
import { job, LostLease } from './job.ts';
import { queue } from './queue.ts';

/** Polls without pause; the product's clock, which tests move, is another one. */
const quick = { heartbeatMs: 5, pollMs: 5, scheduleMs: 5 };

describeOutbox('leases of jobs', ({ outbox, jobsInQueue, effects, now, passTime }) => {
  test('a job whose worker died is retaken when its lease is over, and not before', async () => {
    const started = Promise.withResolvers<void>();
    const task = job('task', z.object({}), async (_app, _payload, claim) => {
      if (claim.attempt > 1) return;
      started.resolve();
      await new Promise(() => {});
    });
    const { app, workers: both } = outbox([task], { workers: 2 });
    await contextOf(app).transaction((ctx) => queue(ctx, task, {}));
    void both[0]!.drain();
    await started.promise;
    passTime(30 * second);
    await both[1]!.drain();
    expect(await jobsInQueue()).toMatchObject([{ status: 'running', attempts: 1 }]);
    passTime(1);
    await both[1]!.drain();
    expect(await jobsInQueue()).toMatchObject([{ status: 'done', attempts: 2 }]);
  });

  test('a worker that comes back after its lease finds its effect refused', async () => {
    const started = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const outcomes: unknown[] = [];
    const effect = job('effect', z.object({}), async ({ app: given }, _payload, claim) => {
      if (claim.attempt === 1) {
        started.resolve();
        await goOn.promise;
      }
      const settled = given.database.transaction(async (tx) => {
        await sql`insert into effects values (${claim.jobId}, ${`attempt ${claim.attempt}`})`.execute(tx);
        await claim.settle(tx);
      });
      await settled.catch((error: unknown) => {
        outcomes.push(error);
        throw error;
      });
    });
    const { app, workers: both } = outbox([effect], { workers: 2 });
    await contextOf(app).transaction((ctx) => queue(ctx, effect, {}));
    const slow = both[0]!.drain();
    await started.promise;
    passTime(31 * second);
    await both[1]!.drain();
    goOn.resolve();
    await slow;
    expect(outcomes).toEqual([expect.any(LostLease)]);
    expect(await effects()).toEqual(['attempt 2']);
    expect(await jobsInQueue()).toMatchObject([{ status: 'done', attempts: 2, last_error: null }]);
  });

  test('a worker that comes back after its lease cannot fail, retry or bury what another has done', async () => {
    const started = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const task = job('task', z.object({}), async (_app, _payload, claim) => {
      if (claim.attempt > 1) return;
      started.resolve();
      await goOn.promise;
      throw new Error('too late to matter');
    });
    const { app, workers: both } = outbox([task], { workers: 2 });
    await contextOf(app).transaction((ctx) => queue(ctx, task, {}));
    const slow = both[0]!.drain();
    await started.promise;
    passTime(31 * second);
    await both[1]!.drain();
    goOn.resolve();
    await slow;
    expect(await jobsInQueue()).toMatchObject([{ status: 'done', last_error: null }]);
  });

  test.each(['settles', 'fails', 'ends'] as const)(
    'a worker that %s after its lease, while another does the job, changes nothing of it',
    async (how) => {
      const started = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const goOn = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const effect = job('effect', z.object({}), async ({ app: given }, _payload, claim) => {
        started[claim.attempt - 1]!.resolve();
        await goOn[claim.attempt - 1]!.promise;
        if (claim.attempt === 1 && how === 'fails') throw new Error('too late to matter');
        if (claim.attempt === 1 && how === 'ends') return;
        await given.database.transaction(async (tx) => {
          await sql`insert into effects values (${claim.jobId}, ${`attempt ${claim.attempt}`})`.execute(tx);
          await claim.settle(tx);
        });
      });
      const { app, workers: both } = outbox([effect], { workers: 2 });
      await contextOf(app).transaction((ctx) => queue(ctx, effect, {}));
      const slow = both[0]!.drain();
      await started[0]!.promise;
      passTime(31 * second);
      const quicker = both[1]!.drain();
      await started[1]!.promise;
      goOn[0]!.resolve();
      await slow;
      expect(await effects()).toEqual([]);
      expect(await jobsInQueue()).toMatchObject([{ status: 'running', attempts: 2, last_error: null }]);
      goOn[1]!.resolve();
      await quicker;
      expect(await effects()).toEqual(['attempt 2']);
      expect(await jobsInQueue()).toMatchObject([{ status: 'done', attempts: 2 }]);
    },
  );

  test('an effect settled in a transaction that fails is tried again, and happens once', async () => {
    const effect = job('effect', z.object({}), async ({ app: given }, _payload, claim) => {
      await given.database.transaction(async (tx) => {
        await sql`insert into effects values (${claim.jobId}, ${`attempt ${claim.attempt}`})`.execute(tx);
        await claim.settle(tx);
        if (claim.attempt === 1) throw new Error('at the last moment');
      });
    });
    const { app, worker } = outbox([effect]);
    await contextOf(app).transaction((ctx) => queue(ctx, effect, {}));
    await worker.drain();
    expect(await jobsInQueue()).toMatchObject([{ status: 'queued', attempts: 1 }]);
    passTime(minute);
    await worker.drain();
    expect(await effects()).toEqual(['attempt 2']);
  });

  test('a job that ends every process that tries it is put aside', async () => {
    const run = vi.fn(async () => {});
    const deadly = { ...job('deadly', z.object({}), run), maxAttempts: 3 };
    const { app, worker } = outbox([deadly]);
    await contextOf(app).transaction((ctx) => queue(ctx, deadly, {}));
    const past = new Date(now() - 1).toISOString();
    await sql`update jobs set status = 'running', attempts = 3, fence = 3, leased_until = ${past}`.execute(
      app.database.handle,
    );
    await worker.drain();
    expect(run).not.toHaveBeenCalled();
    expect(await jobsInQueue()).toMatchObject([{ status: 'dead' }]);
  });

  test('a job that the database refuses to have done loses no attempt', async () => {
    const effect = job('effect', z.object({}), async ({ app: given }, _payload, claim) => {
      const { handle, engine } = given.database;
      if (isRefusing) {
        if (engine === 'postgres') {
          isTried.resolve();
          await sql`select pg_terminate_backend(pg_backend_pid())`.execute(handle);
        }
        // Simulates a read-only disk: until it is over, the job cannot even be released.
        await sql`pragma query_only = on`.execute(handle);
        isTried.resolve();
      }
      await sql`insert into effects values (${claim.jobId}, 'done')`.execute(handle);
    });
    let isRefusing = true;
    const isTried = Promise.withResolvers<void>();
    const { app, worker } = outbox([effect], { pace: { ...quick, leaseMs: hour } });
    await contextOf(app).transaction((ctx) => queue(ctx, effect, {}));
    worker.start();
    await isTried.promise;
    isRefusing = false;
    if (app.database.engine === 'sqlite') {
      expect(await jobsInQueue()).toMatchObject([{ status: 'running' }]);
      await sql`pragma query_only = off`.execute(app.database.handle);
    }
    await vi.waitFor(
      async () => expect(await jobsInQueue()).toMatchObject([{ status: 'queued', attempts: 0 }]),
      { timeout: 10_000 },
    );
    passTime(minute);
    await vi.waitFor(
      async () => expect(await jobsInQueue()).toMatchObject([{ status: 'done', attempts: 1 }]),
      { timeout: 10_000 },
    );
    expect(await effects()).toEqual(['done']);
  });

  test('a heartbeat keeps the lease of a long job', async () => {
    const goOn = Promise.withResolvers<void>();
    let signal: AbortSignal | undefined;
    const long = job('long', z.object({}), async (_app, _payload, claim) => {
      signal = claim.signal;
      await goOn.promise;
    });
    const { app, worker } = outbox([long], { pace: { ...quick, leaseMs: 30 * second } });
    await contextOf(app).transaction((ctx) => queue(ctx, long, {}));
    worker.start();
    await vi.waitFor(async () => expect(await jobsInQueue()).toMatchObject([{ status: 'running' }]));
    passTime(20 * second);
    const extended = new Date(now() + 30 * second).toISOString();
    await vi.waitFor(async () => expect(await jobsInQueue()).toMatchObject([{ leased_until: extended }]));
    expect(signal?.aborted).toBe(false);
    goOn.resolve();
    await vi.waitFor(async () =>
      expect(await jobsInQueue()).toMatchObject([{ status: 'done', attempts: 1 }]),
    );
  });

  test('a job whose lease is lost hears of it', async () => {
    const lost = Promise.withResolvers<unknown>();
    const long = job('long', z.object({}), async (_app, _payload, claim) => {
      claim.signal.addEventListener('abort', () => lost.resolve(claim.signal.reason));
      await new Promise(() => {});
    });
    const { app, worker } = outbox([long], { pace: { ...quick, leaseMs: 30 * second } });
    await contextOf(app).transaction((ctx) => queue(ctx, long, {}));
    worker.start();
    await vi.waitFor(async () => expect(await jobsInQueue()).toMatchObject([{ status: 'running' }]));
    // Simulates another worker that claims the job and finishes it.
    await sql`update jobs set fence = fence + 1, status = 'done'`.execute(app.database.handle);
    expect(await lost.promise).toBeInstanceOf(LostLease);
  });
});
