/**
 * Sums over all orders of a selection. Selections that `order_day_states` tells apart use its sums of finished days;
 * any other selection sums the orders themselves, as far as they are counted.
 */
import type { Context } from '#server/context.ts';
import type { Days } from '#server/db/periodSums.ts';
import { schoolDay } from '#shared/dates.ts';
import { countedTo, isCapped, ofOrder } from '#shared/listing.ts';
import type { OrdersQuery } from '../listing.ts';
import { sums as periods } from './dayTotals.store.ts';
import { countExported, countOrders, type Selection, sumOrders } from './list.store.ts';
import { endsOfOrders, type Sums, sumsOfDays } from './selectionSums.store.ts';

/** Filters that the sums of days tell apart, and those that narrow nothing. */
const known = ['product', 'course', 'status', 'test', 'from', 'to', 'period'];

/** @returns `sums` null where there are too many orders to sum */
export async function sumsOf(
  ctx: Context,
  query: OrdersQuery,
): Promise<{ total: number; sums: Sums | null }> {
  const { timeZone } = ctx.app.config;
  if (isOfDays(query)) {
    const sums = await sumsByDay(ctx, { query, timeZone });
    return { total: sums.total, sums };
  }
  // A search reads each row that it finds: it is counted and summed at once.
  if (query.search) {
    const sums = await sumOrders(ctx.db, { query, timeZone, atMost: countedTo + 1 });
    return { total: sums.total, sums: isCapped(sums.total) ? null : sums };
  }
  const total = await countOrders(ctx.db, query, timeZone);
  return { total, sums: isCapped(total) ? null : await sumOrders(ctx.db, { query, timeZone }) };
}

/** How many orders of the selection exports give away. */
export async function exportedOf(ctx: Context, query: OrdersQuery): Promise<number> {
  const { timeZone } = ctx.app.config;
  if (!isOfDays(query)) return countExported(ctx.db, query, timeZone);
  return (await sumsByDay(ctx, { query, timeZone, isExported: true })).total;
}

function isOfDays(query: OrdersQuery): boolean {
  return Object.entries(query).every(
    ([key, value]) => known.includes(key) || ofOrder.includes(key) || value === undefined || value === '',
  );
}

async function sumsByDay(ctx: Context, selection: Selection): Promise<Sums> {
  const days = await daysOf(ctx, selection.query);
  if (!days) return { total: 0, orders: 0, paid: 0, revenue_kopecks: 0 };
  const summed = await sumsOfDays(ctx.db, days, selection);
  const { spans } = await periods.reading(ctx, days, { byDay: true });
  if (spans.length === 0) return summed;
  const read = await sumOrders(ctx.db, { ...selection, spans });
  return {
    total: summed.total + Number(read.total),
    orders: summed.orders + Number(read.orders),
    paid: summed.paid + Number(read.paid),
    revenue_kopecks: summed.revenue_kopecks + Number(read.revenue_kopecks),
  };
}

/** Days of the selection from the first order to the last; null where there are none. */
async function daysOf(ctx: Context, { from, to }: OrdersQuery): Promise<Days | null> {
  const { timeZone } = ctx.app.config;
  const ends = await endsOfOrders(ctx.db);
  if (!ends) return null;
  const [begin, end] = [schoolDay(ends.first, timeZone), schoolDay(ends.last, timeZone)];
  const first = from !== undefined && from > begin ? from : begin;
  const last = to !== undefined && to < end ? to : end;
  return first > last ? null : { first, last };
}
