import { expect, it } from 'vitest';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { learningApi } from '#features/teaching/learning/contract.ts';
import { hour } from '#shared/dates.ts';
import { aCourse, buy, orderIn, purchaseOf, startPurchase } from '#test/school.ts';
import { describeOnEngines } from '#test/world.ts';
import { paymentsApi } from '../contract/payments.ts';

describeOnEngines('buying a course by card', (makeWorld) => {
  // spec: 324, 350, 502
  it('a student buys a course and owns it', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const student = await world.signedInAs('user', { email: 'vera@example.com' });

    const purchase = await startPurchase(student, course, { email: 'other@example.com', name: 'Не она' });
    expect(purchase).toMatchObject({ amount: 12500 });
    expect(purchase.confirmation_url).toMatch(`${world.yookassa.url}/checkout`);
    expect(await orderIn(world, purchase.order_id)).toMatchObject({
      status: 'pending',
      email: 'vera@example.com',
      name: 'Вера Ким',
      user_id: student.id,
    });
    expect((await student.call(learningApi.purchased, {})).body.courses).toEqual([]);

    world.yookassa.pay(purchase.payment_id);
    await world.yookassa.webhooksSettled();
    const order = await orderIn(world, purchase.order_id);
    expect(order.status).toBe('paid');
    expect(order.history.map(({ from, to }) => [from, to])).toEqual([
      [null, 'new'],
      ['new', 'pending'],
      ['pending', 'paid'],
    ]);
    expect((await student.call(learningApi.purchased, {})).body.courses).toMatchObject([
      { id: course.id, status: 'Активен', progress: 0, price: 12500 },
    ]);
    expect((await student.call(signInApi.me, {})).body).toMatchObject({
      has_course_access: true,
      total_paid: 12500,
    });
  });

  // spec: 45, 539
  it('the provider is asked for the right payment, with a receipt', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const purchase = await startPurchase(world.visitor('en'), course);
    const [payment] = world.yookassa.payments();
    expect(payment).toMatchObject({
      id: purchase.payment_id,
      amount: { value: '12500.00', currency: 'RUB' },
      description: 'Заказ Z-10001. Оплата курса: Стань моделью за 24 часа',
      metadata: { order_id: purchase.order_id },
      confirmation: { return_url: `${world.app.config.appUrl}/payment/return?order=${purchase.order_key}` },
    });
    expect(world.yookassa.receiptOf(purchase.payment_id)).toMatchObject({
      customer: { email: 'lena@example.com', phone: '79005553535', full_name: 'Елена Ёлкина' },
      tax_system_code: 2,
      items: [
        {
          description: 'Стань моделью за 24 часа',
          quantity: 1,
          amount: { value: '12500.00', currency: 'RUB' },
          vat_code: 1,
          payment_subject: 'service',
          payment_mode: 'full_payment',
          measure: 'piece',
        },
      ],
    });
  });

  // spec: 30
  it('a visitor buys, gets an account by mail and chooses a password', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const purchase = await buy(world, world.visitor('en'), course);
    const status = await world
      .visitor('en')
      .call(paymentsApi.status, { order_secret: purchase.order_secret });
    expect(status.body).toEqual({
      number: expect.stringMatching(/^Z-\d{5}$/),
      status: 'paid',
      standing: 'paid',
      course_title: 'Become a model in 24 hours',
      amount: 12500,
      email: 'lena@example.com',
      mail_sent: true,
      account_created: true,
      account_openable: true,
      email_correctable: true,
      paid_late: false,
      is_held: false,
      decline: null,
      returned: 0,
      has_course: true,
      refund_due: null,
      guardian: null,
      receipt: null,
      opens_on: null,
    });

    const [mail] = world.mail.messages();
    expect(mail).toMatchObject({
      to: ['lena@example.com'],
      subject: expect.stringContaining('The course is yours: “'),
    });
    const token = /set-password\?token=([\w-]+)/.exec(mail!.text)?.[1] ?? '';
    const password = 'a password of mine';
    expect((await world.visitor().call(signInApi.setPassword, { token, password })).status).toBe(200);
    const login = await world.visitor().call(signInApi.login, { email: 'lena@example.com', password });
    expect(login.body.user).toMatchObject({
      has_course_access: true,
      total_paid: 12500,
      phone: '+79005553535',
    });
  });

  it('says that the mail has gone once a server has taken it, to the address that the order has', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    world.mail.setFailing(true);
    const { order_secret } = await buy(world, world.visitor(), course);
    const isSent = async () =>
      (await world.visitor().call(paymentsApi.status, { order_secret })).body.mail_sent;
    expect(await isSent()).toBe(false);
    world.mail.setFailing(false);
    world.passTime(hour);
    await world.runJobs();
    expect(await isSent()).toBe(true);
    world.mail.setFailing(true);
    const email = 'elena@example.com';
    const corrected = await world.visitor().call(paymentsApi.correctEmail, { order_secret, email });
    expect(corrected.body).toMatchObject({ email, mail_sent: false });
    world.mail.setFailing(false);
    world.passTime(hour);
    await world.runJobs();
    expect(await isSent()).toBe(true);
  });

  // spec: 497
  it('a purchase with a known address adds the course to its account and signs nobody in', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const owner = await world.signedInAs('user', { email: 'lena@example.com' });
    const purchase = await buy(world, world.visitor(), course);
    expect(purchase).not.toHaveProperty('access_token');
    expect((await owner.call(learningApi.purchased, {})).body.courses).toHaveLength(1);
    const status = await world.visitor().call(paymentsApi.status, { order_secret: purchase.order_secret });
    expect(status.body.account_created).toBe(false);
    const [mail] = world.mail.messages();
    expect(mail).toMatchObject({ to: ['lena@example.com'], subject: expect.stringContaining('Курс ваш: «') });
    expect(mail!.text).not.toContain('set-password');
    expect(mail!.text).toMatch(/Покупка: .+\nСумма: 12\s500\s₽\nЗаказ: Z-\d+/);
    expect(mail!.html).toMatch(/<table.+12\s500\s₽.+Z-\d+/);
    // The school's name stands above the title.
    expect(mail!.html!.indexOf('Подиум')).toBeLessThan(mail!.html!.indexOf('<h1'));
    expect(mail!.html).toContain('prefers-color-scheme:dark');
  });

  it('a declined card ends the order, and the same form starts a new one', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const form = purchaseOf(course);
    const first = (await world.visitor().call(paymentsApi.create, form)).body;
    world.yookassa.pay(first.payment_id, { reason: 'insufficient_funds' });
    await world.yookassa.webhooksSettled();
    const declined = await world.visitor().call(paymentsApi.status, { order_secret: first.order_secret });
    expect(declined.body.status).toBe('canceled');
    expect((await orderIn(world, first.order_id)).payments).toMatchObject([
      { status: 'canceled', cancellation_reason: 'insufficient_funds' },
    ]);

    const second = (await world.visitor().call(paymentsApi.create, form)).body;
    expect(second.order_id).not.toBe(first.order_id);
    world.yookassa.pay(second.payment_id);
    await world.yookassa.webhooksSettled();
    const paid = await world.visitor().call(paymentsApi.status, { order_secret: second.order_secret });
    expect(paid.body.status).toBe('paid');
  });

  it('an order that nobody pays expires', async () => {
    const world = await makeWorld();
    const purchase = await startPurchase(world.visitor(), await aCourse(world));
    world.yookassa.pay(purchase.payment_id, { reason: 'expired_on_confirmation' });
    await world.yookassa.webhooksSettled();
    expect((await orderIn(world, purchase.order_id)).status).toBe('expired');
  });

  it('a repeated request pays once: ten presses make one order, one payment, one answer', async () => {
    const world = await makeWorld();
    const form = purchaseOf(await aCourse(world));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => world.visitor().call(paymentsApi.create, form)),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(world.yookassa.payments()).toHaveLength(1);
  });

  it("a request id opens nobody else's order", async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const mine = await startPurchase(world.visitor(), course, {
      request_id: '11111111-1111-4111-8111-111111111111',
    });
    const theirs = await startPurchase(world.visitor(), course, {
      request_id: '11111111-1111-4111-8111-111111111111',
      email: 'eve@example.com',
    });
    expect(theirs.order_id).not.toBe(mine.order_id);
    expect(theirs.order_secret).not.toBe(mine.order_secret);
  });

  it('the state of an order is told only for its secret', async () => {
    const world = await makeWorld();
    const purchase = await startPurchase(world.visitor(), await aCourse(world));
    for (const order_secret of [purchase.order_id, purchase.payment_id, 'x']) {
      const answer = await world.visitor().call(paymentsApi.status, { order_secret });
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
  });
});
