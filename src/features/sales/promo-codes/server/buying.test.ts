/** Promo codes as buyers meet them. */
import { expect, it } from 'vitest';
import { addDays, day } from '#shared/dates.ts';
import { dayAhead } from '#test/days.ts';
import { aCode } from '#test/promoCodes.ts';
import { aCourse, buy, orderIn, startPurchase } from '#test/school.ts';
import { type Caller, describeOnEngines, type World } from '#test/world.ts';
import { promoCodesApi, promoCodesPanelApi } from '../contract.ts';

describeOnEngines('a buyer with a promo code', (makeWorld) => {
  const check = async (
    world: World,
    code: string,
    { courseId, caller = world.visitor() }: { courseId: string; caller?: Caller },
  ) => caller.call(promoCodesApi.check, { code, course_id: courseId });

  // spec: 521
  it('is told the price, or that another discount is better', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    await aCode(world);
    expect(await check(world, ' leto ', { courseId: course.id })).toMatchObject({
      status: 200,
      body: {
        code: 'LETO',
        applies: true,
        price: { price: 10_000, price_reason: 'promo_code', saving: 2_500 },
      },
    });
    const student = await world.signedInAs('user');
    await buy(world, student, await aCourse(world, { title: 'Первый', priceKopecks: 4_000_00 }));
    expect((await check(world, 'LETO', { courseId: course.id, caller: student })).body).toMatchObject({
      applies: false,
      price: { price: 8_750, price_reason: 'second_course' },
    });
  });

  // spec: 521
  it.each([
    ['unknown', {}, 'promo_code_unknown', 'ZIMA'],
    ['switched off', { is_on: false }, 'promo_code_unknown', 'LETO'],
    ['for another course', { course_ids: ['other'] }, 'promo_code_other_course', 'LETO'],
    ['of last month', { ends_on: 'past' }, 'promo_code_expired', 'LETO'],
    ['of next month', { starts_on: 'future' }, 'promo_code_not_yet', 'LETO'],
  ])(
    'that is %s is told why it does not work, and buys nothing with it',
    async (_title, changes, code, typed) => {
      const world = await makeWorld();
      const course = await aCourse(world);
      const other = await aCourse(world, { title: 'Другой' });
      const today = dayAhead(world);
      const text = JSON.stringify(changes)
        .replace('"other"', JSON.stringify(other.id))
        .replace('past', addDays(today, -30))
        .replace('future', addDays(today, 30));
      await aCode(world, JSON.parse(text));
      const answer = await check(world, typed, { courseId: course.id });
      expect(answer).toMatchObject({ status: 422, body: { code } });
      expect(answer.body.detail).toMatch(/ромокод/);
      const purchase = startPurchase(world.visitor(), course, { amount: 10_000, promo_code: typed });
      await expect(purchase).rejects.toThrow(code);
      expect(world.yookassa.payments()).toHaveLength(0);
    },
  );

  it.each([
    'LETO–2027',
    'leto—2027',
    'LETO−2027',
    'LETO-2027\u200b',
    '\u202aLETO-2027\u202c',
    'LETO-2027.',
    '«LETO-2027»',
    'ＬＥＴＯ－２０２７',
    'LETO\u00a02027',
  ])('is found as it was pasted: %j', async (code) => {
    const world = await makeWorld();
    const course = await aCourse(world);
    await aCode(world, { code: 'LETO-2027' });
    const answer = await check(world, code, { courseId: course.id });
    expect(answer).toMatchObject({ status: 200, body: { code: 'LETO-2027' } });
  });

  // spec: 524
  it('who follows its link is told the price of each course that it is for, and until when', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const cheap = await aCourse(world, { title: 'Первый', priceKopecks: 4_000_00 });
    const other = await aCourse(world, { title: 'Другой' });
    const ends_on = dayAhead(world, 7);
    await aCode(world, { course_ids: [course.id, cheap.id], ends_on });
    const follow = (caller: Caller, code = 'leto') => caller.call(promoCodesApi.prices, { code });
    const { status, body } = await follow(world.visitor());
    expect(status).toBe(200);
    expect(body).toMatchObject({ code: 'LETO', last_day: ends_on });
    const told = new Map(body.prices.map(({ course_id, ...price }) => [course_id, price]));
    expect([...told.keys()].toSorted()).toEqual([course.id, cheap.id].toSorted());
    expect(told.get(course.id)).toMatchObject({ applies: true, price: 10_000, regular_price: 12_500 });

    const student = await world.signedInAs('user');
    await buy(world, student, other);
    const own = (await follow(student)).body.prices;
    expect(own.map(({ applies, price_reason }) => ({ applies, price_reason }))).toEqual(
      own.map(() => ({ applies: false, price_reason: 'second_course' })),
    );
    await buy(world, world.visitor(), course, { email: 'a@example.com', amount: 10_000, promo_code: 'LETO' });
    expect((await follow(world.visitor())).status, 'a visitor is nobody yet').toBe(200);
    expect((await follow(world.visitor(), 'ZIMA')).body.code).toBe('promo_code_unknown');
    await aCode(world, { code: 'NOBODY', course_ids: [other.id], max_uses: 1 });
    await buy(world, world.visitor(), other, {
      email: 'b@example.com',
      amount: 10_000,
      promo_code: 'NOBODY',
    });
    expect((await follow(world.visitor(), 'NOBODY')).body.code).toBe('promo_code_used_up');
    world.passTime(8 * day);
    expect((await follow(world.visitor())).body.code).toBe('promo_code_expired');
  });

  // spec: 523
  it('has to order to learn whether an address has used it; a signed-in buyer is told at once', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const other = await aCourse(world, { title: 'Другой' });
    await aCode(world);
    const lena = { email: 'lena@example.com', amount: 10_000, promo_code: 'LETO' };
    await buy(world, world.visitor(), course, lena);
    expect((await check(world, 'LETO', { courseId: other.id })).status, 'a visitor is nobody yet').toBe(200);
    const again = startPurchase(world.visitor(), other, lena);
    await expect(again).rejects.toThrow('promo_code_used_by_you');
    const student = await world.signedInAs('user');
    await buy(world, student, course, { amount: 10_000, promo_code: 'LETO' });
    expect((await check(world, 'LETO', { courseId: other.id, caller: student })).body.code).toBe(
      'promo_code_used_by_you',
    );
    const asVisitor = startPurchase(world.visitor(), other, { ...lena, email: student.email });
    await expect(asVisitor, 'the same person without signing in').rejects.toThrow('promo_code_used_by_you');
  });

  // spec: 522
  it('may try to pay again with it, and after a decline it is free for everybody', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    await aCode(world, { max_uses: 1 });
    const lena = { email: 'lena@example.com', amount: 10_000, promo_code: 'LETO' };
    const vera = { ...lena, email: 'vera@example.com' };
    const first = await startPurchase(world.visitor(), course, lena);
    await expect(startPurchase(world.visitor(), course, vera)).rejects.toThrow('promo_code_used_up');
    const second = await startPurchase(world.visitor(), course, lena);
    for (const { payment_id } of [first, second])
      world.yookassa.pay(payment_id, { reason: 'insufficient_funds' });
    await world.yookassa.webhooksSettled();
    await buy(world, world.visitor(), course, vera);
    await expect(startPurchase(world.visitor(), course, lena)).rejects.toThrow('promo_code_used_up');
    for (const [language, detail] of [
      ['ru', 'Этим промокодом уже воспользовались столько раз, сколько было можно'],
      ['en', 'This promo code has been used up'],
      ['zh', '此优惠码的使用次数已用完'],
    ] as const)
      expect(
        await check(world, 'LETO', { courseId: course.id, caller: world.visitor(language) }),
      ).toMatchObject({
        status: 422,
        body: { detail },
      });
  });

  // spec: 522
  it('who pays long after the order expired still used it', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const { id } = await aCode(world, { max_uses: 1 });
    const lena = { email: 'lena@example.com', amount: 10_000, promo_code: 'LETO' };
    const late = await startPurchase(world.visitor(), course, lena);
    world.yookassa.pay(late.payment_id, { reason: 'expired_on_confirmation' });
    await world.yookassa.webhooksSettled();
    await buy(world, world.visitor(), course, { ...lena, email: 'vera@example.com' });
    world.yookassa.ledger.payments.get(late.payment_id)!.payment.status = 'pending';
    world.yookassa.pay(late.payment_id);
    await world.yookassa.webhooksSettled();
    await world.runJobs();
    expect(await orderIn(world, late.order_id)).toMatchObject({ status: 'paid', price_reason: 'promo_code' });
    const manager = await world.signedInAs('manager');
    expect((await manager.call(promoCodesPanelApi.show, { id })).body).toMatchObject({
      uses: 2,
      state: 'used_up',
    });
  });

  // spec: 523
  it('guessing is stopped, in the form and by ordering alike; knowing it is not', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    await aCode(world);
    const guesser = world.visitor();
    const statuses = new Set<number>();
    for (let n = 0; n < 20; n++)
      statuses.add((await check(world, `GUESS-${n}`, { courseId: course.id, caller: guesser })).status);
    expect([...statuses]).toEqual([422, 429]);
    const order = startPurchase(guesser, course, { promo_code: 'GUESS' });
    await expect(order).rejects.toThrow('too_many_requests');
    expect((await guesser.call(promoCodesApi.prices, { code: 'GUESS' })).status, 'links count too').toBe(429);
    const hall = world.visitor();
    for (let n = 0; n < 40; n++)
      expect((await check(world, 'LETO', { courseId: course.id, caller: hall })).status).toBe(200);
    world.passTime(day);
    expect((await check(world, 'LETO', { courseId: course.id, caller: guesser })).status).toBe(200);
  });
});
