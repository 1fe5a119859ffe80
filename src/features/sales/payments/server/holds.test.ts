/** Two-stage payments: money that is held, and taken or given back later; ways to pay. */
import { expect, it } from 'vitest';
import { findAccountByEmail } from '#features/accounts/account/server/accounts.ts';
import { dashboardApi } from '#features/office/dashboard/contract.ts';
import { peopleApi } from '#features/office/people/contract/actions.ts';
import { staffApi } from '#features/office/people/contract/list.ts';
import { ownOrdersApi } from '#features/sales/orders/contract/own.ts';
import { ordersPanelApi } from '#features/sales/orders/contract/panel.ts';
import { ordersApi } from '#features/sales/orders/contract.ts';
import { ownsCourse } from '#features/teaching/enrolments/server/enrolments.ts';
import { contextOf } from '#server/context.ts';
import { day, hour, minute } from '#shared/dates.ts';
import { rows } from '#test/rows.ts';
import { aCourse, buy, orderIn, purchaseOf, startPurchase } from '#test/school.ts';
import { describeOnEngines, type Person, type World } from '#test/world.ts';
import { holdsApi, paymentSettingsApi, paymentsApi } from '../contract/payments.ts';
import { type Capture, type PaymentMethod, paymentMethods } from '../rules/methods.ts';
import { erasePayments } from './erasure.ts';
import { reconcilePayments } from './reconciliation.ts';

describeOnEngines('held money', (makeWorld) => {
  // spec: 534
  it('is taken by a job once it is held, and buys the course', async () => {
    const world = await makeWorld();
    await settings(world, { capture: 'by_job' });
    const course = await aCourse(world);
    const purchase = await startPurchase(world.visitor(), course);
    world.yookassa.pay(purchase.payment_id);
    expect(world.yookassa.payments()[0]).toMatchObject({ status: 'waiting_for_capture' });
    await world.yookassa.webhooksSettled();
    await world.runJobs();
    expect(world.yookassa.payments()[0]).toMatchObject({ status: 'succeeded' });
    await world.yookassa.webhooksSettled();
    const order = await orderIn(world, purchase.order_id);
    expect(order.status).toBe('paid');
    expect(order.history.filter(({ reason }) => reason === 'money_held')).toHaveLength(1);
  });

  // spec: 534
  it('goes back untaken where the course is owned by now', async () => {
    const world = await makeWorld();
    await settings(world, { capture: 'by_job' });
    const course = await aCourse(world);
    const student = await world.signedInAs('user');
    const asVisitor = { email: student.email };
    const [one, other] = [
      await startPurchase(world.visitor(), course, asVisitor),
      await startPurchase(world.visitor(), course, asVisitor),
    ];
    for (const { payment_id } of [one, other]) {
      world.yookassa.pay(payment_id);
      await world.yookassa.webhooksSettled();
      await world.runJobs();
    }
    await world.yookassa.webhooksSettled();
    expect((await orderIn(world, one.order_id)).status).toBe('paid');
    expect(await orderIn(world, other.order_id)).toMatchObject({ status: 'canceled', refund_due: false });
    expect(world.yookassa.payments().filter(({ status }) => status === 'succeeded')).toHaveLength(1);
  });

  // spec: 534
  it('waits for staff where the school wants that; the buyer sees that it is held', async () => {
    const world = await makeWorld();
    await settings(world, { capture: 'by_staff' });
    const course = await aCourse(world);
    const buyer = await world.signedInAs('user');
    const [taken, returned] = [
      await startPurchase(buyer, course),
      await startPurchase(world.visitor(), course, { email: 'b@example.com' }),
    ];
    for (const { payment_id } of [taken, returned]) world.yookassa.pay(payment_id);
    await world.yookassa.webhooksSettled();
    await world.runJobs();
    const { order_secret } = taken;
    const status = await world.visitor().call(paymentsApi.status, { order_secret });
    expect(status.body).toMatchObject({ status: 'pending', is_held: true });
    const state = await world.visitor().call(paymentsApi.state, { order_key: taken.order_key });
    expect(state.body).toMatchObject({ is_held: true, confirmation_url: null });
    const [own] = (await buyer.call(ownOrdersApi.list, {})).body.orders;
    expect(own).toMatchObject({ pay_url: null, payments: [{ status: 'pending', is_held: true }] });
    const manager = await world.signedInAs('manager');
    const waiting = async () => (await manager.call(ordersApi.list, { held: 'yes' })).body;
    expect(await waiting()).toMatchObject({ total: 2, orders: [{ held: true }, { held: true }] });
    for (const [{ order_id: id }, wish] of [[taken, 'take'] as const, [returned, 'give_back'] as const])
      expect((await manager.call(holdsApi.decide, { id, wish })).status).toBe(200);
    await world.runJobs();
    await world.yookassa.webhooksSettled();
    expect((await orderIn(world, taken.order_id)).status).toBe('paid');
    expect(await orderIn(world, returned.order_id)).toMatchObject({ status: 'canceled' });
    expect((await waiting()).total).toBe(0);
    const again = await manager.call(holdsApi.decide, { id: taken.order_id, wish: 'give_back' });
    expect(again.status, 'nothing is held any more').toBe(409);
    expect(await owns(world, buyer.email, course.id)).toBe(true);
  });

  it.each(['buyer', 'staff'] as const)('goes back untaken where the %s gives the order up', async (who) => {
    const world = await makeWorld();
    const { buyer, manager, purchase } = await heldOrder(world);
    const answer =
      who === 'buyer'
        ? await buyer.call(ownOrdersApi.cancel, { id: purchase.order_id })
        : await manager.call(ordersPanelApi.cancel, { id: purchase.order_id, reason: 'Передумали' });
    expect(answer.status).toBe(200);
    expect((await manager.call(holdsApi.decide, { id: purchase.order_id, wish: 'take' })).status).toBe(409);
    await world.runJobs();
    await world.yookassa.webhooksSettled();
    expect(world.yookassa.payments()[0]).toMatchObject({ status: 'canceled' });
    expect(await orderIn(world, purchase.order_id)).toMatchObject({ status: 'canceled' });
    expect((await manager.call(ordersApi.list, { held: 'yes' })).body.total).toBe(0);
    const { order_key } = purchase;
    const state = await world.visitor().call(paymentsApi.state, { order_key });
    expect(state.body).toMatchObject({ status: 'canceled', decline: `canceled_by_${who}` });
  });

  it('goes back untaken where its buyer is erased, and cannot be taken from a blocked one', async () => {
    const world = await makeWorld();
    const { buyer, manager, purchase } = await heldOrder(world);
    const owner = await world.signedInAs('super_admin');
    expect((await owner.call(peopleApi.block, { id: buyer.id })).status).toBe(200);
    expect((await manager.call(holdsApi.decide, { id: purchase.order_id, wish: 'take' })).status).toBe(409);
    await contextOf(world.app).transaction((ctx) =>
      erasePayments(ctx, { userId: buyer.id, email: buyer.email, calledBy: [] }),
    );
    await world.runJobs();
    expect(world.yookassa.payments()[0]).toMatchObject({ status: 'canceled' });
  });

  it.each([
    ['is blocked', (owner: Person, { id }: Person) => owner.call(peopleApi.block, { id })],
    [
      'has been given the course',
      (owner: Person, { id }: Person, course_id: string) =>
        owner.call(peopleApi.giveAccess, { id, course_id }),
    ],
  ])('goes back within the hour where its buyer %s, and the order says so', async (_what, end) => {
    const world = await makeWorld();
    const { buyer, purchase, course } = await heldOrder(world);
    const answer = await end(await world.signedInAs('super_admin'), buyer, course.id);
    expect(answer.status).toBe(200);
    world.passTime(1 * hour);
    for (const _twice of [1, 2]) {
      await reconcilePayments(contextOf(world.app), new AbortController().signal);
      await world.runJobs();
    }
    expect(world.yookassa.payments()[0]).toMatchObject({ status: 'canceled' });
    const order = await orderIn(world, purchase.order_id);
    expect(order).toMatchObject({ status: 'canceled', standing: 'voided', held: false });
    expect(order.history.filter(({ reason }) => reason === 'hold_goes_back')).toHaveLength(1);
  });

  it.each([
    ['buyer', 'Вы отменили заказ'],
    ['staff', 'Школа отменила заказ'],
  ])('that goes back because of the %s is told to its buyer', async (who, words) => {
    const world = await makeWorld();
    const { buyer, manager, purchase } = await heldOrder(world);
    const { order_id: id } = purchase;
    if (who === 'buyer') await buyer.call(ownOrdersApi.cancel, { id });
    else await manager.call(ordersPanelApi.cancel, { id, reason: 'Передумали' });
    for (const _twice of [1, 2]) {
      await world.runJobs();
      await world.yookassa.webhooksSettled();
    }
    const told = world.mail.messages().filter(({ subject }) => subject.includes('деньги не списаны'));
    expect(told).toHaveLength(1);
    expect(told[0]!.to).toEqual([buyer.email]);
    expect(told[0]!.text).toContain(words);
    const [own] = (await buyer.call(ownOrdersApi.list, {})).body.orders;
    expect(own).toMatchObject({ standing: 'voided', can_cancel: false, pay_url: null });
  });

  it('is asked about for longer than a payment that waits: an order does not end while it stands', async () => {
    const world = await makeWorld();
    const { purchase } = await heldOrder(world, { paidAfterMs: 50 * minute });
    world.passTime(7 * day - 20 * minute);
    await reconcilePayments(contextOf(world.app), new AbortController().signal);
    expect(world.yookassa.payments()[0]).toMatchObject({ status: 'waiting_for_capture' });
    expect(await orderIn(world, purchase.order_id)).toMatchObject({ status: 'pending', standing: 'held' });
    const [row] = await rows<{ next_check_at: string | null }>(world, 'select next_check_at from payments');
    expect(row!.next_check_at).not.toBeNull();
  });

  it('is named to staff as what it is: a task, in the drawer, and nothing that is unpaid', async () => {
    const world = await makeWorld();
    const { buyer, purchase } = await heldOrder(world, { paidAfterMs: 50 * minute });
    world.passTime(2 * hour);
    const manager = await world.signedInAs('manager');
    const { tasks } = (await manager.call(dashboardApi.tasks, {})).body;
    expect(tasks).toMatchObject([{ kind: 'money_held', total: 1 }]);
    const { stuck } = (await manager.call(staffApi.stuck, { id: buyer.id })).body;
    expect(stuck.map(({ kind }) => kind)).not.toContain('order_unpaid');
    const { orders } = (await manager.call(staffApi.showUser, { id: buyer.id })).body;
    expect(orders).toMatchObject([{ id: purchase.order_id, status: 'pending', standing: 'held' }]);
  });

  it('is no invoice to be paid', async () => {
    const world = await makeWorld();
    const { buyer, purchase } = await heldOrder(world);
    expect((await buyer.call(ownOrdersApi.invoice, { id: purchase.order_id })).status).toBe(409);
  });

  // spec: 534
  it('that nobody took in time returns by itself, and the order says why', async () => {
    const world = await makeWorld();
    await settings(world, { capture: 'by_staff' });
    const purchase = await startPurchase(world.visitor(), await aCourse(world));
    world.yookassa.pay(purchase.payment_id);
    await world.yookassa.webhooksSettled();
    world.yookassa.passTime(8 * day);
    world.passTime(2 * hour);
    world.yookassa.expireDue();
    await reconcilePayments(contextOf(world.app), new AbortController().signal);
    const order = await orderIn(world, purchase.order_id);
    expect(order.status).toBe('canceled');
    expect(order.history.at(-1)?.reason).toBe('expired_on_capture');
  });
});

describeOnEngines('ways to pay', (makeWorld) => {
  // spec: 525
  it('are those that the school offers and the amount allows', async () => {
    const world = await makeWorld();
    const methodsFor = async (amount: number) =>
      (await world.visitor().call(paymentsApi.methods, { amount })).body.methods;
    expect(await methodsFor(12_500), 'the demo shows all').toEqual(paymentMethods);
    expect(await methodsFor(900)).toEqual(['bank_card', 'sbp', 'sberbank', 'yoo_money']);
    expect(await methodsFor(60_000)).not.toContain('sber_bnpl');
    expect(await methodsFor(400_000)).toEqual(['sbp', 'sber_loan']);
    await settings(world, { methods: ['sbp', 'sber_loan'] });
    expect(await methodsFor(900)).toEqual(['sbp']);
    await settings(world, { methods: [] });
    expect(await methodsFor(12_500)).toEqual([]);
  });

  // spec: 525
  it.each(paymentMethods)('%s is asked of the provider, pays, and staff see it', async (method) => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const purchase = await buy(world, world.visitor(), course, { payment_method: method });
    const { payment } = world.yookassa.ledger.payments.get(purchase.payment_id)!;
    expect(payment.payment_method?.type).toBe(method);
    const order = await orderIn(world, purchase.order_id);
    expect(order).toMatchObject({ status: 'paid', payments: [{ method }] });
  });

  // spec: 525
  it('that do not fit are refused before anything is written', async () => {
    const world = await makeWorld();
    const cheap = await aCourse(world, { priceKopecks: 900_00 });
    const offer = (payment_method: PaymentMethod) =>
      world.visitor().call(paymentsApi.create, purchaseOf(cheap, { payment_method }));
    expect((await offer('sber_bnpl')).body.code).toBe('payment_method_unavailable');
    await settings(world, { methods: ['bank_card'] });
    expect((await offer('sbp')).body.code).toBe('payment_method_unavailable');
    expect(world.yookassa.payments()).toEqual([]);
    expect((await offer('bank_card')).status).toBe(200);
  });

  // spec: 525
  it('a loan may take 72 hours, and one with a discount of the bank pays the whole order', async () => {
    const world = await makeWorld();
    const dear = await aCourse(world, { priceKopecks: 300_000_00 });
    const purchase = await startPurchase(world.visitor(), dear, { payment_method: 'sber_loan' });
    world.passTime(70 * hour);
    world.yookassa.expireDue();
    await reconcilePayments(contextOf(world.app), new AbortController().signal);
    expect((await orderIn(world, purchase.order_id)).status).toBe('pending');
    const loan = { option: 'installments_6', discountKopecks: 30_000_00 };
    world.yookassa.pay(purchase.payment_id, { loan });
    await world.yookassa.webhooksSettled();
    expect(await orderIn(world, purchase.order_id)).toMatchObject({ status: 'paid', amount: 300_000 });
  });

  it('that cannot hold money are taken at once, whatever the school has set', async () => {
    const world = await makeWorld();
    await settings(world, { capture: 'by_staff' });
    const course = await aCourse(world);
    const purchase = await buy(world, world.visitor(), course, { payment_method: 'sbp' });
    expect((await orderIn(world, purchase.order_id)).status).toBe('paid');
  });

  it('are changed by the owner, and nobody overwrites what they have not seen', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin');
    const { version } = (await owner.call(paymentSettingsApi.show, {})).body;
    const change = { methods: ['sbp' as const], capture: 'by_job' as const };
    expect((await owner.call(paymentSettingsApi.change, { ...change, version })).body).toMatchObject(change);
    expect((await owner.call(paymentSettingsApi.change, { ...change, version })).status).toBe(409);
  });
});

/** Held, and waiting for staff. */
async function heldOrder(world: World, { paidAfterMs = 0 } = {}) {
  await settings(world, { capture: 'by_staff' });
  const buyer = await world.signedInAs('user');
  const manager = await world.signedInAs('manager');
  const course = await aCourse(world);
  const purchase = await startPurchase(buyer, course);
  world.passTime(paidAfterMs);
  world.yookassa.pay(purchase.payment_id);
  await world.yookassa.webhooksSettled();
  await world.runJobs();
  return { buyer, manager, purchase, course };
}

async function settings(
  world: World,
  change: { methods?: PaymentMethod[]; capture?: Capture },
): Promise<void> {
  const owner = await world.signedInAs('super_admin');
  const { body } = await owner.call(paymentSettingsApi.show, {});
  const answer = await owner.call(paymentSettingsApi.change, { ...body, ...change });
  expect(answer.status).toBe(200);
}

async function owns(world: World, email: string, courseId: string): Promise<boolean> {
  const { handle } = world.app.database;
  const account = await findAccountByEmail(handle, email);
  return account !== undefined && ownsCourse(contextOf(world.app), account.id, courseId);
}
