import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { loadDemoSchool } from '#demo/school.ts';
import { moveOrder } from '#features/sales/orders/server/orders.ts';
import { refundReason } from '#features/sales/refunds/server/orderReason.ts';
import { grantEnrolment } from '#features/teaching/enrolments/server/enrolments.ts';
import { type Actor, system } from '#server/actor.ts';
import { contextOf } from '#server/context.ts';
import { currentVersion } from '#server/versions/versions.ts';
import { roleCan } from '#shared/access.ts';
import { hour, minute } from '#shared/dates.ts';
import { roles } from '#shared/roles.ts';
import { aCourse, aPromotion, buy } from '#test/school.ts';
import { type Caller, describeOnEngines, type World } from '#test/world.ts';
import { coursesApi } from '../contract/courses.ts';
import { pricesApi } from '../contract/prices.ts';
import { schoolDayEnd } from '../rules/courses.ts';
import { type NewPromotion, savePromotion } from './prices.ts';

describeOnEngines('prices', (makeWorld) => {
  // spec: 123
  it('the catalogue tells the promotion, what it is compared with, what is saved and when it ends', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    expect(await onSale(world)).toMatchObject([
      {
        price: 12500,
        list_price: 12500,
        regular_price: 12500,
        saving: 0,
        discount_percent: 0,
        price_reason: 'list',
        promotion: null,
      },
    ]);
    const { starts_at, ends_at } = await aPromotion(world, course);
    expect(await onSale(world)).toMatchObject([
      {
        price: 12000,
        list_price: 12500,
        regular_price: 24000,
        saving: 12000,
        discount_percent: 50,
        price_reason: 'promotion',
        promotion: { starts_at, ends_at, countdown: 'deadline' },
      },
    ]);
    world.passTime(hour);
    expect(await onSale(world)).toMatchObject([{ price: 12500, price_reason: 'list', promotion: null }]);
  });

  it('a promotion that is switched off, or of another course, changes nothing', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const other = await aCourse(world, { title: 'Другой', priceKopecks: 50_000_00, position: 2 });
    const { id } = await aPromotion(world, other);
    expect((await onSale(world)).map(({ price }) => price)).toEqual([12500, 12000]);
    await aPromotion(world, other, { id, isOn: false });
    await aPromotion(world, course, { isOn: false });
    expect((await onSale(world)).map(({ price }) => price)).toEqual([12500, 50000]);
  });

  it('a student who has paid for a course sees 30 % off the others, unless a promotion is better', async () => {
    const world = await makeWorld();
    const basic = await aCourse(world, { title: 'Первый', priceKopecks: 4_000_00, position: 1 });
    const optimum = await aCourse(world, { title: 'Второй', position: 2 });
    await aCourse(world, { title: 'Третий', priceKopecks: 4_000_55, position: 3 });
    const student = await world.signedInAs('user');
    expect(await ownPrices(student)).toEqual([
      [4000, 'list'],
      [12500, 'list'],
      [4000.55, 'list'],
    ]);
    await buy(world, student, basic);
    expect(await ownPrices(student)).toEqual([
      // The course they own does not count as another one for itself.
      [4000, 'list'],
      [8750, 'second_course'],
      [2800.38, 'second_course'],
    ]);
    await aPromotion(world, optimum);
    expect((await ownPrices(student))[1]).toEqual([8750, 'second_course']);
    await aPromotion(world, optimum, { price_kopecks: 8_000_00 });
    expect((await ownPrices(student))[1]).toEqual([8000, 'promotion']);
    expect((await onSale(world))[1]).toMatchObject({ price: 8000, price_reason: 'promotion' });
  });

  it('a course given by staff, paid back, or never paid for brings no discount', async () => {
    const world = await makeWorld();
    const first = await aCourse(world, { title: 'Первый', priceKopecks: 4_000_00, position: 1 });
    await aCourse(world, { title: 'Второй', position: 2 });
    const given = await world.signedInAs('user');
    const grant = { userId: given.id, courseId: first.id, orderId: null };
    await contextOf(world.app).transaction((ctx) => grantEnrolment(ctx, grant));
    expect((await ownPrices(given))[1]).toEqual([12500, 'list']);

    const refunded = await world.signedInAs('user');
    const { order_id: orderId } = await buy(world, refunded, first);
    expect((await ownPrices(refunded))[1]).toEqual([8750, 'second_course']);
    expect(await offered(refunded)).toEqual({ has_bought: true, returned: [] });
    const refund = { orderId, to: 'refunded', reason: refundReason('refunded_whole') } as const;
    await contextOf(world.app).transaction((ctx) => moveOrder(ctx, refund));
    expect((await ownPrices(refunded))[1]).toEqual([12500, 'list']);
    expect(await offered(refunded)).toEqual({ has_bought: false, returned: [first.id] });
    expect(await offered(given)).toEqual({ has_bought: false, returned: [] });
  });

  // spec: 470, 915
  it('the demo school offers optimum for 12 000 instead of 24 000, today and again every day', async () => {
    const world = await makeWorld();
    await loadDemoSchool(world.app);
    const { app } = world;
    for (let day = 0; day < 3; day++) {
      const end = schoolDayEnd(app.now(), app.config.timeZone);
      const [basic, optimum, premium] = await onSale(world);
      expect(optimum).toMatchObject({
        type: 'optimum',
        price: 12000,
        list_price: 12500,
        regular_price: 24000,
        saving: 12000,
        discount_percent: 50,
        promotion: { is_today_only: true, ends_at: end.toISOString(), countdown: 'hour' },
      });
      expect([basic, premium].map((course) => [course?.price, course?.promotion])).toEqual([
        [4000, null],
        [50000, null],
      ]);
      world.passTime(end.getTime() - app.now().getTime());
    }
  });

  // spec: 830
  it('pages are redrawn when a promotion is saved, begins, ends, and begins again', async () => {
    const world = await makeWorld();
    const { app } = world;
    const course = await aCourse(world);
    await world.runJobs();
    const startsAt = new Date(app.now().getTime() + 10 * minute);
    const endsAt = new Date(startsAt.getTime() + 10 * minute);
    expect(await redraws(world, () => aPromotion(world, course, { startsAt, endsAt }))).toBe(1);
    expect(await redraws(world, async () => world.passTime(9 * minute))).toBe(0);
    expect(await redraws(world, async () => world.passTime(1 * minute))).toBe(1);
    expect(await redraws(world, async () => world.passTime(9 * minute))).toBe(0);
    expect(await redraws(world, async () => world.passTime(1 * minute))).toBe(1);
    expect(await redraws(world, async () => world.passTime(100 * hour))).toBe(0);

    await aPromotion(world, course, { repeats: 'daily' });
    await world.runJobs();
    for (let day = 0; day < 3; day++) {
      const leftMs = schoolDayEnd(app.now(), app.config.timeZone).getTime() - app.now().getTime();
      expect(await redraws(world, async () => world.passTime(leftMs))).toBe(1);
    }
  });

  it('only holders of courses.manage make a promotion, and learn what it was before', async () => {
    const world = await makeWorld();
    const { app } = world;
    const course = await aCourse(world);
    const first = await aPromotion(world, course);
    const promotion: NewPromotion = {
      id: first.id,
      courseId: course.id,
      price_kopecks: 11_000_00,
      compare_at_kopecks: 24_000_00,
      startsAt: new Date(first.starts_at),
      endsAt: new Date(first.ends_at),
      repeats: 'never',
      countdown: 'hidden',
      isOn: true,
    };
    const origin = { language: 'ru', address: '', userAgent: '' } as const;
    const save = (actor: Actor, changes: Partial<NewPromotion> = {}) =>
      contextOf(app, actor).transaction((ctx) => savePromotion(ctx, { ...promotion, ...changes }));
    await expect(save({ kind: 'visitor', ...origin })).rejects.toMatchObject({ code: 'unauthorized' });
    for (const role of roles) {
      const actor = { kind: 'member', id: 'x', email: 'x', sessionId: 'x', role, ...origin } as const;
      if (!roleCan(role, 'courses.manage'))
        await expect(save(actor)).rejects.toMatchObject({ code: 'forbidden' });
      else expect((await save(actor)).after).toMatchObject({ id: first.id, price_kopecks: 11_000_00 });
    }
    const { before } = await save(system, { price_kopecks: 10_000_00 });
    expect(before).toMatchObject({ price_kopecks: 11_000_00, created_at: first.created_at });
    expect(await onSale(world)).toMatchObject([{ price: 10000 }]);

    const nothing = { price_kopecks: 24_000_00, endsAt: promotion.startsAt };
    await expect(save(system, nothing)).rejects.toMatchObject({
      code: 'invalid_input',
      details: { fields: { price: 'too_big', compare_at: 'too_small', ends_at: 'invalid' } },
    });
    const stranger = { id: '00000000-0000-4000-8000-000000000000' };
    await expect(save(system, stranger)).rejects.toMatchObject({ code: 'not_found' });
    await expect(save(system, { courseId: stranger.id })).rejects.toMatchObject({ code: 'not_found' });
    expect(await onSale(world)).toMatchObject([{ price: 10000 }]);
  });

  it.each([
    ['nothing for nothing', 'price_kopecks = 0'],
    ['no saving', 'compare_at_kopecks = price_kopecks'],
    ['an end before the start', 'ends_at = starts_at'],
    ['a switch half on', 'is_on = 2'],
    ['another rhythm', `repeats = 'hourly'`],
    ['another countdown', `countdown = 'fast'`],
  ])('the database itself refuses %s', async (_title, change) => {
    const world = await makeWorld();
    await aPromotion(world, await aCourse(world));
    const update = sql.raw(`update promotions set ${change}`);
    await expect(update.execute(world.app.database.handle)).rejects.toThrow(/check/i);
  });
});

async function onSale(world: World) {
  return (await world.visitor().call(coursesApi.list, {})).body.courses;
}

async function offered(caller: Caller) {
  const { prices, has_bought } = (await caller.call(pricesApi.own, {})).body;
  return { has_bought, returned: prices.filter((one) => one.was_returned).map((one) => one.course_id) };
}

async function ownPrices(caller: Caller) {
  const { prices } = (await caller.call(pricesApi.own, {})).body;
  return prices.map(({ price, price_reason }) => [price, price_reason]);
}

/** How often the jobs that follow from `change` drop the pages. */
async function redraws(world: World, change: () => Promise<unknown>): Promise<number> {
  const { handle } = world.app.database;
  const before = await currentVersion(handle, 'pages');
  await change();
  await world.runJobs();
  return (await currentVersion(handle, 'pages')) - before;
}
