// Lane: alone.
/** R12: every network fault × both calls about a refund. Money goes back once, and staff see how far it is. */
import { expect, it } from 'vitest';
import { contextOf } from '#server/context.ts';
import { minute, second } from '#shared/dates.ts';
import { networkFaults } from '#test/faultProxy.ts';
import { faultyLines } from '#test/hastened.ts';
import { aPaidOrder, mailsTo, makeRefund, refundsOf } from '#test/refunds.ts';
import { describeOnOneEngine, type World } from '#test/world.ts';
import { reconcileRefunds } from './sendRefunds.ts';

const lines = faultyLines();
const sum = { amount: 5_000, closes_access: false };

describeOnOneEngine('a bad network while money goes back', (makeWorld) => {
  it.each(networkFaults)('%s while it is sent', async (fault) => {
    const { world, student, officer, order } = await aPaidOrder(makeWorld);
    const proxy = await behindProxy(world);
    world.yookassa.setWebhookUrl(null);
    await proxy.set(fault);
    await makeRefund(world, officer, order, sum);
    const told = await refundsOf(officer, order);
    if (fault === 'delay') expect(told).toMatchObject({ returned: 5_000, under_way: 0 });
    else expect(told).toMatchObject({ returned: 0, under_way: 5_000, refunds: [{ state: 'approved' }] });

    await proxy.set(null);
    await askAgain(world);
    expect(await refundsOf(officer, order)).toMatchObject({
      returned: 5_000,
      under_way: 0,
      refunds: [{ state: 'succeeded', failure: null }],
    });
    expect(world.yookassa.refunds(), 'found again by the same key').toHaveLength(1);
    expect(mailsTo(world, student).filter((mail) => mail.startsWith('Деньги возвращены'))).toHaveLength(1);
    expect(lines.limits.every((ms) => ms <= 35 * second)).toBe(true);
  });

  it.each(networkFaults)('%s while it is asked about', async (fault) => {
    const { world, officer, order } = await aPaidOrder(makeWorld);
    world.yookassa.setRefundOutcome('pending');
    await makeRefund(world, officer, order, sum);
    const proxy = await behindProxy(world);
    world.yookassa.setWebhookUrl(null);
    world.yookassa.settleRefund(world.yookassa.refunds()[0]!.id, 'succeeded');
    await proxy.set(fault);
    await askAgain(world);
    const isLost = fault !== 'delay';
    expect(await refundsOf(officer, order)).toMatchObject({ returned: isLost ? 0 : 5_000 });
    await proxy.set(null);
    await askAgain(world);
    expect(await refundsOf(officer, order)).toMatchObject({ returned: 5_000, under_way: 0 });
    expect(world.yookassa.refunds()).toHaveLength(1);
  });
});

async function behindProxy(world: World) {
  const proxy = await lines.before(world.yookassa.url);
  world.app.config.yookassa!.url = `${proxy.url}/v3`;
  return proxy;
}

async function askAgain(world: World): Promise<void> {
  world.passTime(2 * minute);
  await reconcileRefunds(contextOf(world.app), new AbortController().signal);
  await world.runJobs();
}
