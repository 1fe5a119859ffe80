/** R10: a clock that jumps doubles no work, stops none, and shuts nobody out for long. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { accountsApi } from '#features/accounts/contract.ts';
import { oauthApi } from '#features/accounts/oauth/contract.ts';
import { reconcilePayments } from '#features/payments/reconciliation/service.ts';
import { forgetOtherClocks } from '#server/outbox/clocks.ts';
import { type Job, job } from '#server/outbox/job.ts';
import { queue } from '#server/outbox/queue.ts';
import { queueDueSchedules } from '#server/outbox/schedules.ts';
import { makeWorker, type Worker } from '#server/outbox/worker.ts';
import { day, hour, minute, second } from '#shared/dates.ts';
import { tell } from '#test/counts.ts';
import { aCourse, orderIn, startPurchase } from '#test/school.ts';
import { describeOnBothEngines, type World } from '#test/world.ts';
import { schedules } from './schedule.ts';

const year = 365 * day;
const back = [-1 * day, -2 * hour];
const forward = [2 * hour, 1 * year];
/** As the worker has it. */
const pace = { leaseMs: 30 * second, heartbeatMs: 10 * second };

describeOnBothEngines('a clock that jumps', (makeWorld) => {
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
      await world.visitor().call(accountsApi.forgotPassword, { email });
      world.mail.setFailing(true);
      await world.runJobs();
      const waits = (await world.signedInAs('user')).email;
      await world.visitor().call(accountsApi.forgotPassword, { email: waits });
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
    await world.app.database.transaction((tx) => queue(world.app, tx, slow, {}));
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
    await world.app.database.transaction((tx) => queue(world.app, tx, dying, {}));
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

  it('an order whose next question a clock a year ahead has put off is credited all the same', async () => {
    const world = await makeWorld();
    world.yookassa.setWebhookUrl(null);
    const reconcile = () => reconcilePayments(world.app, new AbortController().signal);
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
    for (let n = 0; n < 12; n++) await world.visitor().call(accountsApi.login, { email, password: 'wrong' });
    for (const move of [jump, -jump]) {
      world.passTime(move);
      // As long as it may take without any jump.
      world.passTime(6 * minute);
      const answer = await world.visitor().call(accountsApi.login, { email, password });
      expect(answer.status).toBe(200);
      expect((await world.bearer(answer.body.access_token!).call(accountsApi.me, {})).status).toBe(200);
      await startPurchase(world.visitor(), course);
      expect((await world.visitor().call(oauthApi.providers, {})).status).toBe(200);
    }
  });

  it('daylight saving, either way and in any zone, moves no end and doubles no work', async () => {
    // The tests run in the zone of Auckland; the school may be anywhere.
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
      expect((await person.call(accountsApi.me, {})).status, zone).toBe(200);
      world.passTime(2 * minute);
      expect((await person.call(accountsApi.me, {})).status, zone).toBe(401);
    }
  });
});

/** One look of the worker at the clock. */
async function tick({ app }: World): Promise<void> {
  await forgetOtherClocks(app, pace);
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
