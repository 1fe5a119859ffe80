/** Promo codes made by staff: what they are, and how they are counted in the panel. */
import { expect, it } from 'vitest';
import { auditApi } from '#features/audit/contract.ts';
import { addDays, day } from '#shared/dates.ts';
import { aCode, plainTerms } from '#test/promoCodes.ts';
import { aCourse, buy, orderIn, startPurchase } from '#test/school.ts';
import { describeOnBothEngines, type World } from '#test/world.ts';
import { promoCodesApi, promoCodesPanelApi } from '../contract.ts';
import { codeAlphabet } from '../rules/promoCodes.ts';

describeOnBothEngines('promo codes in the panel', (makeWorld) => {
  it('are made, changed and switched off by those who manage orders, and the log says so', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const manager = await world.signedInAs('manager');
    const made = await manager.call(promoCodesPanelApi.create, {
      ...plainTerms,
      ...{ code: ' leto-2027 ', kind: 'sum', percent: null, sum: 1000.5, note: 'Для блогеров' },
      ...{ starts_on: '2026-01-01', ends_on: '2099-12-31', max_uses: 5 },
      // Named twice, it is one.
      course_ids: [course.id, course.id],
    });
    expect(made).toMatchObject({
      status: 200,
      body: {
        ...{ code: 'LETO-2027', kind: 'sum', percent: null, sum: 1000.5, note: 'Для блогеров' },
        ...{ starts_on: '2026-01-01', ends_on: '2099-12-31', max_uses: 5, courses: [course.title] },
        ...{ state: 'active', uses: 0, reserved: 0, revenue: 0, discount_given: 0, batch_id: null },
      },
    });
    const { id, version } = made.body;
    const change = { ...plainTerms, id, is_on: false };
    const changed = await manager.call(promoCodesPanelApi.change, { ...change, version });
    expect(changed.body).toMatchObject({ state: 'off', percent: 20, sum: null, courses: [], max_uses: null });
    expect(
      (await manager.call(promoCodesPanelApi.change, { ...change, version })).status,
      'seen before',
    ).toBe(409);

    const owner = await world.signedInAs('super_admin');
    const { entries } = (await owner.call(auditApi.list, {})).body;
    const actions = entries.map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['promo_code.created', 'promo_code.changed']));
  });

  it.each([
    ['no name', { code: ' - ' }, 'code'],
    ['no percentage', { percent: null }, 'percent'],
    ['a percentage beyond a hundred', { percent: 101 }, 'percent'],
    ['no sum', { kind: 'sum' as const, percent: null }, 'sum'],
    ['a sum below a ruble', { kind: 'sum' as const, percent: null, sum: 0.99 }, 'sum'],
    ['an end before its beginning', { starts_on: '2026-12-02', ends_on: '2026-12-01' }, 'ends_on'],
    ['no use at all', { max_uses: 0 }, 'max_uses'],
    ['a name that looks like another', { code: 'ЗИМА-27' }, 'code'],
    ['a course that is none', { course_ids: ['00000000-0000-4000-8000-000000000000'] }, 'course_ids'],
  ])('with %s are refused at the field', async (_title, changes, field) => {
    const world = await makeWorld();
    await aCode(world, { code: 'ЗИMА27' });
    const manager = await world.signedInAs('manager');
    const answer = await manager.call(promoCodesPanelApi.create, {
      ...plainTerms,
      code: 'VESNA',
      ...changes,
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
  });

  it('come in batches of readable names, which are listed and exported together', async () => {
    const world = await makeWorld();
    await aCode(world);
    const admin = await world.signedInAs('admin');
    const answer = await admin.call(promoCodesPanelApi.generate, {
      ...plainTerms,
      ...{ prefix: 'vesna', count: 50, max_uses: 1 },
    });
    expect(answer.body.count).toBe(50);
    const query = { batch: answer.body.batch_id, page_size: 100 };
    const { promo_codes, total } = (await admin.call(promoCodesPanelApi.list, query)).body;
    expect(total).toBe(50);
    expect(new Set(promo_codes.map(({ code }) => code)).size).toBe(50);
    const written = new RegExp(`^VESNA-[${codeAlphabet}]{4}-[${codeAlphabet}]{4}$`);
    for (const { code } of promo_codes) expect(code).toMatch(written);
    const file = await admin.request({ url: `/api/admin/export/promo-codes.csv?batch=${query.batch}` });
    expect(file.status).toBe(200);
    expect((await admin.call(promoCodesPanelApi.list, {})).body.total).toBe(51);
  });

  it('are found by name and note, and narrowed by state', async () => {
    const world = await makeWorld();
    const today = world.app.now().toISOString().slice(0, 10);
    await aCode(world, { code: 'NOW', note: 'Блогеры Казани' });
    await aCode(world, { code: 'LATER', starts_on: addDays(today, 3) });
    await aCode(world, { code: 'OVER', ends_on: addDays(today, -3) });
    await aCode(world, { code: 'SWITCHED-OFF', is_on: false });
    const manager = await world.signedInAs('manager');
    const codes = async (query: object) =>
      (
        await manager.call(promoCodesPanelApi.list, { sort: 'code', direction: 'asc', ...query })
      ).body.promo_codes.map(({ code }) => code);
    expect(await codes({ search: 'казани' })).toEqual(['NOW']);
    expect(await codes({ search: 'switchedoff' })).toEqual(['SWITCHED-OFF']);
    expect(await codes({ state: 'active' })).toEqual(['NOW']);
    expect(await codes({ state: 'planned' })).toEqual(['LATER']);
    expect(await codes({ state: 'expired' })).toEqual(['OVER']);
    expect(await codes({ state: 'off' })).toEqual(['SWITCHED-OFF']);
  });

  it('show what they brought: paid and waiting orders, revenue, discounts given', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const { id } = await aCode(world, { max_uses: 3 });
    const reduced = { amount: 10_000, promo_code: 'LETO' };
    const bought = await buy(world, world.visitor(), course, { email: 'a@example.com', ...reduced });
    await startPurchase(world.visitor(), course, { email: 'b@example.com', ...reduced });
    await startPurchase(world.visitor(), course, { email: 'c@example.com' });
    const manager = await world.signedInAs('manager');
    const show = async () => (await manager.call(promoCodesPanelApi.show, { id })).body;
    expect(await show()).toMatchObject({ uses: 1, reserved: 1, revenue: 10_000, discount_given: 2_500 });
    expect(await orderIn(world, bought.order_id)).toMatchObject({
      ...{ amount: 10_000, list_price: 12_500, discount: 2_500, price_reason: 'promo_code' },
    });
  });
});

describeOnBothEngines('a buyer with a promo code', (makeWorld) => {
  const check = async (world: World, code: string, courseId: string, caller = world.visitor()) =>
    caller.call(promoCodesApi.check, { code, course_id: courseId });

  it('is told the price, or that another discount is better', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    await aCode(world);
    expect(await check(world, ' leto ', course.id)).toMatchObject({
      status: 200,
      body: {
        code: 'LETO',
        applies: true,
        price: { price: 10_000, price_reason: 'promo_code', saving: 2_500 },
      },
    });
    const student = await world.signedInAs('user');
    await buy(world, student, await aCourse(world, { title: 'Первый', priceKopecks: 4_000_00 }));
    expect((await check(world, 'LETO', course.id, student)).body).toMatchObject({
      applies: false,
      price: { price: 8_750, price_reason: 'second_course' },
    });
  });

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
      const today = world.app.now().toISOString().slice(0, 10);
      const text = JSON.stringify(changes)
        .replace('"other"', JSON.stringify(other.id))
        .replace('past', addDays(today, -30))
        .replace('future', addDays(today, 30));
      await aCode(world, JSON.parse(text));
      const answer = await check(world, typed, course.id);
      expect(answer).toMatchObject({ status: 422, body: { code } });
      expect(answer.body.detail).toMatch(/ромокод/);
      const purchase = startPurchase(world.visitor(), course, { amount: 10_000, promo_code: typed });
      await expect(purchase).rejects.toThrow(code);
      expect(world.yookassa.payments()).toHaveLength(0);
    },
  );

  it('has to order to learn whether an address has used it; a signed-in buyer is told at once', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const other = await aCourse(world, { title: 'Другой' });
    await aCode(world);
    const lena = { email: 'lena@example.com', amount: 10_000, promo_code: 'LETO' };
    await buy(world, world.visitor(), course, lena);
    expect((await check(world, 'LETO', other.id)).status, 'a visitor is nobody yet').toBe(200);
    const again = startPurchase(world.visitor(), other, lena);
    await expect(again).rejects.toThrow('promo_code_used_by_you');
    const student = await world.signedInAs('user');
    await buy(world, student, course, { amount: 10_000, promo_code: 'LETO' });
    expect((await check(world, 'LETO', other.id, student)).body.code).toBe('promo_code_used_by_you');
    const asVisitor = startPurchase(world.visitor(), other, { ...lena, email: student.email });
    await expect(asVisitor, 'the same person without signing in').rejects.toThrow('promo_code_used_by_you');
  });

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
    const { detail } = (await check(world, 'LETO', course.id)).body;
    expect(detail).toBe('Этим промокодом уже воспользовались столько раз, сколько было можно');
  });

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

  it('who guesses is stopped, in the form and by ordering alike; whoever knows it is not', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    await aCode(world);
    const guesser = world.visitor();
    const statuses = new Set<number>();
    for (let n = 0; n < 20; n++) statuses.add((await check(world, `GUESS-${n}`, course.id, guesser)).status);
    expect([...statuses]).toEqual([422, 429]);
    const order = startPurchase(guesser, course, { promo_code: 'GUESS' });
    await expect(order).rejects.toThrow('too_many_requests');
    const hall = world.visitor();
    for (let n = 0; n < 40; n++) expect((await check(world, 'LETO', course.id, hall)).status).toBe(200);
    world.passTime(day);
    expect((await check(world, 'LETO', course.id, guesser)).status).toBe(200);
  });
});
