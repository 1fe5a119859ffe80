import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { contextOf } from '#server/context.ts';
import { hour } from '#shared/dates.ts';
import { domainEvent } from '#shared/events.ts';
import { describeOutbox } from '#test/describeOutbox.ts';
import { type Claim, job } from './job.ts';
import { eventKind, publish, queue, queueWith } from './queue.ts';

/** Polls without pause; the product's clock, which tests move, is another one. */
const quick = { heartbeatMs: 5, pollMs: 5, scheduleMs: 5 };
const greeting = z.object({ name: z.string().min(1) });

describeOutbox('the worker', ({ outbox, jobsInQueue, passTime }) => {
  test('work by the clock is done once over two workers, and again when its time has come', async () => {
    const runs: string[] = [];
    const tick = job(
      'tick',
      z.object({}),
      async ({ app: given }) => void runs.push(given.now().toISOString()),
    );
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

    passTime(hour);
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
    await contextOf(app).transaction((ctx) => queue(ctx, task, {}));
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
      await contextOf(app).transaction((ctx) => queue(ctx, task, {}));
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
      await contextOf(app).transaction((ctx) =>
        queueWith(ctx, { job: task, payload: {}, uniqueKey: 'once' }),
      );
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
    await contextOf(app).transaction((ctx) => publish(ctx, arrived, { name: 'Anna' }));
    await worker.drain();
    expect(heard).toEqual(['Anna']);
  });
});
