import { expect, it } from 'vitest';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { paymentsApi } from '#features/sales/payments/contract/payments.ts';
import { refundsPanelApi } from '#features/sales/refunds/contract/refunds.ts';
import { learningApi } from '#features/teaching/learning/contract.ts';
import { day, hour, minute } from '#shared/dates.ts';
import { apply, atBank, instalmentFor, lookAfter } from '#test/instalments.ts';
import { mailsTo, makeRefund, refundsOf } from '#test/refunds.ts';
import { rows } from '#test/rows.ts';
import { aCourse, orderIn } from '#test/school.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { instalmentsApi } from '../contract/instalments.ts';

describeOnEngines('an application for instalments', (makeWorld) => {
  // spec: 360, 428
  it('is sent to the bank with real contacts, the price and the code of its months', async () => {
    const world = await makeWorld();
    const course = await aCourse(world, { priceKopecks: 12_000_00, type: 'optimum' });
    const { course_id: _, ...specified } = instalmentFor(course);
    const answer = await world.visitor().call(instalmentsApi.create, specified);
    expect(answer).toMatchObject({
      status: 200,
      body: { state: 'sent', months: 6, monthly: 2000, last: 2000, amount: 12_000, course_id: course.id },
    });
    const [asked] = world.tbank.applications();
    expect(asked).toMatchObject({
      sumKopecks: 12_000_00,
      months: 6,
      promoCode: 'installment_0_0_6_6',
      items: [{ name: course.title, quantity: 1, price: 12_000 }],
      contact: {
        firstName: 'Елена',
        lastName: 'Ёлкина',
        mobilePhone: '9005553535',
        email: 'lena@example.com',
      },
      webhookUrl: `${world.app.config.appUrl}/api/installments/tbank/webhook`,
    });
    expect(answer.body.link).toMatch(/\/form\/\w+\?months=6$/);
  });

  // spec: 360
  it('by voice opens the form with voice=y; six months are chosen unless others are', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const { installment_months: _, ...rest } = instalmentFor(course, { application_type: 'voice' });
    const { body } = await world.visitor().call(instalmentsApi.create, rest);
    expect(body).toMatchObject({ months: 6, type: 'voice' });
    expect(new URL(body.link!).search).toBe('?months=6&voice=y');
  });

  // spec: 31
  it('approved and signed is paid: the course opens in a new account, once, and the bank is told', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const instalment = await apply(world, world.visitor(), course);
    await atBank(world, instalment.id, 'fill', 'approve');
    expect(await stateOf(world, instalment)).toBe('approved');
    expect((await orderIn(world, instalment.orderId)).status).toBe('pending');
    await atBank(world, instalment.id, 'sign');
    await lookAfter(world, minute);
    expect(await orderIn(world, instalment.orderId)).toMatchObject({
      status: 'paid',
      payments: [{ provider: 'tbank', status: 'succeeded', amount: 12_500 }],
    });
    expect(world.tbank.application(instalment.id).isCommitted).toBe(true);
    expect(await enrolments(world)).toHaveLength(1);
    expect(subjects(world)).toEqual([
      expect.stringContaining('Заявка на рассрочку принята'),
      'Рассрочка одобрена: осталось подписать договор',
      expect.stringContaining('Курс ваш: «'),
    ]);
    const order = await world.visitor().call(paymentsApi.status, { order_secret: instalment.order_secret! });
    expect(order.body).toMatchObject({ status: 'paid', account_created: true });
  });

  it('refused by one bank is not over: another approves', async () => {
    const world = await makeWorld();
    const student = await world.signedInAs('user');
    const instalment = await apply(world, student, await aCourse(world));
    await atBank(world, instalment.id, 'refuse');
    expect(await stateOf(world, instalment)).toBe('rejected');
    expect((await orderIn(world, instalment.orderId)).status).toBe('pending');
    await atBank(world, instalment.id, 'approve');
    expect(world.tbank.application(instalment.id).chosenBank).toBe('Банк Б');
    await atBank(world, instalment.id, 'sign');
    expect((await student.call(learningApi.purchased, {})).body.courses).toHaveLength(1);
    expect((await student.call(signInApi.me, {})).body.total_paid).toBe(12_500);
  });

  it('refused by all is closed: nothing is owed, the applicant is told and can apply again', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const instalment = await apply(world, world.visitor(), course);
    await atBank(world, instalment.id, 'refuse_all');
    expect(await stateOf(world, instalment)).toBe('canceled');
    expect((await orderIn(world, instalment.orderId)).status).toBe('canceled');
    expect(subjects(world).at(-1)).toContain('Рассрочка не оформлена');
    const again = await apply(world, world.visitor(), course);
    expect(again.number).not.toBe(instalment.number);
  });

  it('in the cooling-off period the course is open, and the bank is told only afterwards', async () => {
    const world = await makeWorld();
    const student = await world.signedInAs('user');
    const instalment = await apply(world, student, await aCourse(world));
    await atBank(world, instalment.id, 'approve', 'sign_cooling');
    expect((await student.call(learningApi.purchased, {})).body.courses).toHaveLength(1);
    await lookAfter(world, 2 * hour);
    expect(world.tbank.application(instalment.id).isCommitted).toBe(false);
    expect(await history(world, instalment.id), 'nobody asks before').not.toContain('cooling_off');
    world.tbank.passTime(4 * hour);
    await lookAfter(world, 4 * hour);
    expect(world.tbank.application(instalment.id).isCommitted).toBe(true);
    expect(await history(world, instalment.id)).toContain('committed');
  });

  it('withdrawn after signing closes the course again: no money comes for it', async () => {
    const world = await makeWorld();
    const student = await world.signedInAs('user');
    const instalment = await apply(world, student, await aCourse(world));
    await atBank(world, instalment.id, 'approve', 'sign_cooling');
    await atBank(world, instalment.id, 'cancel');
    expect(await stateOf(world, instalment)).toBe('revoked');
    expect((await student.call(learningApi.purchased, {})).body.courses).toEqual([]);
    expect((await student.call(signInApi.me, {})).body.total_paid).toBe(0);
    expect((await orderIn(world, instalment.orderId)).status).toBe('refunded');
  });

  it('withdrawn after a part was sent back by hand takes only the rest from what was paid', async () => {
    const world = await makeWorld();
    const student = await world.signedInAs('user');
    const instalment = await apply(world, student, await aCourse(world));
    await atBank(world, instalment.id, 'approve', 'sign_cooling');
    const officer = await world.signedInAs('financial');
    await makeRefund(world, officer, instalment.orderId, { amount: 1000, closes_access: false });
    const { version, refunds } = await refundsOf(officer, instalment.orderId);
    const sent = await officer.call(refundsPanelApi.sent, { id: refunds[0]!.id, version });
    expect(sent.body).toMatchObject({ returned: 1000 });
    await atBank(world, instalment.id, 'cancel');
    expect((await student.call(signInApi.me, {})).body.total_paid).toBe(0);
    expect((await orderIn(world, instalment.orderId)).status).toBe('refunded');
  });

  // spec: 510
  it('withdrawn while a refund by hand waits to be sent ends it: nothing is set aside, nothing can be sent', async () => {
    const world = await makeWorld();
    const student = await world.signedInAs('user');
    const instalment = await apply(world, student, await aCourse(world));
    await atBank(world, instalment.id, 'approve', 'sign_cooling');
    const officer = await world.signedInAs('financial');
    for (const amount of [1000, 500])
      await makeRefund(world, officer, instalment.orderId, { amount, closes_access: false });
    const approved = await refundsOf(officer, instalment.orderId);
    await atBank(world, instalment.id, 'cancel');
    const { version, refunds, under_way } = await refundsOf(officer, instalment.orderId);
    expect([under_way, ...refunds.map(({ state }) => state)]).toEqual([0, 'declined', 'declined']);
    expect(refunds[0]!.reason).toContain('Договор рассрочки отменён');
    for (const known of [approved.version, version]) {
      const sent = await officer.call(refundsPanelApi.sent, { id: refunds[0]!.id, version: known });
      expect(sent.status).toBe(409);
    }
    const { status, history } = await orderIn(world, instalment.orderId);
    expect(status).toBe('refunded');
    expect(history.filter(({ reason }) => reason === 'refund_needless')).toHaveLength(2);
    expect(mailsTo(world, student)).toContain('Возвращать деньги не понадобится');
    expect((await student.call(signInApi.me, {})).body.total_paid).toBe(0);
  });

  it('signed after the order was given up still buys the course', async () => {
    const world = await makeWorld();
    const student = await world.signedInAs('user');
    const instalment = await apply(world, student, await aCourse(world));
    await atBank(world, instalment.id, 'approve');
    world.tbank.loseWebhooks(true);
    await rows(world, `update orders set status = 'expired' where id = '${instalment.orderId}'`);
    world.tbank.take(instalment.id, 'sign');
    await lookAfter(world, hour);
    expect(await orderIn(world, instalment.orderId)).toMatchObject({ status: 'paid' });
    expect((await student.call(learningApi.purchased, {})).body.courses).toHaveLength(1);
  });

  it('that leads to nothing within a week is withdrawn at the bank, then expires with its order', async () => {
    const world = await makeWorld();
    const instalment = await apply(world, world.visitor(), await aCourse(world));
    await atBank(world, instalment.id, 'fill');
    world.tbank.loseWebhooks(true);
    await lookAfter(world, 7 * day + minute);
    expect(world.tbank.application(instalment.id).status).toBe('canceled');
    expect(await stateOf(world, instalment)).toBe('expired');
    expect((await orderIn(world, instalment.orderId)).status).toBe('expired');
  });

  it('whose order is closed is withdrawn at the bank', async () => {
    const world = await makeWorld();
    const instalment = await apply(world, world.visitor(), await aCourse(world));
    await rows(world, `update orders set status = 'canceled' where id = '${instalment.orderId}'`);
    await lookAfter(world, 2 * minute);
    expect(world.tbank.application(instalment.id).status).toBe('canceled');
    expect(await stateOf(world, instalment)).toBe('canceled');
  });
});

async function stateOf(world: World, { payment_reference }: { payment_reference: string }) {
  return (await world.visitor().call(instalmentsApi.status, { payment_reference })).body.state;
}

async function history(world: World, id: string): Promise<string[]> {
  const found = await rows<{ reason: string }>(
    world,
    `select reason from instalment_history where instalment_id = '${id}' order by position`,
  );
  return found.map(({ reason }) => reason);
}

function enrolments(world: World) {
  return rows(world, 'select id from enrolments where ended_at is null');
}

function subjects(world: World): string[] {
  return world.mail
    .messages()
    .toSorted((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime())
    .map(({ subject }) => subject);
}
