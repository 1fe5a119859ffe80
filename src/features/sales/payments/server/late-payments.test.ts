/**
 * Money that arrives unexpectedly late, or for a course already owned: buyer and staff learn the truth.
 */
import { expect, it } from 'vitest';
import { ordersApi } from '#features/sales/orders/contract.ts';
import { ownsCourse } from '#features/teaching/enrolments/server/enrolments.ts';
import { contextOf } from '#server/context.ts';
import { day } from '#shared/dates.ts';
import type { Language } from '#shared/i18n.ts';
import { passTimeOfSchool } from '#test/days.ts';
import { aCourse, buy, orderIn, purchaseOf, startPurchase } from '#test/school.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { paymentsApi } from '../contract/payments.ts';
import { reconcilePayments } from './reconciliation.ts';

describeOnEngines('a late payment', (makeWorld) => {
  // spec: 503
  it('after the order expired buys the course; history, page and mail say that it was late', async () => {
    const world = await makeWorld();
    const student = await world.signedInAs('user');
    const course = await aCourse(world);
    const purchase = await startPurchase(student, course);
    passTimeOfSchool(world, 8 * day);
    await reconcilePayments(contextOf(world.app), new AbortController().signal);
    expect((await orderIn(world, purchase.order_id)).status).toBe('expired');
    await pay(world, purchase.payment_id);
    const order = await orderIn(world, purchase.order_id);
    expect(order).toMatchObject({ status: 'paid', refund_due: false });
    expect(order.history.at(-1)).toMatchObject({ from: 'expired', reason: 'paid_although_expired' });
    expect(await ownsCourse(contextOf(world.app), student.id, course.id)).toBe(true);
    expect(await statusOf(world, purchase.order_secret)).toMatchObject({
      status: 'paid',
      paid_late: true,
      refund_due: null,
    });
    const [mail] = world.mail.messages();
    expect(mail).toMatchObject({ subject: expect.stringContaining('Курс ваш: «') });
    expect(mail!.text).toContain('уже после того, как срок заказа истёк');
  });

  it('after the order was canceled buys the course too', async () => {
    const world = await makeWorld();
    const purchase = await startPurchase(world.visitor('en'), await aCourse(world));
    world.yookassa.pay(purchase.payment_id, { reason: 'general_decline' });
    await world.yookassa.webhooksSettled();
    expect((await orderIn(world, purchase.order_id)).status).toBe('canceled');
    const record = world.yookassa.ledger.payments.get(purchase.payment_id)!;
    record.payment.status = 'pending';
    await pay(world, purchase.payment_id);
    const order = await orderIn(world, purchase.order_id);
    expect(order.history.at(-1)).toMatchObject({ to: 'paid', reason: 'paid_although_canceled' });
    expect(world.mail.messages()[0]!.text).toContain('you don’t need to pay again');
  });

  it('in time is called late by nobody', async () => {
    const world = await makeWorld();
    const purchase = await buy(world, world.visitor(), await aCourse(world));
    expect(await statusOf(world, purchase.order_secret)).toMatchObject({
      paid_late: false,
      refund_due: null,
    });
    expect(world.mail.messages()[0]!.text).not.toContain('истёк');
  });

  const second: [Language, string, string][] = [
    ['ru', 'Курс уже был у вас: вернём оплату', 'Школа вернёт эти деньги'],
    ['en', 'You already had this course: we’re refunding you', 'The school will refund this money'],
    ['zh', '您已拥有该课程：我们将退回这笔付款', '原路退回'],
  ];
  it.each(second)(
    'for a course that another order has bought is due back, and said so in %s',
    async (...row) => {
      const [language, subject, promise] = row;
      const world = await makeWorld();
      const course = await aCourse(world);
      const buyer = world.visitor(language);
      const open = await startPurchase(buyer, course);
      const first = await startPurchase(buyer, course);
      await pay(world, first.payment_id);
      await pay(world, open.payment_id);
      const [, mail] = world.mail.messages();
      expect(world.mail.messages()).toHaveLength(2);
      expect(mail).toMatchObject({ subject });
      expect(mail!.text).toContain(promise);
      expect(mail!.text).toContain(open.order_number);
      expect(await statusOf(world, first.order_secret)).toMatchObject({ status: 'paid', refund_due: null });
      expect(await statusOf(world, open.order_secret)).toMatchObject({
        status: 'paid',
        refund_due: 'owned_already',
      });
      const again = await buyer.call(paymentsApi.create, purchaseOf(course));
      expect(again.body.code, 'and a third is refused before any charge').toBe('sign_in_to_buy');
    },
  );

  // spec: 724
  it('that is due back is found by the staff', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const open = await startPurchase(world.visitor(), course);
    await buy(world, world.visitor(), course);
    await pay(world, open.payment_id);
    const order = await orderIn(world, open.order_id);
    expect(order.refund_due).toBe(true);
    expect(order.history.at(-1)?.reason).toBe('owned_already');
    const staff = await world.signedInAs('financial');
    const { orders, total } = (await staff.call(ordersApi.list, { refund_due: 'yes' })).body;
    expect({ total, ids: orders.map(({ id }) => id) }).toEqual({ total: 1, ids: [open.order_id] });
    expect((await staff.call(ordersApi.list, { refund_due: 'yes', status: 'canceled' })).body.total).toBe(0);
  });
});

async function pay(world: World, paymentId: string): Promise<void> {
  world.yookassa.pay(paymentId);
  await world.yookassa.webhooksSettled();
  await world.runJobs();
}

async function statusOf(world: World, order_secret: string) {
  return (await world.visitor().call(paymentsApi.status, { order_secret })).body;
}
