/** Information that buying reveals about others' accounts, and its price for the asker. */
import { expect, it } from 'vitest';
import { peopleApi } from '#features/office/people/contract/actions.ts';
import { ordersApi } from '#features/sales/orders/contract.ts';
import { aCourse, buy, orderIn, purchaseOf, startPurchase } from '#test/school.ts';
import { describeOnEngines, type Person, type World } from '#test/world.ts';
import { paymentsApi } from '../contract/payments.ts';

describeOnEngines('whose the course is', (makeWorld) => {
  it('is told only to a buyer who orders it at its price', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const student = await world.signedInAs('user', { email: 'vera@example.com' });
    await buy(world, student, course);
    for (const asker of [world.visitor(), student]) {
      const wrong = { email: 'vera@example.com', amount: 1 };
      const answer = await asker.call(paymentsApi.create, purchaseOf(course, wrong));
      expect(answer).toMatchObject({ status: 409, body: { code: 'price_changed', amount: 12500 } });
    }
    const nothing = { email: undefined, name: undefined, amount: 1 };
    const answer = await world.visitor().call(paymentsApi.create, purchaseOf(course, nothing));
    expect(answer.body.code, 'before anything else').toBe('price_changed');
  });

  // spec: 496, 512
  it('a visitor with the address of a blocked account is answered as any other; the money is given back untaken', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const student = await world.signedInAs('user', { email: 'vera@example.com' });
    await block(world, student);
    const [answer, other] = await Promise.all(
      ['vera@example.com', 'nobody@example.com'].map((email) =>
        world.visitor().call(paymentsApi.create, purchaseOf(course, { email })),
      ),
    );
    expect([answer!.status, Object.keys(answer!.body)]).toEqual([200, Object.keys(other!.body)]);
    world.yookassa.pay(answer!.body.payment_id);
    await world.yookassa.webhooksSettled();
    await world.runJobs();
    await world.yookassa.webhooksSettled();
    const order = await orderIn(world, answer!.body.order_id);
    expect(order).toMatchObject({ status: 'canceled', refund_due: false });
    expect(order.history.map(({ reason }) => reason)).toContain('buyer_blocked');
    const payment = world.yookassa.payments().find(({ id }) => id === answer!.body.payment_id)!;
    expect([payment.status, payment.captured_at], 'never taken').toEqual(['canceled', undefined]);
    const { order_secret } = answer!.body;
    const status = (await world.visitor().call(paymentsApi.status, { order_secret })).body;
    expect(JSON.stringify(status)).not.toContain('blocked');
  });

  it('what was paid for an account that is blocked meanwhile is due back; panel and mail say why, the page only that', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const student = await world.signedInAs('user', { email: 'vera@example.com' });
    const asVisitor = { email: 'vera@example.com' };
    const purchase = await startPurchase(world.visitor(), course, asVisitor);
    const staff = await block(world, student);
    world.yookassa.pay(purchase.payment_id);
    await world.yookassa.webhooksSettled();
    await world.runJobs();

    const order = await orderIn(world, purchase.order_id);
    expect(order).toMatchObject({ status: 'paid', refund_due: true });
    expect(order.history.at(-1)?.reason).toBe('account_blocked');
    const due = (await staff.call(ordersApi.list, { refund_due: 'yes' })).body;
    expect(due.orders.map(({ id }) => id)).toEqual([purchase.order_id]);
    const { order_secret } = purchase;
    const status = await world.visitor().call(paymentsApi.status, { order_secret });
    expect(status.body.refund_due).toBe('undeliverable');
    const mail = world.mail.messages().findLast(({ to }) => to.includes(asVisitor.email))!;
    expect(mail.subject).toBe('Аккаунт закрыт: вернём оплату');
    expect(mail.text).toContain('Школа вернёт эти деньги');

    await staff.call(peopleApi.unblock, { id: student.id });
    const again = await world.visitor().call(paymentsApi.create, purchaseOf(course, asVisitor));
    expect(again.status, 'the course was not opened').toBe(200);
  });
});

describeOnEngines('a flood of orders', (makeWorld) => {
  it('of visitors is bounded over the school; those who wait to pay and those with an account go on', async () => {
    const world = await makeWorld({ config: { VISITOR_ORDERS_PER_HOUR: '6' } });
    const course = await aCourse(world);
    const waiting = purchaseOf(course, { email: 'lena@example.com' });
    const first = (await world.visitor().call(paymentsApi.create, waiting)).body;
    for (let n = 0; n < 2; n++) await startPurchase(world.visitor(), course, { email: `n-${n}@example.com` });
    const refused = await world.visitor().call(paymentsApi.create, purchaseOf(course));
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await world.visitor().call(paymentsApi.create, waiting)).body, 'the same payment').toEqual(first);
    const student = await world.signedInAs('user');
    expect((await student.call(paymentsApi.create, purchaseOf(course))).status).toBe(200);
    expect(world.yookassa.payments()).toHaveLength(4);
  });
});

async function block(world: World, person: Person): Promise<Person> {
  const staff = await world.signedInAs('super_admin');
  expect((await staff.call(peopleApi.block, { id: person.id })).status).toBe(200);
  await world.runJobs();
  return staff;
}
