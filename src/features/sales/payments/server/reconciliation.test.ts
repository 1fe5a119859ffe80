import { expect, it } from 'vitest';
import { learningApi } from '#features/teaching/learning/contract.ts';
import { contextOf } from '#server/context.ts';
import { day, hour, minute } from '#shared/dates.ts';
import { passTimeOfSchool } from '#test/days.ts';
import { aCourse, orderIn, startPurchase } from '#test/school.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { paymentsJobs } from './jobs.ts';
import { reconcilePayments } from './reconciliation.ts';
import { findPaymentByProviderId } from './store.ts';

describeOnEngines('reconciliation', (makeWorld) => {
  it('credits an order of which no notice ever comes', async () => {
    const world = await quietWorld(makeWorld);
    const student = await world.signedInAs('user');
    const purchase = await startPurchase(student, await aCourse(world));
    world.yookassa.pay(purchase.payment_id);
    await reconcile(world);
    expect((await orderIn(world, purchase.order_id)).status, 'not due yet').toBe('pending');
    world.passTime(1 * minute);
    await reconcile(world);
    expect((await orderIn(world, purchase.order_id)).status).toBe('paid');
    expect((await student.call(learningApi.purchased, {})).body.courses).toHaveLength(1);
  });

  it('ends an order that the provider has ended', async () => {
    const world = await quietWorld(makeWorld);
    const course = await aCourse(world);
    const declined = await startPurchase(world.visitor(), course);
    const expired = await startPurchase(world.visitor(), course);
    world.yookassa.pay(declined.payment_id, { reason: 'card_expired' });
    world.yookassa.pay(expired.payment_id, { reason: 'expired_on_confirmation' });
    world.passTime(1 * minute);
    await reconcile(world);
    expect((await orderIn(world, declined.order_id)).status).toBe('canceled');
    expect((await orderIn(world, expired.order_id)).status).toBe('expired');
  });

  // spec: 501
  it('asks rarer with time, and stops after seven days', async () => {
    const world = await quietWorld(makeWorld);
    const purchase = await startPurchase(world.visitor(), await aCourse(world));
    const pauses: number[] = [];
    for (const passedMs of [1 * minute, 10 * minute, 3 * hour, 1 * day]) {
      passTimeOfSchool(world, passedMs);
      await reconcile(world);
      const payment = await findPaymentByProviderId(world.app.database.handle, purchase.payment_id);
      pauses.push(Math.round((Date.parse(payment!.next_check_at!) - world.app.now().getTime()) / minute));
    }
    expect(pauses).toEqual([1, 6, 60, 60]);
    passTimeOfSchool(world, 7 * day);
    await reconcile(world);
    const order = await orderIn(world, purchase.order_id);
    expect(order).toMatchObject({ status: 'expired' });

    world.yookassa.pay(purchase.payment_id);
    world.yookassa.setWebhookUrl(`${world.app.config.appUrl}/api/payments/yookassa/webhook`);
    await world.yookassa.webhooksSettled();
    expect((await orderIn(world, purchase.order_id)).status, 'but late money counts').toBe('paid');
  });

  it('loses nothing while the provider is away, and is soon back after it', async () => {
    const world = await quietWorld(makeWorld);
    const course = await aCourse(world);
    const purchases = [];
    for (let count = 0; count < 5; count += 1) purchases.push(await startPurchase(world.visitor(), course));
    for (const { payment_id } of purchases) world.yookassa.pay(payment_id);
    world.passTime(1 * minute);
    world.yookassa.setFaults({ failBeforeCommit: 1_000 });
    for (let minutes = 0; minutes < 60; minutes += 10) {
      await reconcile(world);
      world.passTime(10 * minute);
    }
    world.yookassa.clearFaults();
    await reconcile(world);
    for (const { order_id } of purchases) expect((await orderIn(world, order_id)).status).toBe('paid');
  });

  it('leaves a provider alone that has not answered three times; the others wait for the next run', async () => {
    const world = await quietWorld(makeWorld);
    const course = await aCourse(world);
    const orders: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      const { payment_id, order_id } = await startPurchase(world.visitor(), course);
      world.yookassa.pay(payment_id);
      orders.push(order_id);
    }
    const paid = async () => {
      const found = await Promise.all(orders.map((id) => orderIn(world, id)));
      return found.filter(({ status }) => status === 'paid').length;
    };
    world.passTime(1 * minute);
    world.yookassa.setFaults({ failBeforeCommit: 3 });
    await reconcile(world);
    expect(await paid()).toBe(0);
    world.passTime(10 * minute);
    await reconcile(world);
    expect(await paid()).toBe(5);
  });

  it('runs by the clock, as a job', () => {
    expect(paymentsJobs.map((job) => job.kind)).toContain('payments.reconcile');
  });
});

/** A world where no notice arrives. */
async function quietWorld(makeWorld: () => Promise<World>): Promise<World> {
  const world = await makeWorld();
  world.yookassa.setWebhookUrl(null);
  return world;
}

function reconcile(world: World): Promise<void> {
  return reconcilePayments(contextOf(world.app), new AbortController().signal);
}
