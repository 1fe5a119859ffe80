/** Promo codes made by staff: what they are, and how they are counted in the panel. */
import { expect, it } from 'vitest';
import { auditApi } from '#features/records/audit/contract.ts';
import { addDays } from '#shared/dates.ts';
import { dayAhead } from '#test/days.ts';
import { aCode, plainTerms } from '#test/promoCodes.ts';
import { aCourse, buy, orderIn, startPurchase } from '#test/school.ts';
import { describeOnBothEngines } from '#test/world.ts';
import { promoCodesPanelApi } from '../contract.ts';
import { codeAlphabet } from '../rules/promoCodes.ts';

describeOnBothEngines('promo codes in the panel', (makeWorld) => {
  // spec: 726
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

  // spec: 726
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
    const file = await admin.request({ url: `/api/export/promo-codes?batch=${query.batch}` });
    expect(file.status).toBe(200);
    expect((await admin.call(promoCodesPanelApi.list, {})).body.total).toBe(51);
    const hyphened = { ...plainTerms, prefix: 'GIFT-', count: 1 };
    expect((await admin.call(promoCodesPanelApi.generate, hyphened)).status).toBe(200);
    const [gift] = (await admin.call(promoCodesPanelApi.list, { search: 'gift' })).body.promo_codes;
    expect(gift?.code).toMatch(/^GIFT-\w{4}-\w{4}$/);
  });

  it('are found by name and note, and narrowed by state', async () => {
    const world = await makeWorld();
    const today = dayAhead(world);
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

  // spec: 726
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
      ...{ amount: 10_000, regular_price: 12_500, saving: 2_500, price_reason: 'promo_code' },
    });
  });
});
