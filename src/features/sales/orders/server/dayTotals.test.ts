import { expect, it } from 'vitest';
import { contextOf } from '#server/context.ts';
import { addDays, dayStart, hour, day as oneDay, schoolDay } from '#shared/dates.ts';
import { passTimeTo } from '#test/days.ts';
import { aCode } from '#test/promoCodes.ts';
import { rows } from '#test/rows.ts';
import { aCourse, buy, startPurchase } from '#test/school.ts';
import { describeOnBothEngines, type World } from '#test/world.ts';
import { ordersApi } from '../contract.ts';
import { type Days, receivedOn, soldOn, sumEndedDays } from './dayTotals.ts';
import { placeDemoOrder } from './demo.ts';
import { providersWord } from './orderReason.ts';
import { moveOrder, setPaidAt } from './orders.ts';
import { deleteOrder } from './store.ts';

describeOnBothEngines('orders of days that are over', (makeWorld) => {
  // spec: 615
  it('are read from sums, and come to what the orders come to', async () => {
    const world = await makeWorld();
    const ids = await threeDays(world);
    const before = await figures(world);
    expect(before).toEqual(await raw(world));
    await sumEndedDays(contextOf(world.app));
    expect(await summed(world)).toContain(period(world).first);
    expect(await figures(world)).toEqual(before);
    // They are read indeed: what an order says past every function of the product is not seen.
    await rows(world, `update orders set amount_kopecks = 1 where id = '${ids[0]}' returning id`);
    expect(await figures(world)).toEqual(before);
  });

  it('follow what becomes of an order later', async () => {
    const world = await makeWorld();
    const [gone, second, third] = await threeDays(world);
    const { app } = world;
    await sumEndedDays(contextOf(app));
    const monday = dayStart(period(world).first, app.config.timeZone);
    await contextOf(app).transaction((ctx) => setPaidAt(ctx.db, third!, monday));
    expect(await figures(world)).toEqual(await raw(world));
    await sumEndedDays(contextOf(app));
    await contextOf(app).transaction((ctx) => deleteOrder(ctx.db, gone!));
    expect(await figures(world)).toEqual(await raw(world));
    await sumEndedDays(contextOf(app));
    await contextOf(app).transaction((ctx) =>
      moveOrder(ctx, { orderId: second!, to: 'paid', reason: providersWord('paid') }),
    );
    expect(await figures(world)).toEqual(await raw(world));
    await sumEndedDays(contextOf(app));
    expect(await figures(world)).toEqual(await raw(world));
  });

  it('follow a change of an order of any hour of the day', async () => {
    const world = await makeWorld();
    const [, , third] = await threeDays(world);
    const ctx = contextOf(world.app);
    // Not the day on which it was begun, whose sums every change takes out.
    const begun = Math.floor(world.app.now().getTime() / oneDay) * oneDay + 2 * oneDay;
    world.passTime(5 * oneDay);
    for (let hours = 0; hours < 24; hours++) {
      const paidAt = new Date(begun + hours * hour).toISOString();
      await ctx.transaction(({ db }) => setPaidAt(db, third!, paidAt));
      await sumEndedDays(ctx);
      await ctx.transaction(({ db }) => setPaidAt(db, third!, world.app.now().toISOString()));
      expect(await figures(world, 10), paidAt).toEqual(await raw(world));
    }
  });

  // spec: 616
  it('are summed by month once all of it is over, and read day by day again when one of them changes', async () => {
    const world = await makeWorld();
    const [gone] = await threeDays(world);
    const { app } = world;
    world.passTime(70 * oneDay);
    const before = await figures(world, 100);
    expect(before).toEqual(await raw(world));
    await sumEndedDays(contextOf(app));
    const months = () =>
      rows<{ period: string }>(world, 'select period from order_periods where length(period) = 7');
    expect((await months()).length).toBeGreaterThanOrEqual(2);
    expect(await figures(world, 100)).toEqual(before);
    const known = (await months()).length;
    await contextOf(app).transaction((ctx) => deleteOrder(ctx.db, gone!));
    expect((await months()).length).toBeLessThan(known);
    expect(await figures(world, 100)).toEqual(await raw(world));
    await sumEndedDays(contextOf(app));
    expect((await months()).length).toBe(known);
    expect(await figures(world, 100)).toEqual(await raw(world));
  });
});

describeOnBothEngines('sums of selected orders', (makeWorld) => {
  it('are the same from sums of days and from the orders, and follow refunds', async () => {
    const world = await makeWorld();
    const [, unpaid, third] = await threeDays(world);
    const staff = await world.signedInAs('financial');
    const { first } = period(world);
    const course = (
      await rows<{ course_id: string }>(world, `select course_id from orders where id = '${third}'`)
    )[0]!.course_id;
    const selections = [
      ...[{}, { status: 'paid' }, { product: 'course' }, { course }, { test: 'counted' }, { test: 'yes' }],
      ...[{ test: 'no' }, { to: first }, { from: first, to: first, status: 'paid' }, { period: '7_days' }],
    ] as const;
    const sums = async () => {
      const found = [];
      for (const selection of selections) {
        const { summary, total } = (await staff.call(ordersApi.list, selection)).body;
        found.push({ selection, total, ...summary! });
      }
      return found;
    };
    const before = await sums();
    expect(before[0]).toMatchObject({ total: 5, orders: 5, successful: 3, revenue: 35_000 });
    await sumEndedDays(contextOf(world.app));
    expect(await sums()).toEqual(before);
    // They are read indeed: what an order says past every function of the product is not seen.
    await rows(world, `update orders set amount_kopecks = amount_kopecks + 100 returning id`);
    expect((await sums())[8]).toEqual(before[8]);
    await contextOf(world.app).transaction((ctx) =>
      moveOrder(ctx, { orderId: unpaid!, to: 'canceled', reason: providersWord('canceled') }),
    );
    const after = await sums();
    await sumEndedDays(contextOf(world.app));
    expect(await sums()).toEqual(after);
  });
});

/** Orders paid and not, with a code and without, on three days; today is the third. @returns their ids */
async function threeDays(world: World): Promise<string[]> {
  // A day is summed an hour after it has ended.
  passTimeTo(world, '09:00');
  const [course, other] = [await aCourse(world), await aCourse(world, { title: 'Другой курс' })];
  await aCode(world);
  const with20 = { promo_code: 'LETO', amount: 10_000 };
  const buyer = { userId: null, email: 'e@example.com', name: '', phone: null };
  const rating = { title: 'Рейтинг', amountKopecks: 99_000 };
  const gone = await contextOf(world.app).transaction((ctx) => placeDemoOrder(ctx, buyer, rating));
  await buy(world, world.visitor(), course, { ...with20, email: 'a@example.com' });
  world.passTime(oneDay);
  const second = await startPurchase(world.visitor(), other, { email: 'b@example.com' });
  await buy(world, world.visitor(), other, { email: 'c@example.com' });
  world.passTime(oneDay);
  const third = await buy(world, world.visitor(), course, { email: 'd@example.com' });
  return [gone, second.order_id, third.order_id];
}

function period({ app }: World, length = 3): Days {
  const last = schoolDay(app.now(), app.config.timeZone);
  return { first: addDays(last, 1 - length), last };
}

async function figures(world: World, length?: number) {
  const ctx = contextOf(world.app);
  const days = period(world, length);
  const of = async (at: 'created_at' | 'paid_at') =>
    (await soldOn(ctx, days, at))
      .map((row) => `${row.kind} ${row.value} ${row.orders} ${row.kopecks}`)
      .toSorted();
  const received = [...(await receivedOn(ctx, days))]
    .map(([day, { orders, kopecks }]) => `${day} ${orders} ${kopecks}`)
    .toSorted();
  return { begun: await of('created_at'), paid: await of('paid_at'), received };
}

interface Raw {
  course_id: string;
  product: string;
  first_source: string | null;
  promo_code_id: string | null;
  amount_kopecks: number;
  paid_at: string | null;
}

async function raw(world: World) {
  const all = await rows<Raw>(
    world,
    'select course_id, product, first_source, promo_code_id, amount_kopecks, paid_at from orders',
  );
  const paid = all.filter(({ paid_at }) => paid_at !== null);
  const { timeZone } = world.app.config;
  return {
    begun: toldApart(all),
    paid: toldApart(paid),
    received: added(paid, (row) => schoolDay(row.paid_at!, timeZone)),
  };
}

function toldApart(orders: Raw[]): string[] {
  return [
    ...added(orders, () => 'all null'),
    ...added(orders, (row) => `source ${row.first_source}`),
    ...added(
      orders.filter(({ product }) => product === 'course'),
      (row) => `course ${row.course_id}`,
    ),
    ...added(
      orders.filter(({ product }) => product === 'rating'),
      () => 'rating null',
    ),
    ...added(
      orders.filter(({ promo_code_id }) => promo_code_id !== null),
      (row) => `code ${row.promo_code_id}`,
    ),
  ].toSorted();
}

function added(orders: Raw[], by: (row: Raw) => string): string[] {
  return [...Map.groupBy(orders, by)]
    .map(
      ([key, own]) => `${key} ${own.length} ${own.reduce((sum, row) => sum + Number(row.amount_kopecks), 0)}`,
    )
    .toSorted();
}

async function summed(world: World): Promise<string[]> {
  const days = await rows<{ period: string }>(
    world,
    'select period from order_periods where length(period) = 10',
  );
  return days.map(({ period }) => period);
}
