import { expect, it } from 'vitest';
import { contextOf } from '#server/context.ts';
import { addDays, day, hour, schoolDay } from '#shared/dates.ts';
import { aPaidOrder, makeRefund } from '#test/refunds.ts';
import { rows } from '#test/rows.ts';
import { buy } from '#test/school.ts';
import { describeOnBothEngines, type World } from '#test/world.ts';
import { refundsOn, sumEndedDays } from './returned.ts';
import { changeRefund } from './store.ts';

describeOnBothEngines('refunds of days that are over', (makeWorld) => {
  // spec: 616
  it('are read from sums, and come to what the refunds come to, whatever becomes of one', async () => {
    const { world, course, officer, order } = await aPaidOrder(makeWorld);
    await makeRefund(world, officer, order, { amount: 100, closes_access: false });
    world.passTime(40 * day);
    const other = await buy(world, world.visitor(), course, { email: 'b@example.com' });
    await makeRefund(world, await world.signedInAs('financial'), other.order_id, {
      amount: 200,
      closes_access: false,
    });
    world.passTime(40 * day);
    const { app } = world;
    const compare = async () => expect(await figures(world)).toEqual(await raw(world));
    await compare();
    await sumEndedDays(contextOf(app));
    expect(await rows(world, 'select period from refund_periods where length(period) = 7')).not.toEqual([]);
    await compare();
    // They are read indeed: what a refund says past every function of the product is not seen.
    await rows(world, "update refunds set amount_kopecks = 1 where state = 'succeeded' returning id");
    expect(await figures(world)).not.toEqual(await raw(world));
    const [first, second] = await rows<{ id: string }>(world, 'select id from refunds order by finished_at');
    await contextOf(app).transaction(async ({ db }) => {
      await changeRefund(db, first!.id, { amount_kopecks: 777 });
      await changeRefund(db, second!.id, { finished_at: app.now().toISOString() });
    });
    await compare();
    await sumEndedDays(contextOf(app));
    await compare();
    await contextOf(app).transaction(({ db }) =>
      changeRefund(db, first!.id, { state: 'failed', finished_at: null, failure: 'x' }),
    );
    await compare();
  });

  it('follow a change of a refund of any hour of the day', async () => {
    const { world, officer, order } = await aPaidOrder(makeWorld);
    await makeRefund(world, officer, order, { amount: 100, closes_access: false });
    const begun = startOfDay(world.app.now());
    world.passTime(40 * day);
    const ctx = contextOf(world.app);
    const [refund] = await rows<{ id: string }>(world, 'select id from refunds');
    const change = (changed: Parameters<typeof changeRefund>[2]) =>
      ctx.transaction(({ db }) => changeRefund(db, refund!.id, changed));
    for (let hours = 0; hours < 24; hours++) {
      const finished_at = new Date(begun + hours * hour).toISOString();
      await change({ finished_at, amount_kopecks: 10_000 });
      await sumEndedDays(ctx);
      await change({ amount_kopecks: 777 });
      expect(await figures(world), finished_at).toEqual(await raw(world));
    }
  });
});

function startOfDay(now: Date): number {
  return Math.floor(now.getTime() / day) * day;
}

async function figures(world: World): Promise<string[]> {
  const last = schoolDay(world.app.now(), world.app.config.timeZone);
  const found = await refundsOn(contextOf(world.app), { first: addDays(last, -100), last });
  return found.map((row) => `${row.kind} ${row.value} ${row.refunds} ${row.kopecks}`).toSorted();
}

/** Neither order has a code, and each is of the one course. */
async function raw(world: World): Promise<string[]> {
  const all = await rows<{ amount_kopecks: number; course_id: string; first_source: string | null }>(
    world,
    `select r.amount_kopecks, o.course_id, o.first_source from refunds r join orders o on o.id = r.order_id
      where r.state = 'succeeded'`,
  );
  if (all.length === 0) return [];
  const sum = all.reduce((kopecks, row) => kopecks + Number(row.amount_kopecks), 0);
  const kinds = ['all null', `course ${all[0]!.course_id}`, `source ${all[0]!.first_source}`];
  return kinds.map((kind) => `${kind} ${all.length} ${sum}`).toSorted();
}
