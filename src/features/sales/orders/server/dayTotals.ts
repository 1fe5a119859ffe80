/**
 * Orders of any days of the school: those of periods that are over from sums, the others from the orders themselves
 * (docs/decisions/096).
 */
import type { Context } from '#server/context.ts';
import type { Days } from '#server/db/periodSums.ts';
import { schoolDay } from '#shared/dates.ts';
import * as store from './dayTotals.store.ts';
import { receivedIn } from './received.store.ts';
import { ordersIn, type SoldAt, type SoldRow, toldApart } from './sold.store.ts';

export type { Days } from '#server/db/periodSums.ts';

/** Orders begun or paid within the days: all together, and by course, promo code and source. */
export async function soldOn(ctx: Context, days: Days, at: SoldAt): Promise<SoldRow[]> {
  const { periods, spans } = await store.sums.reading(ctx, days);
  const rows = new Map<string, SoldRow>();
  const add = (found: SoldRow[]) => {
    for (const row of found) {
      const key = JSON.stringify([row.kind, row.value]);
      const one = rows.get(key);
      const { orders, kopecks } = row;
      rows.set(key, one ? { ...one, orders: one.orders + orders, kopecks: one.kopecks + kopecks } : row);
    }
  };
  add(await store.summedRows(ctx.db, periods, at));
  for (const span of spans) add(toldApart(await ordersIn(ctx.db, span, at)));
  return [...rows.values()];
}

/** Money received from buyers on each of the days; a day without money is left out. */
export async function receivedOn(
  ctx: Context,
  days: Days,
): Promise<Map<string, { kopecks: number; orders: number }>> {
  const { timeZone } = ctx.app.config;
  const { periods, spans } = await store.sums.reading(ctx, days, { byDay: true });
  const byDay = new Map<string, { kopecks: number; orders: number }>();
  for (const { day, ...sums } of await store.paidByDay(ctx.db, periods)) byDay.set(day, sums);
  for (const span of spans)
    for (const row of await receivedIn(ctx.db, span)) {
      const day = schoolDay(`${row.minute}:00Z`, timeZone);
      const { kopecks, orders } = byDay.get(day) ?? { kopecks: 0, orders: 0 };
      byDay.set(day, { kopecks: kopecks + Number(row.kopecks), orders: orders + Number(row.orders) });
    }
  return byDay;
}

export async function sumEndedDays(ctx: Context): Promise<void> {
  const { sumDay, sumMonth } = store;
  await store.sums.sumEnded(ctx, {
    ...{ firstAt: await store.firstOrderAt(ctx.db), rows: 'orders' },
    ...{ sumDay, sumMonth },
  });
}
