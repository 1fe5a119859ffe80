import { expect, it } from 'vitest';
import { checkMoney } from '#features/sales/money-checks/server/checkMoney.ts';
import { ordersApi } from '#features/sales/orders/contract.ts';
import { contextOf } from '#server/context.ts';
import { queueDueSchedules } from '#server/outbox/schedules.ts';
import { hour } from '#shared/dates.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { trialPaymentApi } from '../contract/trial.ts';
import { paymentsSchedules } from './jobs.ts';

describeOnEngines('the trial payment', (makeWorld) => {
  // spec: 720
  it('is one ruble, with a receipt; once paid it goes back by itself, and is no order', async () => {
    const world = await makeWorld();
    const financial = await world.signedInAs('financial');
    expect((await financial.call(trialPaymentApi.show, {})).body.trial).toBeNull();
    const [one, two] = await Promise.all([
      financial.call(trialPaymentApi.start, {}),
      financial.call(trialPaymentApi.start, {}),
    ]);
    expect([one.status, two.status]).toEqual([200, 200]);
    const [payment, ...others] = world.yookassa.payments();
    expect(others).toEqual([]);
    expect(payment).toMatchObject({ amount: { value: '1.00', currency: 'RUB' } });
    expect(world.yookassa.receiptOf(payment!.id)).toMatchObject({ items: [{ amount: { value: '1.00' } }] });
    expect((await financial.call(trialPaymentApi.show, {})).body.trial).toMatchObject({
      state: 'pending',
      pay_url: expect.stringMatching(/^http/),
    });
    world.yookassa.pay(payment!.id);
    await world.yookassa.webhooksSettled();
    // Nobody looks: the schedule goes on.
    for (let step = 0; step < 3; step++) await aMinute(world);
    expect((await financial.call(trialPaymentApi.show, {})).body.trial).toMatchObject({
      state: 'returned',
      pay_url: null,
      failure: null,
    });
    expect(world.yookassa.payments()[0]).toMatchObject({ refunded_amount: { value: '1.00' } });
    expect((await financial.call(ordersApi.list, {})).body.total).toBe(0);
    world.passTime(2 * hour);
    expect(await checkMoney(contextOf(world.app))).toMatchObject({ payments: 1, refunds: 1, differences: 0 });
  });

  // spec: 720
  it('a declined one says why, and can be begun again; others have no right to it', async () => {
    const world = await makeWorld();
    const financial = await world.signedInAs('financial');
    await financial.call(trialPaymentApi.start, {});
    world.yookassa.pay(world.yookassa.payments()[0]!.id, { reason: 'insufficient_funds' });
    const { trial } = (await financial.call(trialPaymentApi.show, {})).body;
    expect(trial).toMatchObject({ state: 'failed', failure: 'insufficient_funds' });
    expect((await financial.call(trialPaymentApi.start, {})).body.state).toBe('pending');
    const manager = await world.signedInAs('manager');
    expect((await manager.call(trialPaymentApi.start, {})).status).toBe(403);
    expect((await manager.call(trialPaymentApi.show, {})).status).toBe(403);
  });
});

async function aMinute(world: World): Promise<void> {
  world.passTime(60_000);
  await queueDueSchedules(world.app, paymentsSchedules);
  await world.runJobs();
}
