import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { learningApi } from '#features/learning/contract.ts';
import { ordersApi } from '#features/orders/contract.ts';
import { signInApi } from '#features/sign-in/contract/signIn.ts';
import { startSession } from '#features/sign-in/server/sessions.ts';
import { contextOf } from '#server/context.ts';
import { day, minute } from '#shared/dates.ts';
import { aCourse, aStudentWithLessons, orderIn, startPurchase } from '#test/school.ts';
import { type Caller, describeOnBothEngines, type Person, type World } from '#test/world.ts';
import { refundsApi, refundsPanelApi } from '../contract.ts';

const reason = 'Возвращаем по вашей просьбе';

describeOnBothEngines('a refund', (makeWorld) => {
  it('is asked for in the cabinet, granted by staff, confirmed by the provider, and closes the course', async () => {
    const { world, student, officer, order } = await aPaidOrder(makeWorld);
    world.yookassa.setRefundOutcome('pending');
    expect((await mine(student)).orders).toMatchObject([
      { order_id: order, can_ask: true, suggestion: { amount: 12_500, lessons_total: 3, in_time: true } },
    ]);
    const asked = await student.call(refundsApi.ask, { order_id: order, wish: 'Не хватает времени' });
    expect(asked.body).toMatchObject({ can_ask: false, refunds: [{ state: 'requested' }] });
    expect((await student.call(refundsApi.ask, { order_id: order })).status).toBe(409);

    const before = await of(officer, order);
    expect(before).toMatchObject({
      left: 12_500,
      has_access: true,
      way: 'provider',
      refunds: [{ state: 'requested', wish: 'Не хватает времени', suggested: 12_500 }],
    });
    const decision = { version: before.version, amount: 12_500, reason, closes_access: true };
    const id = before.refunds[0]!.id;
    const approved = await officer.call(refundsPanelApi.approve, { id, ...decision });
    expect(approved.body).toMatchObject({ left: 0, under_way: 12_500, refunds: [{ state: 'approved' }] });
    await world.runJobs();
    expect((await of(officer, order)).refunds).toMatchObject([{ state: 'pending' }]);
    expect((await orderIn(world, order)).status, 'nothing is back yet').toBe('paid');
    expect(await owned(student)).toHaveLength(1);

    world.yookassa.settleRefund(world.yookassa.refunds()[0]!.id, 'succeeded');
    await world.yookassa.webhooksSettled();
    await world.runJobs();
    expect(await of(officer, order)).toMatchObject({
      returned: 12_500,
      under_way: 0,
      left: 0,
      has_access: false,
      refunds: [{ state: 'succeeded', decided_by: officer.email }],
    });
    const { status, history } = await orderIn(world, order);
    expect(status).toBe('refunded');
    expect(history.map((entry) => entry.reason).slice(-3)).toEqual([
      'refund_asked',
      'refund_decided',
      'refunded_whole',
    ]);
    expect(await owned(student)).toEqual([]);
    expect((await student.call(signInApi.me, {})).body.total_paid).toBe(0);
    expect(mailsTo(world, student)).toEqual([
      'Заказ оплачен',
      'Мы получили ваш запрос на возврат',
      'Возвращаем 12 500 ₽',
      'Деньги возвращены: 12 500 ₽',
    ]);
  });

  it('goes in parts, each with a receipt of its own, and never beyond what was paid', async () => {
    const { world, student, officer, order } = await aPaidOrder(makeWorld);
    await make(world, officer, order, { amount: 2_500.5, closes_access: false });
    expect(await orderIn(world, order)).toMatchObject({ status: 'partially_refunded' });
    expect(await owned(student)).toHaveLength(1);
    await make(world, officer, order, { amount: 4_000, closes_access: false });
    const tooMuch = await officer.call(refundsPanelApi.make, {
      ...{ id: order, version: (await of(officer, order)).version, reason, closes_access: true },
      amount: 5_999.51,
    });
    expect(tooMuch).toMatchObject({ status: 422, body: { code: 'refund_too_high' } });
    const list = (await officer.call(ordersApi.list, {})).body;
    expect(list.summary).toMatchObject({ revenue: 5_999.5, successful: 1 });
    expect((await student.call(signInApi.me, {})).body.total_paid).toBe(5_999.5);
    await make(world, officer, order, { amount: 5_999.5, closes_access: true });
    expect(await orderIn(world, order)).toMatchObject({ status: 'refunded' });
    expect((await student.call(signInApi.me, {})).body.total_paid).toBe(0);
    expect((await officer.call(ordersApi.list, {})).body.summary.revenue).toBe(0);
    const receipts = world.yookassa.refunds().map(({ id }) => world.yookassa.receiptOf(id));
    expect(receipts).toHaveLength(3);
    expect(receipts[0]).toMatchObject({
      customer: { email: student.email },
      items: [{ amount: { value: '2500.50' }, payment_mode: 'full_payment', vat_code: 1, quantity: 1 }],
    });
    expect(world.yookassa.payments()[0]!.refunded_amount).toEqual({ value: '12500.00', currency: 'RUB' });
    const whole = await of(officer, order);
    expect(whole).toMatchObject({ left: 0, returned: 12_500 });
    const more = { id: order, version: whole.version, amount: 0.01, reason, closes_access: false };
    expect((await officer.call(refundsPanelApi.make, more)).status).toBe(422);
  });

  it('is declined with a reason that the buyer reads', async () => {
    const { world, student, officer, order } = await aPaidOrder(makeWorld);
    await student.call(refundsApi.ask, { order_id: order });
    const { version, refunds } = await of(officer, order);
    const refusal = { id: refunds[0]!.id, version, reason: 'Курс пройден целиком' };
    expect((await officer.call(refundsPanelApi.decline, refusal)).body.refunds[0]!.state).toBe('declined');
    await world.runJobs();
    const mail = world.mail.messages().at(-1)!;
    expect([mail.subject, mail.text]).toEqual([
      'Решение по вашему запросу на возврат',
      expect.stringContaining('Причина: Курс пройден целиком'),
    ]);
    expect((await mine(student)).orders).toMatchObject([
      { can_ask: true, refunds: [{ state: 'declined', reason: 'Курс пройден целиком' }] },
    ]);
    expect((await officer.call(refundsPanelApi.decline, refusal)).status).toBe(409);
    expect((await orderIn(world, order)).status).toBe('paid');
  });

  it('can be asked for until the end of the fourteenth day after the payment', async () => {
    const { world, student, order } = await aPaidOrder(makeWorld);
    const stranger = await world.signedInAs('user');
    expect((await stranger.call(refundsApi.ask, { order_id: order })).status).toBe(404);
    expect((await mine(stranger)).orders).toEqual([]);
    const { last_day, paid_at } = (await mine(student)).orders[0]!;
    const paidDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' }).format(new Date(paid_at));
    expect(Date.parse(last_day) - Date.parse(paidDay)).toBe(14 * day);
    world.passTime(Date.parse(`${last_day}T20:59:00Z`) - world.app.now().getTime());
    const back = await later(world, student);
    expect((await mine(back)).orders).toMatchObject([{ can_ask: true }]);
    world.passTime(2 * minute);
    expect((await mine(back)).orders).toEqual([]);
    const late = await back.call(refundsApi.ask, { order_id: order });
    expect(late).toMatchObject({ status: 409, body: { code: 'refund_term_over' } });
  });

  it('that fails is told to the buyer once, and sent again with a new key', async () => {
    const { world, student, officer, order } = await aPaidOrder(makeWorld);
    world.yookassa.setRefundOutcome('canceled');
    await make(world, officer, order, { amount: 12_500, closes_access: true });
    const failed = await of(officer, order);
    expect(failed).toMatchObject({
      left: 12_500,
      refunds: [{ state: 'failed', failure: 'insufficient_funds' }],
    });
    expect(mailsTo(world, student).at(-1)).toBe('Возврат займёт больше времени');
    const { id } = failed.refunds[0]!;
    await officer.call(refundsPanelApi.retry, { id, version: failed.version, way: 'provider' });
    await world.runJobs();
    const again = await of(officer, order);
    expect(again.refunds).toMatchObject([{ state: 'failed' }]);
    expect(mailsTo(world, student).filter((subject) => subject.startsWith('Возврат займёт'))).toHaveLength(1);
    world.yookassa.setRefundOutcome('succeeded');
    await officer.call(refundsPanelApi.retry, { id, version: again.version, way: 'provider' });
    await world.runJobs();
    expect((await of(officer, order)).refunds).toMatchObject([{ state: 'succeeded', failure: null }]);
    expect(world.yookassa.refunds().map(({ status }) => status)).toEqual([
      'canceled',
      'canceled',
      'succeeded',
    ]);
  });

  it('can be left to staff, who note that the money was sent', async () => {
    const { world, student, officer, order } = await aPaidOrder(makeWorld);
    world.yookassa.setRefundOutcome('canceled');
    await make(world, officer, order, { amount: 5_000, closes_access: false });
    const failed = await of(officer, order);
    const { id } = failed.refunds[0]!;
    const byHand = await officer.call(refundsPanelApi.retry, { id, version: failed.version, way: 'by_hand' });
    expect(byHand.body).toMatchObject({ under_way: 5_000, refunds: [{ state: 'approved', way: 'by_hand' }] });
    world.passTime(2 * day);
    await world.runJobs();
    const back = await later(world, officer);
    expect((await of(back, order)).refunds).toMatchObject([{ state: 'approved' }]);
    const sent = await back.call(refundsPanelApi.sent, { id, version: byHand.body.version });
    expect(sent.body).toMatchObject({ returned: 5_000, refunds: [{ state: 'succeeded' }] });
    expect((await back.call(refundsPanelApi.sent, { id, version: sent.body.version })).status).toBe(409);
    await world.runJobs();
    expect(mailsTo(world, student).at(-1)).toBe('Деньги возвращены: 5 000 ₽');
    expect((await (await later(world, student)).call(signInApi.me, {})).body.total_paid).toBe(7_500);
  });

  it('of an order whose money bought nothing is one button, and then it is not due any more', async () => {
    const world = await makeWorld();
    const officer = await world.signedInAs('financial');
    const { student, second } = await boughtTwice(world);
    const { due } = (await officer.call(refundsPanelApi.list, {})).body;
    expect(due).toMatchObject([{ order_id: second, left: 12_500, why: 'owned_already' }]);
    const all = { id: second, version: due[0]!.version, amount: 12_500, reason, closes_access: false };
    const twice = await Promise.all([1, 2].map(() => officer.call(refundsPanelApi.make, all)));
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await world.runJobs();
    expect((await officer.call(refundsPanelApi.list, {})).body).toMatchObject({ due: [], total: 1 });
    expect(await orderIn(world, second)).toMatchObject({ status: 'refunded', refund_due: false });
    expect(await owned(student), 'the first order holds the course').toHaveLength(1);
  });

  it('made in the cabinet of the provider is recorded, once, and access stays', async () => {
    const { world, student, officer, order } = await aPaidOrder(makeWorld);
    const paymentId = world.yookassa.payments()[0]!.id;
    const made = await elsewhere(world, paymentId, '3000.00');
    expect(made).toBe(200);
    await world.yookassa.webhooksSettled();
    await world.runJobs();
    const told = world.yookassa.deliveries().find(({ event }) => event === 'refund.succeeded')!;
    await world.yookassa.repeatWebhook(told.id, 3);
    await world.runJobs();
    expect(await of(officer, order)).toMatchObject({
      returned: 3_000,
      left: 9_500,
      has_access: true,
      refunds: [{ origin: 'provider', state: 'succeeded', amount: 3_000 }],
    });
    expect((await orderIn(world, order)).history.at(-1)!.reason).toBe('refunded_elsewhere');
    expect((await student.call(signInApi.me, {})).body.total_paid).toBe(9_500);
  });

  it('is seen by every role of the staff and made by those alone who may', async () => {
    const { world, order } = await aPaidOrder(makeWorld);
    for (const role of ['support', 'content_manager', 'manager', 'admin'] as const) {
      const person = await world.signedInAs(role);
      const { version } = await of(person, order);
      const all = { id: order, version, amount: 1, reason, closes_access: false };
      expect((await person.call(refundsPanelApi.make, all)).status, role).toBe(403);
    }
    const { handle } = world.app.database;
    expect((await sql`select id from refunds`.execute(handle)).rows).toEqual([]);
  });

  it('is written down: who decided what', async () => {
    const { world, officer, order } = await aPaidOrder(makeWorld);
    await make(world, officer, order, { amount: 100, closes_access: false });
    const { handle } = world.app.database;
    const log = await sql<{ actor_email: string; after: string }>`
      select actor_email, after from audit_log where action = 'refund.made'`.execute(handle);
    expect(log.rows.map(({ actor_email, after }) => [actor_email, JSON.parse(after)])).toEqual([
      [officer.email, { amount: 100, reason, closes_access: false }],
    ]);
  });
});

async function aPaidOrder(makeWorld: () => Promise<World>) {
  const world = await makeWorld();
  const { student, course } = await aStudentWithLessons(world);
  const officer = await world.signedInAs('financial');
  const [bought] = (await officer.call(ordersApi.list, {})).body.orders;
  return { world, student, course, officer, order: bought!.id };
}

async function of(person: Caller, orderId: string) {
  return (await person.call(refundsPanelApi.ofOrder, { id: orderId })).body;
}

async function mine(person: Caller) {
  return (await person.call(refundsApi.mine, {})).body;
}

async function make(
  world: World,
  officer: Person,
  orderId: string,
  sum: { amount: number; closes_access: boolean },
): Promise<void> {
  const { version } = await of(officer, orderId);
  const answer = await officer.call(refundsPanelApi.make, { id: orderId, version, reason, ...sum });
  expect(answer.status).toBe(200);
  await world.runJobs();
  await world.yookassa.webhooksSettled();
  await world.runJobs();
}

async function owned(student: Person) {
  return (await student.call(learningApi.purchased, {})).body.courses;
}

/** Subjects, oldest first. */
function mailsTo(world: World, { email }: Person): string[] {
  return world.mail
    .messages()
    .filter(({ to }) => to.includes(email))
    .map(({ subject }) => subject.replaceAll(/\s/g, ' '));
}

/** Two orders of one course, begun before either was paid; the second brings nothing. */
async function boughtTwice(world: World) {
  const course = await aCourse(world);
  const student = await world.signedInAs('user');
  const purchases = [await startPurchase(student, course), await startPurchase(student, course)];
  for (const { payment_id } of purchases) {
    world.yookassa.pay(payment_id);
    await world.yookassa.webhooksSettled();
  }
  await world.runJobs();
  return { student, second: purchases[1]!.order_id };
}

/** The person in another session: the first ones end after a day. */
async function later(world: World, { id }: Person) {
  return world.bearer(await contextOf(world.app).transaction((ctx) => startSession(ctx, id, false)));
}

/** What staff of the school do in the provider's own cabinet. */
async function elsewhere(world: World, paymentId: string, value: string): Promise<number> {
  const { url } = world.yookassa;
  const response = await fetch(`${url}/v3/refunds`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotence-key': crypto.randomUUID(),
      authorization: `Basic ${Buffer.from('100500:test_world').toString('base64')}`,
    },
    body: JSON.stringify({ payment_id: paymentId, amount: { value, currency: 'RUB' } }),
  });
  return response.status;
}
