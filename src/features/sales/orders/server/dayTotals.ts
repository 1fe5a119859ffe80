/**
 * Orders of any days of the school: those of days that are over from sums, the others from the orders themselves
 * (docs/decisions/093).
 */
import type { Context } from '#server/context.ts';
import { addDays, dayStart, hour, type SchoolDay, schoolDay } from '#shared/dates.ts';
import * as store from './dayTotals.store.ts';
import { receivedIn } from './received.store.ts';
import { ordersIn, type SoldAt, type SoldRow } from './sold.store.ts';

export type { Days } from './dayTotals.store.ts';

/** Orders begun or paid within the days, by course, promo code and source. */
export async function soldOn(ctx: Context, days: store.Days, at: SoldAt): Promise<SoldRow[]> {
  const { timeZone } = ctx.app.config;
  const rows = new Map<string, SoldRow>();
  const add = (found: SoldRow[]) => {
    for (const row of found) {
      const key = JSON.stringify([row.product, row.course_id, row.promo_code_id, row.first_source]);
      const one = rows.get(key);
      const { orders, kopecks } = row;
      rows.set(key, one ? { ...one, orders: one.orders + orders, kopecks: one.kopecks + kopecks } : row);
    }
  };
  add(await store.summedRows(ctx.db, { ...days, timeZone }, at));
  for (const span of await spansToRead(ctx, days)) add(await ordersIn(ctx.db, span, at));
  return [...rows.values()];
}

/** What buyers have paid on each of the days; a day without money is left out. */
export async function receivedOn(
  ctx: Context,
  days: store.Days,
): Promise<Map<string, { kopecks: number; orders: number }>> {
  const { timeZone } = ctx.app.config;
  const byDay = new Map<string, { kopecks: number; orders: number }>();
  for (const { day, ...sums } of await store.summedByDay(ctx.db, { ...days, timeZone }, 'paid_at'))
    byDay.set(day, sums);
  for (const span of await spansToRead(ctx, days))
    for (const row of await receivedIn(ctx.db, span)) {
      const day = schoolDay(`${row.minute}:00Z`, timeZone);
      const { kopecks, orders } = byDay.get(day) ?? { kopecks: 0, orders: 0 };
      byDay.set(day, { kopecks: kopecks + Number(row.kopecks), orders: orders + Number(row.orders) });
    }
  return byDay;
}

/** Days without sums, those beside each other together. */
async function spansToRead(ctx: Context, { first, last }: store.Days) {
  const { timeZone } = ctx.app.config;
  const summed = await store.summedDays(ctx.db, { first, last }, timeZone);
  const together: store.Days[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (summed.has(day)) continue;
    const before = together.at(-1);
    if (before && addDays(before.last, 1) === day) before.last = day;
    else together.push({ first: day, last: day });
  }
  // When a day begins is worked out for the ends alone: it takes longer than all of the rest.
  return together.map((days) => ({
    since: dayStart(days.first, timeZone),
    until: dayStart(addDays(days.last, 1), timeZone),
  }));
}

/** Days summed by one run: the first one after an update has years to sum, and others want to work meanwhile. */
const mostDays = 400;

/** Sums the days that are over, each in a transaction of its own. Twice is as good as once. */
export async function sumEndedDays(ctx: Context): Promise<void> {
  const { timeZone } = ctx.app.config;
  const firstAt = await store.firstOrderAt(ctx.db);
  if (!firstAt) return;
  const first = schoolDay(firstAt, timeZone);
  // An order that was begun before midnight is written by then.
  const last = addDays(schoolDay(new Date(ctx.app.now().getTime() - hour), timeZone), -1);
  const summed = await store.summedDays(ctx.db, { first, last }, timeZone);
  const missing: SchoolDay[] = [];
  for (let day = last; day >= first && missing.length < mostDays; day = addDays(day, -1))
    if (!summed.has(day)) missing.push(day);
  for (const day of missing) {
    const span = { since: dayStart(day, timeZone), until: dayStart(addDays(day, 1), timeZone) };
    await ctx.transaction((ctx) => store.sumDay(ctx.db, { day, span, timeZone }));
  }
}
