/** Orders as the panel reads them. */
import type { Context } from '#server/context.ts';
import { listedRows } from '#server/listing.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { notFound } from '#shared/errors.ts';
import { textIn } from '#shared/localText.ts';
import { toRubles } from '#shared/money.ts';
import type { ordersApi } from '../contract.ts';
import { type Order, ordersListing } from '../listing.ts';
import { isRefundDue } from '../rules.ts';
import { everyCourse, everyOrder, findOrders, paymentsOf, sumOrders } from './list.store.ts';
import * as store from './store.ts';

type In<K extends keyof typeof ordersApi> = ParsedInput<(typeof ordersApi)[K]>;
type Out<K extends keyof typeof ordersApi> = Output<(typeof ordersApi)[K]>;

/** One page of the selection, sums over all of it in rubles, and the courses that it can be narrowed to. */
export async function listOrders(ctx: Context, input: In<'list'>): Promise<Out<'list'>> {
  const { timeZone } = ctx.app.config;
  const rows = await findOrders(ctx.db, input, timeZone);
  const sums = await sumOrders(ctx.db, input, timeZone);
  const courses = await everyCourse(ctx.db);
  return {
    orders: rows.map(toOrder),
    total: sums.total,
    summary: { revenue: toRubles(sums.revenue_kopecks), orders: sums.orders, successful: sums.paid },
    courses: courses.map((course) => ({ id: course.id, title: textIn(course, 'title', ctx.actor.language) })),
  };
}

export const listedOrders = listedRows({
  listing: ordersListing,
  async count(ctx, input) {
    return (await sumOrders(ctx.db, input, ctx.app.config.timeZone)).total;
  },
  async *pages(ctx, input) {
    for await (const rows of everyOrder(ctx.db, input, ctx.app.config.timeZone)) yield rows.map(toOrder);
  },
});

/** @throws not_found */
export async function showOrder(ctx: Context, input: In<'show'>): Promise<Out<'show'>> {
  const { handle } = ctx.app.database;
  const row = await store.findOrder(handle, input.id);
  if (!row) throw notFound();
  const history = await store.historyOf(handle, row.id);
  const payments = await paymentsOf(handle, row.id);
  return {
    ...toOrder(row),
    list_price: toRubles(row.list_price_kopecks),
    discount: toRubles(row.list_price_kopecks - row.amount_kopecks),
    price_reason: row.price_reason,
    history: history.map(({ from_status, to_status, reason, details, created_at }) => ({
      from: from_status,
      to: to_status,
      reason,
      details: details === null ? {} : (JSON.parse(details) as Record<string, string>),
      at: created_at,
    })),
    payments: payments.map(({ amount_kopecks, ...payment }) => ({
      ...payment,
      amount: toRubles(amount_kopecks),
    })),
  };
}

function toOrder(row: store.OrderRow): Order {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    phone: row.phone,
    user_id: row.user_id,
    course_id: row.course_id,
    course_title: row.course_title,
    amount: toRubles(row.amount_kopecks),
    currency: row.currency,
    status: row.status,
    date: row.created_at,
    paid_at: row.paid_at,
    refund_due: isRefundDue(row),
    erased: row.erased_at !== null,
    test: row.money === 'test',
  };
}
