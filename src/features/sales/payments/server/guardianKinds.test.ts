import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { plainWording } from '#features/accounts/consents/rules.ts';
import { consentsTexts } from '#features/accounts/consents/texts.ts';
import { guardiansApi } from '#features/accounts/guardians/contract.ts';
import { requestsPerDay } from '#features/accounts/guardians/rules.ts';
import { lookAfterQuestions } from '#features/accounts/guardians/server/jobs.ts';
import { privacyApi } from '#features/office/privacy/contract/privacy.ts';
import { ownOrdersApi } from '#features/sales/orders/contract/own.ts';
import { learningApi } from '#features/teaching/learning/contract.ts';
import { contextOf } from '#server/context.ts';
import { day } from '#shared/dates.ts';
import { agreeAndPay, consentWith, mother, orderAsMinor, tokenFor } from '#test/guardians.ts';
import { rows } from '#test/rows.ts';
import { aCourse, orderIn, purchaseOf, takeLessons } from '#test/school.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { paymentsApi } from '../contract/payments.ts';

describeOnEngines('a purchase by somebody under 18', (makeWorld) => {
  // spec: 390, 526
  it('asks nobody for money before an adult has agreed, however often it is sent', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const student = world.visitor();
    const minor = { under_18: true, guardian_email: mother };
    const input = purchaseOf(course, minor);
    const first = await student.call(paymentsApi.create, input);
    expect(first.body).toMatchObject({ guardian_asked: true, confirmation_url: '', payment_id: '' });
    const { under_18: _, ...withoutTick } = input;
    const again = await student.call(paymentsApi.create, withoutTick);
    expect(again.body).toMatchObject({ guardian_asked: true, order_id: first.body.order_id });
    await world.runJobs();
    expect(world.yookassa.payments()).toEqual([]);
    expect(await rows(world, 'select id from payments')).toEqual([]);
    const { body } = await student.call(paymentsApi.status, { order_secret: first.body.order_secret });
    expect(body).toMatchObject({ status: 'new', guardian: { state: 'waiting', email: mother } });
    const order = await orderIn(world, first.body.order_id);
    expect(order.guardian).toMatchObject({ state: 'waiting', email: mother, name: '' });
    expect(order.history.at(-1)?.reason).toBe('waits_for_guardian');
  });

  // spec: 526
  it('the adult sees the form, agrees, pays; the course is the student’s, the receipt the adult’s', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const student = await world.signedInAs('user', { email: 'anna@example.com' });
    const { token, order_id, order_secret } = await orderAsMinor(world, student, course);
    const [mail] = world.mail.messages();
    expect(mail).toMatchObject({ to: [mother], subject: 'Вера Ким просит вашего согласия' });
    const { body: page } = await world.visitor().call(guardiansApi.show, { token });
    expect(page).toMatchObject({
      state: 'waiting',
      child: { name: 'Вера Ким', email: student.email },
      documents: ['privacy', 'personal_data', 'offer'],
      payment: 'card',
      amount: course.priceKopecks / 100,
    });
    const payment = await agreeAndPay(world, token);
    expect(world.yookassa.receiptOf(payment.id)).toMatchObject({
      customer: { email: mother, full_name: 'Мария Ёлкина' },
    });
    // As after a payment with real money.
    await sql`update payments set has_receipt = 1`.execute(world.app.database.handle);
    const bought = await student.call(learningApi.purchased, {});
    expect(bought.body.courses.map(({ id }) => id)).toEqual([course.id]);
    const { body } = await student.call(paymentsApi.status, { order_secret });
    expect(body).toMatchObject({ status: 'paid', receipt: 'sentToGuardian', email: student.email });
    expect((await orderIn(world, order_id)).guardian).toMatchObject({
      state: 'consented',
      name: 'Мария Ёлкина',
    });
    expect((await world.visitor().call(guardiansApi.show, { token })).body.payment).toBe('paid');
  });

  it('a course that cannot be delivered any more is agreed to and paid by nobody', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const student = await world.signedInAs('user', { email: 'anna@example.com' });
    const { token } = await orderAsMinor(world, student, course);
    await takeLessons(world, course);
    const guardian = world.visitor();
    expect((await guardian.call(guardiansApi.show, { token })).body.payment).toBeNull();
    expect((await guardian.call(guardiansApi.consent, consentWith(token))).status).toBe(409);
    expect(await rows(world, 'select id from payments')).toEqual([]);
  });

  // spec: 526
  it('the ledger says which words the adult agreed to, and whose consent it is', async () => {
    const world = await makeWorld();
    const student = await world.signedInAs('user', { email: 'anna@example.com' });
    const { token } = await orderAsMinor(world, student, await aCourse(world));
    const half = await world
      .visitor()
      .call(guardiansApi.consent, consentWith(token, { data_consent: false }));
    expect([half.status, half.body.code, half.body.fields]).toEqual([
      422,
      'consent_required',
      { data_consent: expect.any(String) },
    ]);
    await world.visitor().call(guardiansApi.consent, consentWith(token));
    const { consents } = (await student.call(privacyApi.show, {})).body;
    const wordings = consentsTexts.consents.ru.wordings.guardian;
    const given = consents.filter(({ place }) => place === 'guardian');
    expect(given.map(({ document }) => document).sort()).toEqual(['offer', 'personal_data', 'privacy']);
    for (const { document, wording, given_by_name } of given)
      expect([wording, given_by_name]).toEqual([plainWording(wordings[document as 'offer']), 'Мария Ёлкина']);
    const ledger = await rows<{ given_by_email: string }>(
      world,
      `select given_by_email from consents where place = 'guardian'`,
    );
    expect(new Set(ledger.map(({ given_by_email }) => given_by_email))).toEqual(new Set([mother]));
  });

  // spec: 526
  it('needs the address of somebody else, and a tick left out later changes nothing', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const student = await world.signedInAs('user', { email: 'anna@example.com' });
    for (const guardian_email of [undefined, 'Anna@example.com', 'anna+mama@example.com']) {
      const input = purchaseOf(course, { under_18: true, ...(guardian_email && { guardian_email }) });
      const answer = await student.call(paymentsApi.create, input);
      expect([answer.status, answer.body.code]).toEqual([422, 'guardian_required']);
      expect(Object.keys(answer.body.fields ?? {})).toEqual(['guardian_email']);
    }
    await orderAsMinor(world, student, course);
    const bold = await student.call(paymentsApi.create, purchaseOf(course));
    expect([bold.status, bold.body.code]).toEqual([422, 'guardian_required']);
    expect(world.yookassa.payments()).toEqual([]);
    const adult = await world.signedInAs('user');
    expect((await adult.call(paymentsApi.create, purchaseOf(course))).body.guardian_asked).toBe(false);
  });

  // spec: 527
  it('ends when the adult refuses: the student is told, and the link does nothing more', async () => {
    const world = await makeWorld();
    const { token, order_secret } = await orderAsMinor(world, world.visitor(), await aCourse(world));
    world.mail.clear();
    const { body } = await world.visitor().call(guardiansApi.decline, { token });
    expect(body).toMatchObject({ state: 'declined', child: null, fields: [] });
    await world.runJobs();
    expect(world.mail.messages()).toMatchObject([{ to: ['lena@example.com'], subject: 'Родитель отказал' }]);
    const late = await world.visitor().call(guardiansApi.consent, consentWith(token));
    expect(late.status).toBe(409);
    expect((await world.visitor().call(guardiansApi.pay, { token })).status).toBe(409);
    const { body: order } = await world.visitor().call(paymentsApi.status, { order_secret });
    expect(order).toMatchObject({ status: 'canceled', guardian: { state: 'declined' } });
  });

  // spec: 526
  it('is reminded of once, and given up after a week', async () => {
    const world = await makeWorld();
    const { token, order_secret } = await orderAsMinor(world, world.visitor(), await aCourse(world));
    world.mail.clear();
    for (let days = 0; days < 4; days += 1) await later(world, 1);
    expect(world.mail.messages().map(({ subject }) => subject)).toEqual([
      'Напоминание: Елена Ёлкина просит вашего согласия',
    ]);
    const second = tokenFor(world, mother);
    for (const each of [token, second])
      expect((await world.visitor().call(guardiansApi.show, { token: each })).body.state).toBe('waiting');
    await later(world, 4);
    expect(world.mail.messages().at(-1)).toMatchObject({
      to: ['lena@example.com'],
      subject: 'Родитель не ответил',
    });
    const { body } = await world.visitor().call(paymentsApi.status, { order_secret });
    expect(body).toMatchObject({ status: 'expired', guardian: { state: 'expired' } });
    expect((await world.visitor().call(guardiansApi.consent, consentWith(second))).status).toBe(409);
  });

  // spec: 526
  it('nothing opens by a link that was never sent, nor by the student’s own secrets', async () => {
    const world = await makeWorld();
    const order = await orderAsMinor(world, world.visitor(), await aCourse(world));
    const forged = [order.order_secret, order.order_key, order.order_id, `${order.token.slice(1)}A`, 'x'];
    for (const token of forged) {
      const { show, consent, decline, pay } = guardiansApi;
      const calls = [
        world.visitor().call(show, { token }),
        world.visitor().call(consent, consentWith(token)),
        world.visitor().call(decline, { token }),
        world.visitor().call(pay, { token }),
      ];
      for (const { status } of await Promise.all(calls)) expect(status).toBe(410);
    }
    expect((await world.visitor().call(guardiansApi.pay, { token: order.token })).status).toBe(409);
    expect(world.yookassa.payments()).toEqual([]);
  });

  // spec: 527
  it('of answers at the same moment one counts, and repeated ones change nothing', async () => {
    const world = await makeWorld();
    const { token } = await orderAsMinor(world, world.visitor(), await aCourse(world));
    const answers = await Promise.all([
      world.visitor().call(guardiansApi.consent, consentWith(token)),
      world.visitor().call(guardiansApi.consent, consentWith(token)),
      world.visitor().call(guardiansApi.decline, { token }),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const { state } = (await world.visitor().call(guardiansApi.show, { token })).body;
    const ledger = await rows(world, `select id from consents where place = 'guardian'`);
    const payments = await rows(world, 'select id from payments');
    expect([ledger.length, payments.length]).toEqual(state === 'consented' ? [3, 1] : [0, 0]);
    await world.visitor().call(guardiansApi.consent, consentWith(token));
    expect(await rows(world, `select id from consents where place = 'guardian'`)).toEqual(ledger);
  });

  // spec: 527
  it('a declined card can be tried again by the adult, at the price agreed to', async () => {
    const world = await makeWorld();
    const student = await world.signedInAs('user', { email: 'anna@example.com' });
    const { token, order_id, order_secret } = await orderAsMinor(world, student, await aCourse(world));
    await world.visitor().call(guardiansApi.consent, consentWith(token));
    await world.visitor().call(guardiansApi.pay, { token });
    const [declined] = world.yookassa.payments();
    world.yookassa.pay(declined!.id, { reason: 'insufficient_funds' });
    await world.yookassa.webhooksSettled();
    expect((await orderIn(world, order_id)).status).toBe('canceled');
    expect((await world.visitor().call(guardiansApi.show, { token })).body.payment).toBe('card');
    const payment = await agreeAndPay(world, token);
    expect([payment.id === declined!.id, payment.amount]).toEqual([false, declined!.amount]);
    const { body } = await student.call(paymentsApi.status, { order_secret });
    expect(body.status).toBe('paid');
  });

  // spec: 527
  it('the student may give it up; then neither link nor payment page works', async () => {
    const world = await makeWorld();
    const student = await world.signedInAs('user', { email: 'anna@example.com' });
    const { token, order_id } = await orderAsMinor(world, student, await aCourse(world));
    const [shown] = (await student.call(ownOrdersApi.list, {})).body.orders;
    expect(shown).toMatchObject({ pay_url: null, guardian: { state: 'waiting', email: mother } });
    await world.visitor().call(guardiansApi.consent, consentWith(token));
    expect((await student.call(ownOrdersApi.list, {})).body.orders[0]?.pay_url).toBeNull();
    await student.call(ownOrdersApi.cancel, { id: order_id });
    expect((await world.visitor().call(guardiansApi.show, { token })).body.state).toBe('withdrawn');
    expect((await world.visitor().call(guardiansApi.pay, { token })).status).toBe(409);
  });

  it('one mailbox is asked a few times a day, by all together', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const statuses: number[] = [];
    for (let time = 0; time <= requestsPerDay; time += 1) {
      const asked = { under_18: true, guardian_email: mother, email: `pupil${time}@example.com` };
      const { status } = await world.visitor().call(paymentsApi.create, purchaseOf(course, asked));
      statuses.push(status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(requestsPerDay);
    expect(statuses.at(-1)).toBe(429);
    expect(await rows(world, 'select id from orders')).toHaveLength(requestsPerDay);
  });
});

async function later(world: World, days: number): Promise<void> {
  world.passTime(days * day);
  await lookAfterQuestions(contextOf(world.app), new AbortController().signal);
  await world.runJobs();
}
