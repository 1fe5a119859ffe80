/** R10: a clock that jumps doubles no work, stops none, and shuts nobody out for long. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { oauthApi } from '#features/accounts/sign-in/contract/oauth.ts';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { reconcilePayments } from '#features/sales/payments/server/reconciliation.ts';
import { contextOf } from '#server/context.ts';
import { repairClockSkew } from '#server/outbox/clockSkew.ts';
import { type Job, job } from '#server/outbox/job.ts';
import { queue, queueWith } from '#server/outbox/queue.ts';
import { queueDueSchedules } from '#server/outbox/schedules.ts';
import { makeWorker, type Worker } from '#server/outbox/worker.ts';
import { currentVersion } from '#server/versions/versions.ts';
import { day, hour, minute, second } from '#shared/dates.ts';
import { tell } from '#test/counts.ts';
import { aCourse, aPromotion, orderIn, startPurchase } from '#test/school.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { schedules } from './schedule.ts';

const year = 365 * day;
const back = [-1 * day, -2 * hour];
const forward = [2 * hour, 1 * year];
/** Pace of the worker. */
const pace = { leaseMs: 30 * second, heartbeatMs: 10 * second };

describeOnEngines('a clock that jumps', (makeWorld) => {
  it.each([...back, ...forward])('work by the clock goes on, and none of it twice: %i ms', async (jump) => {
    const world = await makeWorld();
    await tick(world);
    world.passTime(10 * minute);
    const before = await timesQueued(world);
    world.passTime(jump);
    await tick(world);
    await tick(world);
    const after = await timesQueued(world);
    for (const { name, everyMs, job } of schedules) {
      const more = (after[job.kind] ?? 0) - (before[job.kind] ?? 0);
      expect(more, name).toBe(jump + 10 * minute >= everyMs ? 1 : 0);
    }
    const longest = Math.max(...schedules.map(({ everyMs }) => everyMs));
    world.passTime(longest);
    await tick(world);
    const later = await timesQueued(world);
    for (const { name, job } of schedules)
      expect((later[job.kind] ?? 0) - (after[job.kind] ?? 0), name).toBe(1);
    tell('schedules over a jump', schedules.length);
  });

  it.each(forward)(
    'what was queued or put off by a clock %i ms ahead waits no longer than ever',
    async (jump) => {
      const world = await makeWorld();
      world.passTime(jump);
      const { email } = await world.signedInAs('user');
      await world.visitor().call(signInApi.forgotPassword, { email });
      world.mail.setFailing(true);
      await world.runJobs();
      const waits = (await world.signedInAs('user')).email;
      await world.visitor().call(signInApi.forgotPassword, { email: waits });
      world.mail.setFailing(false);
      world.passTime(-jump);
      await tick(world);
      await world.runJobs();
      world.passTime(second * 3);
      await tick(world);
      await world.runJobs();
      const told = world.mail.messages().filter(({ subject }) => subject === 'Смена пароля');
      expect(told.map(({ to }) => to[0]).sort()).toEqual([email, waits].sort());
    },
  );

  it('a job under way while the clock jumps ahead happens once', async () => {
    const world = await makeWorld();
    const started = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    let runs = 0;
    const slow = job('slow', z.object({}), async () => {
      runs++;
      started.resolve();
      await goOn.promise;
    });
    const worker = alongside(world, slow);
    await contextOf(world.app).transaction((ctx) => queue(ctx, slow, {}));
    const first = worker.drain();
    await started.promise;
    world.passTime(2 * hour);
    await worker.drain();
    goOn.resolve();
    await first;
    expect(runs).toBe(1);
  });

  it('the lease of a worker that died under a clock a year ahead ends as any other', async () => {
    const world = await makeWorld();
    const started = Promise.withResolvers<void>();
    let runs = 0;
    const dying = job('dying', z.object({}), async () => {
      runs++;
      started.resolve();
      if (runs === 1) await new Promise(() => {});
    });
    world.passTime(1 * year);
    const dead = alongside(world, dying);
    await contextOf(world.app).transaction((ctx) => queue(ctx, dying, {}));
    void dead.drain();
    await started.promise;
    world.passTime(-1 * year);
    const heir = alongside(world, dying);
    await tick(world);
    await heir.drain();
    expect(runs, 'it may be alive').toBe(1);
    world.passTime(31 * second);
    await heir.drain();
    expect(runs).toBe(2);
  });

  it('a promotion ends at its own moment after a clock that was a year ahead', async () => {
    const world = await makeWorld();
    const { app } = world;
    const { ends_at } = await aPromotion(world, await aCourse(world));
    world.passTime(1 * year);
    await tick(world);
    await world.runJobs();
    world.passTime(-1 * year);
    await tick(world);
    world.passTime(10 * minute);
    await tick(world);
    await world.runJobs();
    const queued = sql<{ run_at: string }>`select run_at from jobs
      where kind = 'courses.promotion_moment' and status = 'queued'`;
    expect((await queued.execute(app.database.handle)).rows).toContainEqual({ run_at: ends_at });
    const before = await currentVersion(app.database.handle, 'pages');
    world.passTime(50 * minute);
    await world.runJobs();
    expect(await currentVersion(app.database.handle, 'pages')).toBeGreaterThan(before);
  });

  it('what was put off by a clock a year ahead waits as long as it was put off', async () => {
    const world = await makeWorld();
    const runs: number[] = [];
    const later = job('later', z.object({}), async ({ app }) => void runs.push(app.now().getTime()));
    world.passTime(1 * year);
    const runAt = new Date(world.app.now().getTime() + 10 * minute);
    await contextOf(world.app).transaction((ctx) => queueWith(ctx, { job: later, payload: {}, runAt }));
    world.passTime(-1 * year);
    const worker = alongside(world, later);
    await tick(world);
    world.passTime(9 * minute);
    await tick(world);
    await worker.drain();
    expect(runs).toHaveLength(0);
    world.passTime(1 * minute + second);
    await worker.drain();
    expect(runs).toHaveLength(1);
  });

  it('an order whose next question a clock a year ahead has put off is credited all the same', async () => {
    const world = await makeWorld();
    world.yookassa.setWebhookUrl(null);
    const reconcile = () => reconcilePayments(contextOf(world.app), new AbortController().signal);
    world.passTime(1 * year);
    const purchase = await startPurchase(world.visitor(), await aCourse(world));
    world.yookassa.pay(purchase.payment_id);
    world.passTime(-1 * year);
    await reconcile();
    expect((await orderIn(world, purchase.order_id)).status).toBe('paid');
  });

  it.each([...back, ...forward])('nobody is shut out: they sign in, buy and reset: %i ms', async (jump) => {
    const world = await makeWorld();
    const { email, password } = await world.signedInAs('user');
    const course = await aCourse(world);
    for (let n = 0; n < 12; n++) await world.visitor().call(signInApi.login, { email, password: 'wrong' });
    for (const move of [jump, -jump]) {
      world.passTime(move);
      // The longest it may take without a jump.
      world.passTime(6 * minute);
      const answer = await world.visitor().call(signInApi.login, { email, password });
      expect(answer.status).toBe(200);
      expect((await world.bearer(answer.body.access_token!).call(signInApi.me, {})).status).toBe(200);
      await startPurchase(world.visitor(), course);
      expect((await world.visitor().call(oauthApi.providers, {})).status).toBe(200);
    }
  });

  it('daylight saving, either way and in any zone, moves no end and doubles no work', async () => {
    // The tests run in the time zone of Auckland; the school may be anywhere.
    for (const [zone, change] of [
      ['Pacific/Auckland', '2027-04-03T14:00:00Z'],
      ['Pacific/Auckland', '2027-09-25T14:00:00Z'],
      ['Europe/Berlin', '2027-03-28T01:00:00Z'],
      ['America/New_York', '2027-11-07T06:00:00Z'],
    ] as const) {
      const world = await makeWorld({ config: { SCHOOL_TIME_ZONE: zone } });
      world.passTime(Date.parse(change) - hour / 2 - world.app.now().getTime());
      const person = await world.signedInAs('user');
      await tick(world);
      const before = await timesQueued(world);
      for (let passed = 0; passed < 6 * hour; passed += 10 * minute) {
        world.passTime(10 * minute + second / 10);
        await tick(world);
      }
      const after = await timesQueued(world);
      for (const { name, everyMs, job } of schedules) {
        const due = Math.floor((6 * hour) / Math.max(everyMs, 10 * minute));
        expect((after[job.kind] ?? 0) - (before[job.kind] ?? 0), `${zone} ${name}`).toBe(due);
      }
      world.passTime(18 * hour - minute);
      expect((await person.call(signInApi.me, {})).status, zone).toBe(200);
      world.passTime(2 * minute);
      expect((await person.call(signInApi.me, {})).status, zone).toBe(401);
    }
  });
});

/** One clock tick of the worker. */
async function tick({ app }: World): Promise<void> {
  await repairClockSkew(app, pace);
  await queueDueSchedules(app, schedules);
}

/** A worker that does nothing else. */
function alongside({ app }: World, only: Job): Worker {
  return makeWorker(app, { jobs: [only], schedules: [] });
}

/** How often the work of each kind has been queued. */
async function timesQueued({ app }: World): Promise<Record<string, number>> {
  const count = sql<{ kind: string; n: number }>`select kind, count(*) as n from jobs group by kind`;
  const { rows } = await count.execute(app.database.handle);
  return Object.fromEntries(rows.map(({ kind, n }) => [kind, Number(n)]));
}
