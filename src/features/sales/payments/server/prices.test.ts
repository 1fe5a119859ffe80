import { expect, it } from 'vitest';
import { ordersApi } from '#features/sales/orders/contract.ts';
import { hour } from '#shared/dates.ts';
import { passTimeOfSchool } from '#test/days.ts';
import {
  aCourse,
  aPromotion,
  askedOf,
  buy,
  orderIn,
  purchaseOf,
  type SoldCourse,
  startPurchase,
} from '#test/school.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { paymentsApi } from '../contract/payments.ts';

describeOnEngines('what a buyer is charged', (makeWorld) => {
  it('is the price of the promotion, with a receipt of that amount, and the order keeps why', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    await aPromotion(world, course);
    const purchase = await startPurchase(world.visitor(), course, { amount: 12000 });
    expect(purchase.amount).toBe(12000);
    expect(askedOf(world)).toEqual(['12000.00 RUB']);
    expect(world.yookassa.receiptOf(purchase.payment_id)).toMatchObject({
      items: [{ amount: { value: '12000.00', currency: 'RUB' }, quantity: 1 }],
    });
    expect(await orderIn(world, purchase.order_id)).toMatchObject({
      amount: 12000,
      regular_price: 24000,
      saving: 12000,
      price_reason: 'promotion',
    });
    world.yookassa.pay(purchase.payment_id);
    await world.yookassa.webhooksSettled();
    expect(await orderIn(world, purchase.order_id)).toMatchObject({ status: 'paid', amount: 12000 });
  });

  // spec: 487
  it('is 30 % less for a student who has paid for another course', async () => {
    const world = await makeWorld();
    const { basic, optimum } = await twoCourses(world);
    const student = await world.signedInAs('user', { email: 'vera@example.com' });
    await buy(world, student, basic);
    const purchase = await startPurchase(student, optimum, { amount: 8750 });
    expect(askedOf(world)).toEqual(['4000.00 RUB', '8750.00 RUB']);
    expect(world.yookassa.receiptOf(purchase.payment_id)).toMatchObject({
      items: [{ amount: { value: '8750.00' } }],
    });
    expect(await orderIn(world, purchase.order_id)).toMatchObject({
      amount: 8750,
      regular_price: 12500,
      saving: 3750,
      price_reason: 'second_course',
    });
    // Without signing in, the same address pays the public price.
    const visitor = purchaseOf(optimum, { amount: 8750, email: 'vera@example.com' });
    expect(await refusal(world.visitor(), visitor)).toEqual([409, 12500, 'list']);
  });

  // spec: 488
  it('is told with its reason where the form shows another price', async () => {
    const world = await makeWorld();
    const { basic, optimum } = await twoCourses(world);
    const student = await world.signedInAs('user');
    await buy(world, student, basic);
    await aPromotion(world, optimum);
    const answer = await world.visitor('en').call(paymentsApi.create, purchaseOf(optimum));
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'price_changed',
        amount: 12000,
        course_id: optimum.id,
        price: { price: 12000, list_price: 12500, regular_price: 24000, price_reason: 'promotion' },
      },
    });
    expect(answer.body.detail).toBe('The price of the course has changed: it is now 12,000 ₽ (promotion)');
    expect(await refusal(student, purchaseOf(optimum))).toEqual([409, 8750, 'second_course']);
    world.passTime(hour);
    expect(await refusal(world.visitor(), purchaseOf(optimum, { amount: 12000 }))).toEqual([
      409,
      12500,
      'list',
    ]);
    expect(askedOf(world)).toEqual(['4000.00 RUB']);
  });

  it('stays what was agreed to: the promotion may end before the buyer has paid', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    await aPromotion(world, course);
    const form = purchaseOf(course, { amount: 12000 });
    const purchase = (await world.visitor().call(paymentsApi.create, form)).body;
    passTimeOfSchool(world, hour);
    expect((await world.visitor().call(paymentsApi.create, form)).body).toEqual(purchase);
    world.yookassa.pay(purchase.payment_id);
    await world.yookassa.webhooksSettled();
    expect(await orderIn(world, purchase.order_id)).toMatchObject({
      status: 'paid',
      amount: 12000,
      price_reason: 'promotion',
    });
  });

  it('depends on the course that the description names, in any of the three languages', async () => {
    const world = await makeWorld();
    await aCourse(world, { title: 'Первый шаг', priceKopecks: 4_000_00, position: 2 });
    const course = await aCourse(world, {
      title: { ru: 'Стань моделью за 24 часа', en: 'Become a model in 24 hours', zh: '24 小时成为模特' },
    });
    const names = [
      'Оплата курса: Стань моделью за 24 часа',
      'Оплата курса: Become a model in 24 hours',
      'Оплата курса: 24 小时成为模特',
      'Payment for the course: become a MODEL in 24 hours',
      '24 小时成为模特',
    ];
    for (const description of names) {
      const { body } = await world
        .visitor()
        .call(paymentsApi.create, purchaseOf(course, { course_id: undefined, description }));
      expect(body, description).toMatchObject({ amount: 12500 });
    }
    // A name shared with a second course, if only in another language, identifies none.
    await aCourse(world, { title: 'Become a model in 24 hours', position: 3 });
    const ambiguous = { course_id: undefined, description: names[1]! };
    const answer = await world.visitor().call(paymentsApi.create, purchaseOf(course, ambiguous));
    expect(answer).toMatchObject({ status: 422, body: { code: 'course_unknown' } });
    expect(askedOf(world)).toEqual(names.map(() => '12500.00 RUB'));
  });

  it('is charged once, however often one form is sent at once', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    await aPromotion(world, course);
    const student = await world.signedInAs('user');
    const form = purchaseOf(course, { amount: 12000 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => student.call(paymentsApi.create, form)),
    );
    const given = answers.filter(({ status }) => status === 200).map(({ body }) => body.payment_id);
    expect(given.length).toBeGreaterThan(0);
    expect(new Set(given).size).toBe(1);
    expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code)).toEqual([]);
    expect(askedOf(world)).toEqual(['12000.00 RUB']);
    expect(await orderCount(world)).toBe(1);
  });

  /**
   * The discount depends on paid courses the buyer owns at the moment the order is placed. Open orders don't
   * count: of two first courses bought at once neither is the second.
   */
  it('of two first courses bought at once neither is discounted, and of two further ones both are', async () => {
    const world = await makeWorld();
    const { basic, optimum, premium } = await twoCourses(world);
    const student = await world.signedInAs('user');
    const ask = (course: SoldCourse, amount: number) =>
      student.call(paymentsApi.create, purchaseOf(course, { amount }));
    const tooSoon = await Promise.all([ask(basic, 2800), ask(optimum, 8750), ask(basic, 2800)]);
    expect(tooSoon.map(({ status, body }) => [status, body.amount])).toEqual([
      [409, 4000],
      [409, 12500],
      [409, 4000],
    ]);
    const first = await Promise.all([ask(basic, 4000), ask(optimum, 12500)]);
    expect(first.map(({ status }) => status)).toEqual([200, 200]);
    for (const { body } of first) world.yookassa.pay(body.payment_id);
    await world.yookassa.webhooksSettled();

    const extra = await aCourse(world, { title: 'Ещё один', priceKopecks: 1_000_00, position: 4 });
    const further = await Promise.all([ask(premium, 35000), ask(extra, 700), ask(premium, 50000)]);
    expect(further.map(({ status }) => status)).toEqual([200, 200, 409]);
    expect(askedOf(world).toSorted()).toEqual(
      ['4000.00 RUB', '12500.00 RUB', '35000.00 RUB', '700.00 RUB'].toSorted(),
    );
  });
});

async function twoCourses(world: World) {
  return {
    basic: await aCourse(world, { title: 'Первый', priceKopecks: 4_000_00 }),
    optimum: await aCourse(world, { position: 2 }),
    premium: await aCourse(world, {
      title: 'Третий',

      priceKopecks: 50_000_00,
      position: 3,
    }),
  };
}

async function refusal(
  caller: ReturnType<World['visitor']>,
  form: ReturnType<typeof purchaseOf>,
): Promise<unknown[]> {
  const { status, body } = await caller.call(paymentsApi.create, form);
  return [status, body.amount, (body.price as { price_reason?: string } | undefined)?.price_reason];
}

async function orderCount(world: World): Promise<number> {
  const staff = await world.signedInAs('manager');
  return (await staff.call(ordersApi.list, {})).body.total;
}
