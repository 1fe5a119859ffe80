import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { ordersApi } from '#features/sales/orders/contract.ts';
import { day, minute } from '#shared/dates.ts';
import { agreeAndPay, mother, orderAsMinor } from '#test/guardians.ts';
import { aPaidOrder, later, mailsTo, makeRefund, mine, owned, reason, refundsOf } from '#test/refunds.ts';
import { aCourse, orderIn } from '#test/school.ts';
import { describeOnEngines } from '#test/world.ts';
import { refundsApi, refundsPanelApi } from '../contract/refunds.ts';

describeOnEngines('a refund', (makeWorld) => {
  // spec: 43, 505
  it('is asked for in the cabinet, granted by staff, confirmed by the provider, and closes the course', async () => {
    const { world, student, officer, order } = await aPaidOrder(makeWorld);
    world.yookassa.setRefundOutcome('pending');
    expect((await mine(student)).orders).toMatchObject([
      { order_id: order, can_ask: true, suggestion: { amount: 12_500, lessons_total: 3, in_time: true } },
    ]);
    const asked = await student.call(refundsApi.ask, { order_id: order, wish: 'Не хватает времени' });
    expect(asked.body).toMatchObject({ can_ask: false, refunds: [{ state: 'requested' }] });
    expect((await student.call(refundsApi.ask, { order_id: order })).status).toBe(409);

    const before = await refundsOf(officer, order);
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
    expect((await refundsOf(officer, order)).refunds).toMatchObject([{ state: 'pending' }]);
    expect((await orderIn(world, order)).status, 'nothing is back yet').toBe('paid');
    expect(await owned(student)).toHaveLength(1);

    world.yookassa.settleRefund(world.yookassa.refunds()[0]!.id, 'succeeded');
    await world.yookassa.webhooksSettled();
    await world.runJobs();
    expect(await refundsOf(officer, order)).toMatchObject({
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
      expect.stringContaining('Курс ваш: «'),
      'Мы получили ваш запрос на возврат',
      'Возвращаем 12 500 ₽',
      'Деньги возвращены: 12 500 ₽',
    ]);
  });

  // spec: 505
  it('goes in parts, each with a receipt of its own, and never beyond what was paid', async () => {
    const { world, student, officer, order } = await aPaidOrder(makeWorld);
    await makeRefund(world, officer, order, { amount: 2_500.5, closes_access: false });
    expect(await orderIn(world, order)).toMatchObject({ status: 'partially_refunded' });
    expect(await owned(student)).toHaveLength(1);
    await makeRefund(world, officer, order, { amount: 4_000, closes_access: false });
    const tooMuch = await officer.call(refundsPanelApi.make, {
      ...{ id: order, version: (await refundsOf(officer, order)).version, reason, closes_access: true },
      amount: 5_999.51,
    });
    expect(tooMuch).toMatchObject({ status: 422, body: { code: 'refund_too_high' } });
    const list = (await officer.call(ordersApi.list, {})).body;
    expect(list.summary).toMatchObject({ revenue: 5_999.5, successful: 1 });
    expect((await student.call(signInApi.me, {})).body.total_paid).toBe(5_999.5);
    await makeRefund(world, officer, order, { amount: 5_999.5, closes_access: true });
    expect(await orderIn(world, order)).toMatchObject({ status: 'refunded' });
    expect((await student.call(signInApi.me, {})).body.total_paid).toBe(0);
    expect((await officer.call(ordersApi.list, {})).body.summary!.revenue).toBe(0);
    const receipts = world.yookassa.refunds().map(({ id }) => world.yookassa.receiptOf(id));
    expect(receipts).toHaveLength(3);
    expect(receipts[0]).toMatchObject({
      customer: { email: student.email },
      items: [{ amount: { value: '2500.50' }, payment_mode: 'full_payment', vat_code: 1, quantity: 1 }],
    });
    expect(world.yookassa.payments()[0]!.refunded_amount).toEqual({ value: '12500.00', currency: 'RUB' });
    const whole = await refundsOf(officer, order);
    expect(whole).toMatchObject({ left: 0, returned: 12_500 });
    const more = { id: order, version: whole.version, amount: 0.01, reason, closes_access: false };
    expect((await officer.call(refundsPanelApi.make, more)).status).toBe(422);
    expect((await student.call(refundsApi.ask, { order_id: order })).body.code).toBe('conflict');
  });

  // spec: 505
  it('is declined with a reason that the buyer reads', async () => {
    const { world, student, officer, order } = await aPaidOrder(makeWorld);
    await student.call(refundsApi.ask, { order_id: order });
    const { version, refunds } = await refundsOf(officer, order);
    const refusal = { id: refunds[0]!.id, version, reason: 'Курс пройден целиком' };
    expect((await officer.call(refundsPanelApi.decline, refusal)).body.refunds[0]!.state).toBe('declined');
    await world.runJobs();
    const mail = world.mail.messages().findLast(({ to }) => to.includes(student.email))!;
    expect([mail.subject, mail.text]).toEqual([
      'Решение по вашему запросу на возврат',
      expect.stringContaining('Причина: Курс пройден целиком'),
    ]);
    expect(mail.text).toMatch(/Покупка: .+\nСумма: 12\s500\s₽\nЗаказ: /);
    expect((await mine(student)).orders).toMatchObject([
      { can_ask: true, refunds: [{ state: 'declined', reason: 'Курс пройден целиком' }] },
    ]);
    expect((await officer.call(refundsPanelApi.decline, refusal)).status).toBe(409);
    expect((await orderIn(world, order)).status).toBe('paid');
  });

  // spec: 43, 485
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

  // spec: 723
  it('is seen by every role of the staff and made by those alone who may', async () => {
    const { world, order } = await aPaidOrder(makeWorld);
    for (const role of ['support', 'content_manager', 'manager', 'admin'] as const) {
      const person = await world.signedInAs(role);
      const { version } = await refundsOf(person, order);
      const all = { id: order, version, amount: 1, reason, closes_access: false };
      expect((await person.call(refundsPanelApi.make, all)).status, role).toBe(403);
    }
    const { handle } = world.app.database;
    expect((await sql`select id from refunds`.execute(handle)).rows).toEqual([]);
  });

  // spec: 723
  it('is written down: who decided what', async () => {
    const { world, student, officer, order } = await aPaidOrder(makeWorld);
    const asked = async () => {
      await student.call(refundsApi.ask, { order_id: order });
      const { version, refunds } = await refundsOf(officer, order);
      return { id: refunds.find(({ state }) => state === 'requested')!.id, version };
    };
    await officer.call(refundsPanelApi.decline, { ...(await asked()), reason: 'Курс пройден' });
    const sum = { amount: 100, reason, closes_access: false };
    await officer.call(refundsPanelApi.approve, { ...(await asked()), ...sum });
    await world.runJobs();
    await world.yookassa.webhooksSettled();
    await makeRefund(world, officer, order, { amount: 200, closes_access: false });
    const log = await sql<{ action: string; actor_email: string; after: string }>`
      select action, actor_email, after from audit_log
      where action like 'refund.%' order by created_at, id`.execute(world.app.database.handle);
    expect(log.rows.map((row) => [row.action, row.actor_email, JSON.parse(row.after)])).toEqual([
      ['refund.declined', officer.email, { reason: 'Курс пройден' }],
      ['refund.approved', officer.email, sum],
      ['refund.made', officer.email, { ...sum, amount: 200 }],
    ]);
  });

  // spec: 514
  it('goes back to the guardian who has paid, and so does its receipt', async () => {
    const world = await makeWorld();
    const student = await world.signedInAs('user', { email: 'anna@example.com' });
    const { token, order_id } = await orderAsMinor(world, student, await aCourse(world));
    await agreeAndPay(world, token);
    const officer = await world.signedInAs('financial');
    await makeRefund(world, officer, order_id, { amount: 100, closes_access: false });
    const [refund] = world.yookassa.refunds();
    expect(world.yookassa.receiptOf(refund!.id)).toMatchObject({
      customer: { email: mother, full_name: 'Мария Ёлкина' },
    });
  });
});
