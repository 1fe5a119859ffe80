import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { contextOf } from '#server/context.ts';
import { hour, second } from '#shared/dates.ts';
import { describeOutbox } from '#test/describeOutbox.ts';
import { job } from './job.ts';
import { queue, queueWith } from './queue.ts';

const greeting = z.object({ name: z.string().min(1) });

describeOutbox('the outbox', ({ outbox, jobsInQueue, seconds, now, passTime, moveTo }) => {
  test('a job exists if its transaction commits, and only then', async () => {
    const done: string[] = [];
    const greet = job('greet', greeting, async (_app, { name }) => void done.push(name));
    const { app, worker } = outbox([greet]);
    await contextOf(app).transaction((ctx) => queue(ctx, greet, { name: 'Anna' }));
    const failed = contextOf(app).transaction(async (ctx) => {
      await queue(ctx, greet, { name: 'Boris' });
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
    const wrong = contextOf(app).transaction((ctx) => queue(ctx, greet, { name: '' }));
    await expect(wrong).rejects.toThrow(z.ZodError);
    expect(await jobsInQueue()).toEqual([]);
  });

  test('a payload stored by an older version, which the job no longer takes, is not run', async () => {
    const run = vi.fn(async () => {});
    const strict = { ...job('greet', greeting, run), maxAttempts: 1 };
    const { app, worker } = outbox([strict]);
    const older = job('greet', z.object({}), async () => {});
    await contextOf(app).transaction((ctx) => queue(ctx, older, {}));
    await worker.drain();
    expect(run).not.toHaveBeenCalled();
    expect(await jobsInQueue()).toMatchObject([{ status: 'dead' }]);
  });

  test('a job of a kind nobody handles is put aside, not lost', async () => {
    const { app, worker } = outbox([]);
    await contextOf(app).transaction((ctx) =>
      queue(
        ctx,
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
      await contextOf(app).transaction((ctx) =>
        queueWith(ctx, { job: greet, payload: { name }, uniqueKey: 'greet:1' }),
      );
    }
    await worker.drain();
    await contextOf(app).transaction((ctx) =>
      queueWith(ctx, { job: greet, payload: { name: 'third' }, uniqueKey: 'greet:1' }),
    );
    await worker.drain();
    expect(done).toEqual(['first']);
  });

  test('a job for later waits for its time', async () => {
    const run = vi.fn(async () => {});
    const greet = job('greet', greeting, run);
    const { app, worker } = outbox([greet]);
    const runAt = new Date(now() + hour);
    await contextOf(app).transaction((ctx) =>
      queueWith(ctx, { job: greet, payload: { name: 'Anna' }, runAt }),
    );
    passTime(hour - 1);
    await worker.drain();
    expect(run).not.toHaveBeenCalled();
    passTime(1);
    await worker.drain();
    expect(run).toHaveBeenCalledOnce();
  });

  test('a job that fails is tried again after 2, 4, 8 … seconds, at most an hour, and then put aside', async () => {
    const attempts: number[] = [];
    const failing = {
      ...job('failing', z.object({}), async (_app, _payload, claim) => {
        attempts.push(claim.attempt);
        throw new Error('the post office is closed');
      }),
      maxAttempts: 14,
    };
    const { app, worker } = outbox([failing]);
    await contextOf(app).transaction((ctx) => queue(ctx, failing, {}));
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
      moveTo(row!.run_at);
    }
    await worker.drain();
    expect(await jobsInQueue()).toMatchObject([{ status: 'dead', attempts: 14 }]);
    passTime(24 * hour);
    await worker.drain();
    expect(attempts).toHaveLength(14);
  });
});
