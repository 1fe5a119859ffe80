import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { hour, minute, second } from '#shared/dates.ts';
import { domainEvent } from '#shared/events.ts';
import { engines, type FreshDatabase, freshDatabase } from '#test/database.ts';
import { makeOutbox, type Outbox, type OutboxOptions } from '#test/outbox.ts';
import { type Claim, type Job, job, LostLease } from './job.ts';
import { eventKind, publish, queue } from './queue.ts';

interface Row {
  kind: string;
  status: string;
  attempts: number;
  run_at: string;
  leased_until: string | null;
  last_error: string | null;
}

/** Looks at everything all the time; the product's clock, which tests move, is another. */
const quick = { heartbeatMs: 5, pollMs: 5, scheduleMs: 5 };
const greeting = z.object({ name: z.string().min(1) });

describe.each(engines)('the outbox (%s)', (engine) => {
  let fresh: FreshDatabase;
  let clockMs: number;
  let workers: Outbox['workers'];
  beforeEach(async () => {
    fresh = await freshDatabase(engine);
    clockMs = Date.parse('2026-03-01T10:00:00.000Z');
    workers = [];
    await sql`create table effects (job_id text not null, worker text not null)`.execute(
      fresh.database.handle,
    );
  });
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop(0)));
    await fresh.dispose();
  });

  function outbox(jobs: Job[], options: OutboxOptions = {}): Outbox & { worker: Outbox['workers'][number] } {
    const made = makeOutbox(fresh.database, jobs, { now: () => new Date(clockMs), ...options });
    workers.push(...made.workers);
    return { ...made, worker: made.workers[0]! };
  }
  async function jobsInQueue(): Promise<Row[]> {
    const all = sql<Row>`select kind, status, attempts, run_at, leased_until, last_error from jobs order by kind, id`;
    return (await all.execute(fresh.database.handle)).rows;
  }
  async function effects(): Promise<string[]> {
    const all = sql<{ worker: string }>`select worker from effects order by worker`;
    return (await all.execute(fresh.database.handle)).rows.map((row) => row.worker);
  }
  const seconds = (from: string | undefined) => Math.round((Date.parse(from!) - clockMs) / second);

  test('a job exists if its transaction commits, and only then', async () => {
    const done: string[] = [];
    const greet = job('greet', greeting, async (_app, { name }) => void done.push(name));
    const { app, worker } = outbox([greet]);
    await app.database.transaction((tx) => queue(app, tx, greet, { name: 'Anna' }));
    const failed = app.database.transaction(async (tx) => {
      await queue(app, tx, greet, { name: 'Boris' });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await worker.drain();
    expect(done).toEqual(['Anna']);
    expect(await jobsInQueue()).toMatchObject([{ kind: 'greet', status: 'done', attempts: 1 }]);
  });

  test('a payload that the job does not take is refused where it is queued', async () => {
    const greet = job('greet', greeting, async () => {});
    const { app } = outbox([greet]);
    const wrong = app.database.transaction((tx) => queue(app, tx, greet, { name: '' }));
    await expect(wrong).rejects.toThrow(z.ZodError);
    expect(await jobsInQueue()).toEqual([]);
  });

  test('a payload stored by an older version, which the job no longer takes, is not run', async () => {
    const run = vi.fn(async () => {});
    const strict = job('greet', greeting, run, { maxAttempts: 1 });
    const { app, worker } = outbox([strict]);
    const older = job('greet', z.object({}), async () => {});
    await app.database.transaction((tx) => queue(app, tx, older, {}));
    await worker.drain();
    expect(run).not.toHaveBeenCalled();
    expect(await jobsInQueue()).toMatchObject([{ status: 'dead' }]);
  });

  test('a job of a kind nobody handles is put aside, not lost', async () => {
    const { app, worker } = outbox([]);
    await app.database.transaction((tx) =>
      queue(
        app,
        tx,
        job('greet', greeting, async () => {}),
        { name: 'Anna' },
      ),
    );
    await worker.drain();
    expect(await jobsInQueue()).toMatchObject([
      { status: 'dead', last_error: expect.stringContaining('greet') },
    ]);
  });

  test('of jobs with the same key, one is queued', async () => {
    const done: string[] = [];
    const greet = job('greet', greeting, async (_app, { name }) => void done.push(name));
    const { app, worker } = outbox([greet]);
    for (const name of ['first', 'second']) {
      await app.database.transaction((tx) => queue(app, tx, greet, { name }, { uniqueKey: 'greet:1' }));
    }
    await worker.drain();
    await app.database.transaction((tx) =>
      queue(app, tx, greet, { name: 'third' }, { uniqueKey: 'greet:1' }),
    );
    await worker.drain();
    expect(done).toEqual(['first']);
  });

  test('a job for later waits for its time', async () => {
    const run = vi.fn(async () => {});
    const greet = job('greet', greeting, run);
    const { app, worker } = outbox([greet]);
    const runAt = new Date(clockMs + hour);
    await app.database.transaction((tx) => queue(app, tx, greet, { name: 'Anna' }, { runAt }));
    clockMs += hour - 1;
    await worker.drain();
    expect(run).not.toHaveBeenCalled();
    clockMs += 1;
    await worker.drain();
    expect(run).toHaveBeenCalledOnce();
  });

  test('a job that fails is tried again after 2, 4, 8 … seconds, at most an hour, and then put aside', async () => {
    const attempts: number[] = [];
    const failing = job(
      'failing',
      z.object({}),
      async (_app, _payload, claim) => {
        attempts.push(claim.attempt);
        throw new Error('the post office is closed');
      },
      { maxAttempts: 14 },
    );
    const { app, worker } = outbox([failing]);
    await app.database.transaction((tx) => queue(app, tx, failing, {}));
    for (let attempt = 1; attempt < 14; attempt++) {
      await worker.drain();
      const [row] = await jobsInQueue();
      expect(row).toMatchObject({
        status: 'queued',
        attempts: attempt,
        last_error: 'the post office is closed',
      });
      const usual = Math.min(2 ** attempt, hour / second);
      expect(seconds(row?.run_at)).toBeGreaterThanOrEqual(Math.floor(usual * 0.75));
      expect(seconds(row?.run_at)).toBeLessThanOrEqual(Math.ceil(usual * 1.25));
      clockMs = Date.parse(row!.run_at);
    }
    await worker.drain();
    expect(await jobsInQueue()).toMatchObject([{ status: 'dead', attempts: 14 }]);
    clockMs += 24 * hour;
    await worker.drain();
    expect(attempts).toHaveLength(14);
  });

  test('a job whose worker died is retaken when its lease is over, and not before', async () => {
    const started = Promise.withResolvers<void>();
    const task = job('task', z.object({}), async (_app, _payload, claim) => {
      if (claim.attempt > 1) return;
      started.resolve();
      await new Promise(() => {});
    });
    const { app, workers: both } = outbox([task], { workers: 2 });
    await app.database.transaction((tx) => queue(app, tx, task, {}));
    void both[0]!.drain();
    await started.promise;
    clockMs += 30 * second;
    await both[1]!.drain();
    expect(await jobsInQueue()).toMatchObject([{ status: 'running', attempts: 1 }]);
    clockMs += 1;
    await both[1]!.drain();
    expect(await jobsInQueue()).toMatchObject([{ status: 'done', attempts: 2 }]);
  });

  test('a worker that comes back after its lease finds its effect refused', async () => {
    const started = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const outcomes: unknown[] = [];
    const effect = job('effect', z.object({}), async (given, _payload, claim) => {
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
    await app.database.transaction((tx) => queue(app, tx, effect, {}));
    const slow = both[0]!.drain();
    await started.promise;
    clockMs += 31 * second;
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
    await app.database.transaction((tx) => queue(app, tx, task, {}));
    const slow = both[0]!.drain();
    await started.promise;
    clockMs += 31 * second;
    await both[1]!.drain();
    goOn.resolve();
    await slow;
    expect(await jobsInQueue()).toMatchObject([{ status: 'done', last_error: null }]);
  });

  test('an effect settled in a transaction that fails is tried again, and happens once', async () => {
    const effect = job('effect', z.object({}), async (given, _payload, claim) => {
      await given.database.transaction(async (tx) => {
        await sql`insert into effects values (${claim.jobId}, ${`attempt ${claim.attempt}`})`.execute(tx);
        await claim.settle(tx);
        if (claim.attempt === 1) throw new Error('at the last moment');
      });
    });
    const { app, worker } = outbox([effect]);
    await app.database.transaction((tx) => queue(app, tx, effect, {}));
    await worker.drain();
    expect(await jobsInQueue()).toMatchObject([{ status: 'queued', attempts: 1 }]);
    clockMs += minute;
    await worker.drain();
    expect(await effects()).toEqual(['attempt 2']);
  });

  test('a job that ends every process that tries it is put aside', async () => {
    const run = vi.fn(async () => {});
    const deadly = job('deadly', z.object({}), run, { maxAttempts: 3 });
    const { app, worker } = outbox([deadly]);
    await app.database.transaction((tx) => queue(app, tx, deadly, {}));
    const past = new Date(clockMs - 1).toISOString();
    await sql`update jobs set status = 'running', attempts = 3, fence = 3, leased_until = ${past}`.execute(
      app.database.handle,
    );
    await worker.drain();
    expect(run).not.toHaveBeenCalled();
    expect(await jobsInQueue()).toMatchObject([{ status: 'dead' }]);
  });

  test('a heartbeat keeps the lease of a long job', async () => {
    const goOn = Promise.withResolvers<void>();
    let signal: AbortSignal | undefined;
    const long = job('long', z.object({}), async (_app, _payload, claim) => {
      signal = claim.signal;
      await goOn.promise;
    });
    const { app, worker } = outbox([long], { pace: { ...quick, leaseMs: 30 * second } });
    await app.database.transaction((tx) => queue(app, tx, long, {}));
    worker.start();
    await vi.waitFor(async () => expect(await jobsInQueue()).toMatchObject([{ status: 'running' }]));
    clockMs += 20 * second;
    const extended = new Date(clockMs + 30 * second).toISOString();
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
    await app.database.transaction((tx) => queue(app, tx, long, {}));
    worker.start();
    await vi.waitFor(async () => expect(await jobsInQueue()).toMatchObject([{ status: 'running' }]));
    // As another worker does that takes it over and ends it.
    await sql`update jobs set fence = fence + 1, status = 'done'`.execute(app.database.handle);
    expect(await lost.promise).toBeInstanceOf(LostLease);
  });

  test('work by the clock is done once over two workers, and again when its time has come', async () => {
    const runs: string[] = [];
    const tick = job('tick', z.object({}), async (given) => void runs.push(given.now().toISOString()));
    const schedules = [{ name: 'tick', everyMs: hour, job: tick }];
    const { workers: both } = outbox([tick], {
      workers: 2,
      schedules,
      pace: { ...quick, leaseMs: hour },
    });
    for (const worker of both) worker.start();
    await vi.waitFor(async () => expect(await jobsInQueue()).toMatchObject([{ status: 'done' }]));
    expect(runs).toHaveLength(1);
    await Promise.all(both.map((worker) => worker.stop()));

    clockMs += hour;
    const later = outbox([tick], {
      workers: 2,
      schedules,
      pace: { ...quick, leaseMs: hour },
    });
    for (const worker of later.workers) worker.start();
    await vi.waitFor(async () => {
      expect((await jobsInQueue()).map((row) => row.status)).toEqual(['done', 'done']);
    });
    expect(runs).toHaveLength(2);
  });

  test('a clean stop waits for what is under way', async () => {
    const started = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const task = job('task', z.object({}), async () => {
      started.resolve();
      await goOn.promise;
    });
    const { app, worker } = outbox([task]);
    await app.database.transaction((tx) => queue(app, tx, task, {}));
    worker.start();
    await started.promise;
    const stopped = worker.stop();
    goOn.resolve();
    await stopped;
    expect(await jobsInQueue()).toMatchObject([{ status: 'done', attempts: 1 }]);
  });

  test.each([
    [
      'heeds its signal',
      (signal: AbortSignal) =>
        new Promise((_, no) => signal.addEventListener('abort', () => no(signal.reason))),
    ],
    ['does not heed its signal', () => new Promise(() => {})],
  ])(
    'a clean stop gives back at once, untried, a job that %s',
    async (_title, wait: (signal: AbortSignal) => Promise<unknown>) => {
      const started = Promise.withResolvers<void>();
      const task = job('task', z.object({}), async (_app, _payload, claim) => {
        started.resolve();
        await wait(claim.signal);
      });
      const { app, worker } = outbox([task]);
      await app.database.transaction((tx) => queue(app, tx, task, {}));
      worker.start();
      await started.promise;
      await worker.stop(1);
      expect(await jobsInQueue()).toMatchObject([{ status: 'queued', attempts: 0, leased_until: null }]);
      const next = outbox([job('task', z.object({}), async () => {})]);
      await next.worker.drain();
      expect(await jobsInQueue()).toMatchObject([{ status: 'done', attempts: 1 }]);
    },
  );

  test('a queued job wakes a worker that would not look for an hour', async () => {
    const done = Promise.withResolvers<Claim>();
    const task = job('task', z.object({}), async (_app, _payload, claim) => done.resolve(claim));
    const { app, worker } = outbox([task], {
      pace: { leaseMs: 2 * hour, heartbeatMs: hour, pollMs: hour, scheduleMs: hour },
    });
    worker.start();
    await vi.waitFor(async () => {
      await app.database.transaction((tx) => queue(app, tx, task, {}, { uniqueKey: 'once' }));
      app.wakeWorker();
      expect(await jobsInQueue()).toMatchObject([{ status: 'done' }]);
    });
    expect((await done.promise).attempt).toBe(1);
  });

  test('an event is stored with its payload for those who listen', async () => {
    const arrived = domainEvent('guest.arrived', greeting);
    const heard: string[] = [];
    const { app, worker } = outbox([
      job(eventKind('guest.arrived'), greeting, async (_app, { name }) => void heard.push(name)),
    ]);
    await app.database.transaction((tx) => publish(app, tx, arrived, { name: 'Anna' }));
    await worker.drain();
    expect(heard).toEqual(['Anna']);
  });
});
