import { expect, it } from 'vitest';
import { aPaidOrder, makeRefund } from '#test/refunds.ts';
import { rows } from '#test/rows.ts';
import { describeOnEngines } from '#test/world.ts';
import { dashboardApi } from '../contract.ts';

describeOnEngines('the figures of the first page', (makeWorld) => {
  // spec: 607
  it('count what there is, and name money to those alone who may see it', async () => {
    const { world, officer } = await aPaidOrder(makeWorld);
    const { counts, money } = (await officer.call(dashboardApi.show, {})).body;
    expect(counts).toEqual({ users: 2, models: 0, courses: 1, orders: 1, reviews: 0 });
    expect(money).toHaveLength(60);
    expect(money!.at(-1)).toMatchObject({ received: 12_500, returned: 0 });
    const support = await world.signedInAs('support');
    const told = (await support.call(dashboardApi.show, {})).body;
    expect(told).toMatchObject({ counts: { users: 3 }, money: null });
  });

  // spec: 610
  it('money stands on the day of the school on which it came, and on which it went back', async () => {
    const { world, officer, order } = await aPaidOrder(makeWorld);
    // 23:30 in Moscow is the same day there, whatever the day of UTC.
    await rows(
      world,
      `update orders set paid_at = '2026-03-01T20:30:00.000Z' where id = '${order}' returning id`,
    );
    const ahead = Date.parse('2026-03-03T12:00:00Z') - world.app.now().getTime();
    world.passTime(ahead);
    await makeRefund(world, officer, order, { amount: 2_500, closes_access: false });
    const again = await world.signedInAs('financial');
    const { money } = (await again.call(dashboardApi.show, {})).body;
    const moved = money!.filter(({ received, returned }) => received + returned > 0);
    expect(moved).toEqual([
      { day: '2026-03-01', received: 12_500, returned: 0 },
      { day: '2026-03-03', received: 0, returned: 2_500 },
    ]);
    await rows(world, `update orders set money = 'test' where id = '${order}' returning id`);
    const { money: real } = (await again.call(dashboardApi.show, {})).body;
    expect(
      real!.every(({ received, returned }) => received + returned === 0),
      'test orders',
    ).toBe(true);
  });
});
