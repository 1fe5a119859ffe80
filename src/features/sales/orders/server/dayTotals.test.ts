import { expect, it } from 'vitest';
import { contextOf } from '#server/context.ts';
import { addDays, dayStart, day as oneDay, schoolDay } from '#shared/dates.ts';
import { passTimeTo } from '#test/days.ts';
import { aCode } from '#test/promoCodes.ts';
import { rows } from '#test/rows.ts';
import { aCourse, buy, startPurchase } from '#test/school.ts';
import { describeOnBothEngines, type World } from '#test/world.ts';
import { type Days, receivedOn, soldOn, sumEndedDays } from './dayTotals.ts';
import { placeDemoOrder } from './demo.ts';
import { providersWord } from './orderReason.ts';
import { moveOrder, setPaidAt } from './orders.ts';
import { deleteOrder } from './store.ts';

describeOnBothEngines('orders of days that are over', (makeWorld) => {
  it('are read from sums, and come to what the orders come to', async () => {
    const world = await makeWorld();
    const ids = await threeDays(world);
    const before = await figures(world);
    expect(before).toEqual(await raw(world));
    await sumEndedDays(contextOf(world.app));
    expect(await summed(world)).toHaveLength(2);
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

function period({ app }: World): Days {
  const last = schoolDay(app.now(), app.config.timeZone);
  return { first: addDays(last, -2), last };
}

async function figures(world: World) {
  const ctx = contextOf(world.app);
  const days = period(world);
  const of = async (at: 'created_at' | 'paid_at') =>
    (await soldOn(ctx, days, at))
      .map((row) => `${row.course_id} ${row.promo_code_id} ${row.orders} ${row.kopecks}`)
      .toSorted();
  const received = [...(await receivedOn(ctx, days))]
    .map(([day, { orders, kopecks }]) => `${day} ${orders} ${kopecks}`)
    .toSorted();
  return { begun: await of('created_at'), paid: await of('paid_at'), received };
}

interface Raw {
  course_id: string;
  promo_code_id: string | null;
  amount_kopecks: number;
  paid_at: string | null;
}

async function raw(world: World) {
  const all = await rows<Raw>(world, 'select course_id, promo_code_id, amount_kopecks, paid_at from orders');
  const paid = all.filter(({ paid_at }) => paid_at !== null);
  const { timeZone } = world.app.config;
  return {
    begun: added(all, (row) => `${row.course_id} ${row.promo_code_id}`),
    paid: added(paid, (row) => `${row.course_id} ${row.promo_code_id}`),
    received: added(paid, (row) => schoolDay(row.paid_at!, timeZone)),
  };
}

function added(orders: Raw[], by: (row: Raw) => string): string[] {
  return [...Map.groupBy(orders, by)]
    .map(
      ([key, own]) => `${key} ${own.length} ${own.reduce((sum, row) => sum + Number(row.amount_kopecks), 0)}`,
    )
    .toSorted();
}

function summed(world: World) {
  return rows(world, 'select day from order_days');
}
