// Lane: alone.
/** R5, R12: every network fault × both calls of the provider, and an hour of outage. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { ordersApi } from '#features/sales/orders/contract.ts';
import { coursesApi } from '#features/teaching/courses/contract/courses.ts';
import { learningApi } from '#features/teaching/learning/contract.ts';
import { contextOf } from '#server/context.ts';
import { minute, second } from '#shared/dates.ts';
import { atCount } from '#test/counts.ts';
import { networkFaults } from '#test/faultProxy.ts';
import { faultyLines } from '#test/hastened.ts';
import { aCourse, orderIn, purchaseOf, startPurchase } from '#test/school.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { paymentsApi } from '../contract/payments.ts';
import { reconcilePayments } from './reconciliation.ts';

const hourFaults = ['refused', 'black hole', 'stall', 'cut', 'error 500', 'HTML'] as const;
const hourly = hourFaults.slice(0, atCount(1, hourFaults.length));
const lines = faultyLines();
const { limits } = lines;

describeOnEngines('a bad network to the payment provider', (makeWorld) => {
  it.each(networkFaults)('%s while a payment is created', async (fault) => {
    const { world, proxy } = await behindProxy(makeWorld);
    const student = await world.signedInAs('user');
    const form = purchaseOf(await aCourse(world));
    await proxy.set(fault);
    const answer = await student.call(paymentsApi.create, form);
    expect(limits, 'a buyer waits for one call').toEqual([7.5 * second]);
    if (fault === 'delay') expect(answer.status).toBe(200);
    else await expectToldAndOpen(world, answer);

    await proxy.set(null);
    await pass(world, 1 * minute);
    expect(world.yookassa.payments(), 'found again by the same key').toHaveLength(1);
    const again = await student.call(paymentsApi.create, form);
    expect(again.body.payment_id).toBe(world.yookassa.payments()[0]?.id);
    world.yookassa.pay(again.body.payment_id);
    await world.yookassa.webhooksSettled();
    await expectPaidOnce(world, again.body.order_id);
    expect((await student.call(learningApi.purchased, {})).body.courses).toHaveLength(1);
  });

  it.each(networkFaults)('%s while a payment is asked about', async (fault) => {
    const { world, proxy } = await behindProxy(makeWorld);
    const purchase = await startPurchase(world.visitor(), await aCourse(world));
    await world.yookassa.holdWebhooks(true);
    world.yookassa.pay(purchase.payment_id);
    await proxy.set(fault);
    const status = await world.visitor().call(paymentsApi.status, { order_secret: purchase.order_secret });
    const isLost = fault !== 'delay';
    expect(status).toMatchObject({ status: 200, body: { status: isLost ? 'pending' : 'paid' } });
    await world.yookassa.releaseWebhooks();
    expect(world.yookassa.deliveries()).toMatchObject([{ lastAnswer: isLost ? '503' : '200' }]);
    expect(limits.every((ms) => ms <= 7.5 * second)).toBe(true);

    await proxy.set(null);
    await pass(world, 1 * minute);
    await expectPaidOnce(world, purchase.order_id);
  });

  it('after three lost calls buyers are told at once, and nothing is written for them', async () => {
    const { world, proxy } = await behindProxy(makeWorld);
    const form = purchaseOf(await aCourse(world));
    const waiting = await startPurchase(world.visitor(), await aCourse(world, { position: 2 }));
    await proxy.set('black hole');
    await Promise.all([1, 2, 3].map((n) => buyAs(world, form, n)));
    const calls = limits.length;
    for (const n of [4, 5, 6]) {
      const answer = await buyAs(world, form, n);
      expect(answer).toMatchObject({ status: 502, body: { code: 'payment_provider_failed' } });
      expect(answer.headers['retry-after']).toBe('30');
    }
    const status = await world.visitor().call(paymentsApi.status, { order_secret: waiting.order_secret });
    expect(status).toMatchObject({ status: 200, body: { status: 'pending' } });
    expect(limits.length, 'nobody waited').toBe(calls);
    expect(await countOrders(world)).toBe(4);

    world.passTime(30 * second);
    await Promise.all([7, 8, 9].map((n) => buyAs(world, form, n)));
    expect(limits.length - calls, 'one tries, the others are told').toBe(1);

    await proxy.set(null);
    world.passTime(30 * second);
    expect((await buyAs(world, form, 10)).status, 'the first who tries is served').toBe(200);
    expect((await Promise.all([11, 12].map((n) => buyAs(world, form, n)))).map((a) => a.status)).toEqual([
      200, 200,
    ]);
  });

  it.each(hourly)(
    'an hour of %s: the school works on, and two minutes later all is as it should be',
    async (fault) => {
      const { world, proxy } = await behindProxy(makeWorld);
      const course = await aCourse(world);
      const paid = await startPurchase(world.visitor(), course, { email: 'paid@example.com' });
      await world.yookassa.holdWebhooks(true);
      world.yookassa.pay(paid.payment_id);
      await proxy.set(fault);
      for (let halfMinutes = 0; halfMinutes < 120; halfMinutes += 1) {
        expect((await buyAs(world, purchaseOf(course), halfMinutes)).status).toBe(502);
        if (halfMinutes % 20 === 0)
          expect((await world.visitor().call(coursesApi.list, {})).status).toBe(200);
        await pass(world, 30 * second);
      }
      // All other faults spoil the answer alone: the provider has made what it was asked for.
      if (fault === 'refused' || fault === 'black hole') expect(world.yookassa.payments()).toHaveLength(1);
      await proxy.set(null);
      for (let halfMinutes = 0; halfMinutes < 4; halfMinutes += 1) await pass(world, 30 * second);
      await expectPaidOnce(world, paid.order_id);
      expect((await buyAs(world, purchaseOf(course), 1_000)).status).toBe(200);
      const payments = world.yookassa.payments();
      expect(payments, 'one for each order').toHaveLength(await countOrders(world));
      expect(new Set(payments.map(({ metadata }) => metadata?.order_id)).size).toBe(payments.length);
    },
  );
});

async function behindProxy(makeWorld: () => Promise<World>) {
  const world = await makeWorld();
  const proxy = await lines.before(world.yookassa.url);
  world.app.config.yookassa!.url = `${proxy.url}/v3`;
  world.yookassa.setPublicUrl(proxy.url);
  return { world, proxy };
}

/** A new buyer each time. */
function buyAs(world: World, form: ReturnType<typeof purchaseOf>, n: number) {
  const person = { email: `buyer-${n}@example.com`, request_id: randomUUID() };
  return world.visitor().call(paymentsApi.create, { ...form, ...person });
}

async function expectToldAndOpen(world: World, answer: Awaited<ReturnType<typeof buyAs>>): Promise<void> {
  expect(answer).toMatchObject({ status: 502, body: { code: 'payment_provider_failed' } });
  expect(answer.body.detail).toBe(
    'Платёжная система не отвечает. Деньги не списаны, попробуйте через минуту',
  );
  const staff = await world.signedInAs('support');
  const { orders } = (await staff.call(ordersApi.list, {})).body;
  expect(orders).toMatchObject([{ status: 'new' }]);
}

async function expectPaidOnce(world: World, orderId: string): Promise<void> {
  const order = await orderIn(world, orderId);
  expect(order.status).toBe('paid');
  expect(order.history.filter(({ to }) => to === 'paid')).toHaveLength(1);
  expect(order.payments).toHaveLength(1);
}

async function countOrders(world: World): Promise<number> {
  const staff = await world.signedInAs('support');
  return (await staff.call(ordersApi.list, {})).body.total;
}

async function pass(world: World, ms: number): Promise<void> {
  world.passTime(ms);
  await reconcilePayments(contextOf(world.app), new AbortController().signal);
}
