/** Money that comes after an order was given up and its code was free again. */
import { expect, it } from 'vitest';
import { learningApi } from '#features/teaching/learning/contract.ts';
import { aCode } from '#test/promoCodes.ts';
import { mailsTo } from '#test/refunds.ts';
import { aCourse, buy, orderIn, paidSubject, startPurchase } from '#test/school.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { promoCodesPanelApi } from '../contract.ts';

describeOnEngines('a late payment with a promo code', (makeWorld) => {
  // spec: 522
  it('beyond the code’s limit buys the course at the price that was asked; nobody is refused or owed, and staff are told', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const { id } = await aCode(world, { max_uses: 1 });
    const late = await world.signedInAs('user');
    const next = await world.signedInAs('user');
    const used = { amount: 10_000, promo_code: 'LETO' };
    const given = await startPurchase(late, course, used);
    await giveUp(world, given.payment_id);
    const { order_id: other } = await buy(world, next, course, used);
    await payAfterAll(world, given.payment_id);

    const order = await orderIn(world, given.order_id);
    expect(order).toMatchObject({ status: 'paid', amount: 10_000, refund_due: false });
    expect(world.yookassa.payments().map(({ amount }) => amount.value)).toEqual(['10000.00', '10000.00']);
    for (const student of [late, next]) {
      const { body } = await student.call(learningApi.purchased, {});
      expect(body.courses).toMatchObject([{ id: course.id }]);
      expect(mailsTo(world, student)).toContainEqual(expect.stringContaining(paidSubject));
    }
    const told = order.history.filter(({ reason }) => reason === 'promo_code_exceeded');
    expect(told).toMatchObject([{ details: { code: 'LETO' } }]);
    expect((await orderIn(world, other)).history.map(({ reason }) => reason)).not.toContain(
      'promo_code_exceeded',
    );
    const manager = await world.signedInAs('manager');
    const { body: code } = await manager.call(promoCodesPanelApi.show, { id });
    expect(code).toMatchObject({ uses: 2, max_uses: 1, state: 'used_up' });
    await expect(startPurchase(world.visitor(), course, used)).rejects.toThrow('promo_code_used_up');
  });

  it('within the limit tells staff nothing about the code', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    await aCode(world, { max_uses: 1 });
    const used = { amount: 10_000, promo_code: 'LETO' };
    const student = await world.signedInAs('user');
    const given = await startPurchase(student, course, used);
    await giveUp(world, given.payment_id);
    await payAfterAll(world, given.payment_id);
    const order = await orderIn(world, given.order_id);
    expect(order).toMatchObject({ status: 'paid', amount: 10_000 });
    expect(order.history.map(({ reason }) => reason)).not.toContain('promo_code_exceeded');
  });
});

async function giveUp(world: World, paymentId: string): Promise<void> {
  world.yookassa.pay(paymentId, { reason: 'expired_on_confirmation' });
  await world.yookassa.webhooksSettled();
}

/** A bank may let the buyer pay after the term. */
async function payAfterAll(world: World, paymentId: string): Promise<void> {
  world.yookassa.ledger.payments.get(paymentId)!.payment.status = 'pending';
  world.yookassa.pay(paymentId);
  await world.yookassa.webhooksSettled();
  await world.runJobs();
}
