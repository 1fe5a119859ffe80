/** An order followed in a browser that did not place it. */
import { expect, it } from 'vitest';
import { hashToken } from '#server/tokens.ts';
import { aCode } from '#test/promoCodes.ts';
import { aPaidOrder, makeRefund } from '#test/refunds.ts';
import { rows } from '#test/rows.ts';
import { aCourse, startPurchase } from '#test/school.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { paymentsApi } from '../contract/payments.ts';

describeOnEngines("an order's key", (makeWorld) => {
  // spec: 535
  it('stands in the return address, shows the state and the way back to paying, and nothing personal', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    await aCode(world);
    const code = { amount: 10_000, promo_code: 'leto' };
    const purchase = await startPurchase(world.visitor(), course, code);
    const { payment } = world.yookassa.ledger.payments.get(purchase.payment_id)!;
    const { return_url } = payment.confirmation as { return_url: string };
    expect(new URL(return_url).searchParams.get('order')).toBe(purchase.order_key);

    const waiting = await stateOf(world, purchase.order_key);
    expect(waiting).toMatchObject({
      ...{
        status: 'pending',
        decline: null,
        confirmation_url: purchase.confirmation_url,
        promo_code: 'LETO',
      },
      course: { id: course.id, title: course.title, price: 12_500 },
    });
    world.yookassa.pay(purchase.payment_id, { reason: 'card_expired' });
    await world.yookassa.webhooksSettled();
    expect(await stateOf(world, purchase.order_key)).toMatchObject({
      ...{ status: 'canceled', decline: 'card_expired', confirmation_url: null },
    });
    const told = JSON.stringify(waiting);
    expect(told).not.toMatch(/lena|Елена|Ёлкина|900.?555|order_secret/);
    expect(told).not.toContain(purchase.order_secret);
  });

  // spec: 535
  it('opens nothing, and is no way to the secret', async () => {
    const world = await makeWorld();
    const purchase = await startPurchase(world.visitor(), await aCourse(world));
    world.yookassa.pay(purchase.payment_id);
    await world.yookassa.webhooksSettled();
    const key = { order_secret: purchase.order_key };
    const visitor = world.visitor();
    expect((await visitor.call(paymentsApi.status, key)).status).toBe(404);
    const opening = { ...key, password: 'a password of mine' };
    expect((await visitor.call(paymentsApi.openAccount, opening)).status).toBe(404);
    const correction = { ...key, email: 'eve@example.com' };
    expect((await visitor.call(paymentsApi.correctEmail, correction)).status).toBe(404);
    expect((await visitor.call(paymentsApi.state, { order_key: purchase.order_secret })).status).toBe(404);
    expect(await stateOf(world, purchase.order_key)).toMatchObject({ status: 'paid' });
  });

  it('and the secret tell what went back, and whether the course is open', async () => {
    const { world, officer, order } = await aPaidOrder(makeWorld);
    const key = 'k'.repeat(43);
    await rows(world, `update orders set key_hash = '${hashToken(key)}'`);
    expect(await stateOf(world, key)).toMatchObject({ status: 'paid', returned: 0, has_course: true });
    await makeRefund(world, officer, order, { amount: 2_500, closes_access: false });
    expect(await stateOf(world, key)).toMatchObject({
      status: 'partially_refunded',
      returned: 2_500,
      has_course: true,
    });
    await makeRefund(world, officer, order, { amount: 10_000, closes_access: true });
    expect(await stateOf(world, key)).toMatchObject({
      status: 'refunded',
      returned: 12_500,
      has_course: false,
    });
  });

  it.each([
    ['insufficient_funds', 'insufficient_funds'],
    ['3d_secure_failed', '3d_secure_failed'],
    ['a_reason_of_next_year', 'general_decline'],
  ])('and the secret tell why a payment was declined: %s', async (reason, decline) => {
    const world = await makeWorld();
    const purchase = await startPurchase(world.visitor(), await aCourse(world));
    world.yookassa.pay(purchase.payment_id, { reason: reason as 'insufficient_funds' });
    const { order_secret } = purchase;
    const status = await world.visitor().call(paymentsApi.status, { order_secret });
    expect(status.body).toMatchObject({ status: 'canceled', decline });
    expect(await stateOf(world, purchase.order_key)).toMatchObject({ decline });
  });
});

async function stateOf(world: World, order_key: string) {
  return (await world.visitor().call(paymentsApi.state, { order_key })).body;
}
