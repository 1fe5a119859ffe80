import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { ordersApi } from '#features/sales/orders/contract.ts';
import { contextOf } from '#server/context.ts';
import { hour, minute } from '#shared/dates.ts';
import { aCourse, buy, orderIn, purchaseOf, startPurchase } from '#test/school.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { paymentsApi } from '../contract/payments.ts';
import { reconcilePayments } from './reconciliation.ts';

describeOnEngines('checkout', (makeWorld) => {
  // spec: 318, 396, 426
  it('a price that has changed is told and not charged', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const answer = await world.visitor().call(paymentsApi.create, purchaseOf(course, { amount: 12000 }));
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'price_changed', amount: 12500, course_id: course.id },
    });
    await expectNothingWritten(world);
  });

  // spec: 425, 426
  it('the course is found by id, type or name, and only if it is on sale and unambiguous', async () => {
    const world = await makeWorld();
    const optimum = await aCourse(world, { type: 'optimum' });
    await aCourse(world, { title: 'Двойник', position: 2 });
    await aCourse(world, { title: 'двойник ', position: 3 });
    const ask = async (changes: Parameters<typeof purchaseOf>[1]) => {
      const answer = await world.visitor().call(paymentsApi.create, purchaseOf(optimum, changes));
      return answer.body.code ?? answer.body.amount;
    };
    const description = 'Оплата';
    expect(await ask({ description })).toBe(12500);
    expect(await ask({ course_id: undefined, course_type: 'optimum', description })).toBe(12500);
    expect(await ask({ course_id: undefined })).toBe(12500);
    expect(await ask({ course_id: undefined, description: 'Payment: become a MODEL in 24 hours' })).toBe(
      12500,
    );
    expect(await ask({ course_id: undefined, description })).toBe('course_unknown');
    expect(await ask({ course_id: undefined, course_type: 'premium' })).toBe('course_unknown');
    expect(await ask({ course_id: randomUUID() })).toBe('course_unknown');
    expect(await ask({ course_id: undefined, description: 'Оплата курса: Двойник' })).toBe('course_unknown');
  });

  // spec: 425
  it("the specification's own payload is enough for a student", async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const student = await world.signedInAs('user');
    const { amount, currency, description } = purchaseOf(course);
    const answer = await student.call(paymentsApi.create, { amount, currency, description });
    expect(answer).toMatchObject({ status: 200, body: { amount: 12500 } });
  });

  // spec: 375
  it('the buyer’s name stands in mails: it carries no link and nothing that does not show', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    for (const [name, words] of [
      ['Приз: evil.com', 'Здесь не может быть ссылки или адреса сайта'],
      ['Мария\ue000авелК', 'Здесь есть невидимые символы. Наберите текст заново'],
      ['\u202e\u200d', 'Заполните это поле'],
    ] as const) {
      const answer = await world.visitor().call(paymentsApi.create, purchaseOf(course, { name }));
      expect(answer, name).toMatchObject({ status: 422, body: { fields: { name: words } } });
    }
    await expectNothingWritten(world);
  });

  // spec: 495
  it('a visitor gives an address, a name and both consents', async () => {
    const world = await makeWorld();
    const form = purchaseOf(await aCourse(world));
    const missing = [
      [{ email: undefined }, 'email_required', 'email'],
      [{ name: undefined }, 'invalid_input', 'name'],
      [{ privacy_consent: false }, 'consent_required', 'privacy_consent'],
      [{ offer_consent: undefined }, 'consent_required', 'offer_consent'],
    ] as const;
    for (const [change, code, field] of missing) {
      const answer = await world.visitor().call(paymentsApi.create, { ...form, ...change });
      expect(answer).toMatchObject({ status: 422, body: { code, fields: { [field]: expect.any(String) } } });
    }
    await expectNothingWritten(world);
  });

  // spec: 427
  it('a course that is owned is refused before any charge', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const student = await world.signedInAs('user', { email: 'vera@example.com' });
    await buy(world, student, course);
    const again = await student.call(paymentsApi.create, purchaseOf(course));
    expect(again).toMatchObject({ status: 409, body: { code: 'already_owned' } });
    const visitor = await world
      .visitor()
      .call(paymentsApi.create, purchaseOf(course, { email: 'VERA@example.com' }));
    expect(visitor).toMatchObject({ status: 409, body: { code: 'sign_in_to_buy' } });
    expect(world.yookassa.payments()).toHaveLength(1);
  });

  it('a request that was paid already is answered as it was', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const student = await world.signedInAs('user');
    const request_id = randomUUID();
    const first = await buy(world, student, course, { request_id });
    expect(await startPurchase(student, course, { request_id })).toEqual(first);
  });

  // spec: 443
  it('without a payment provider nobody can buy, and nothing is written', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const settings = world.app.config.yookassa;
    world.app.config.yookassa = null;
    const answer = await world.visitor().call(paymentsApi.create, purchaseOf(course));
    expect(answer).toMatchObject({ status: 502, body: { code: 'payment_provider_failed' } });
    world.app.config.yookassa = settings;
    await expectNothingWritten(world);
  });

  it('a refusal of the provider ends the order, and the same form can try again', async () => {
    const world = await makeWorld();
    const form = purchaseOf(await aCourse(world));
    const settings = world.app.config.yookassa!;
    world.app.config.yookassa = { ...settings, secretKey: 'wrong' };
    const refused = await world.visitor().call(paymentsApi.create, form);
    expect(refused).toMatchObject({ status: 502, body: { code: 'payment_provider_failed' } });
    expect(refused.body.detail).toMatch('Деньги не списаны');
    const order = await onlyOrder(world);
    expect(order.status).toBe('canceled');
    expect(order.payments).toMatchObject([{ status: 'failed', cancellation_reason: 'invalid_credentials' }]);
    world.app.config.yookassa = settings;
    expect((await world.visitor().call(paymentsApi.create, form)).status).toBe(200);
  });

  const troubles = [
    ['an error before the work', { failBeforeCommit: 1 }],
    ['an error after the work', { failAfterCommit: 1 }],
    ['a page instead of an answer', { htmlInsteadOfJson: 1 }],
    ['a cut connection', { cutConnection: 1 }],
    ['the old «still processing»', { legacyProcessing: 1 }],
  ] as const;

  it.each(troubles)('%s leaves the order open, and a repetition makes one payment', async (_title, fault) => {
    const world = await makeWorld();
    const form = purchaseOf(await aCourse(world));
    world.yookassa.setFaults({ ...fault, only: 'POST /v3/payments' });
    const answer = await world.visitor().call(paymentsApi.create, form);
    expect(answer).toMatchObject({ status: 502, body: { code: 'payment_provider_failed' } });
    expect(await onlyOrder(world)).toMatchObject({ status: 'new', payments: [{ status: 'new' }] });

    const again = await world.visitor().call(paymentsApi.create, form);
    expect(again.status).toBe(200);
    expect(world.yookassa.payments().map((payment) => payment.id)).toEqual([again.body.payment_id]);
    expect((await onlyOrder(world)).status).toBe('pending');
  });

  it('a link to anywhere but the provider is given to nobody', async () => {
    const world = await makeWorld();
    const form = purchaseOf(await aCourse(world));
    world.yookassa.setFaults({ failAfterCommit: 1, only: 'POST /v3/payments' });
    await world.visitor().call(paymentsApi.create, form);
    const [answer] = world.yookassa.ledger.answers.values();
    answer!.text = answer!.text.replace(
      /"confirmation_url":"[^"]+"/,
      '"confirmation_url":"https://yoomoney.ru.evil.example/"',
    );
    const forged = await world.visitor().call(paymentsApi.create, form);
    expect(forged).toMatchObject({ status: 502, body: { code: 'payment_provider_failed' } });
    expect(JSON.stringify(forged.body)).not.toContain('evil');
  });

  it('an unanswered request is repeated behind the scenes with the same key, for a day', async () => {
    const world = await makeWorld();
    world.yookassa.setFaults({ failAfterCommit: 1, only: 'POST /v3/payments' });
    const form = purchaseOf(await aCourse(world));
    await world.visitor().call(paymentsApi.create, form);
    world.passTime(2 * minute);
    await reconcile(world);
    expect(await onlyOrder(world)).toMatchObject({ status: 'pending' });
    expect(world.yookassa.payments()).toHaveLength(1);
  });

  it('after a day without an answer the order is given up, never sent again', async () => {
    const world = await makeWorld();
    world.yookassa.setFaults({ failBeforeCommit: 1, only: 'POST /v3/payments' });
    await world.visitor().call(paymentsApi.create, purchaseOf(await aCourse(world)));
    world.passTime(24 * hour);
    await reconcile(world);
    expect(await onlyOrder(world)).toMatchObject({ status: 'canceled', payments: [{ status: 'failed' }] });
    expect(world.yookassa.payments()).toEqual([]);
  });
});

async function reconcile(world: World): Promise<void> {
  await reconcilePayments(contextOf(world.app), new AbortController().signal);
}

async function onlyOrder(world: World) {
  const staff = await world.signedInAs('manager');
  const { orders } = (await staff.call(ordersApi.list, {})).body;
  expect(orders).toHaveLength(1);
  return orderIn(world, orders[0]!.id);
}

async function expectNothingWritten(world: World): Promise<void> {
  const staff = await world.signedInAs('manager');
  expect((await staff.call(ordersApi.list, {})).body.total).toBe(0);
  expect(world.yookassa.payments()).toEqual([]);
}
