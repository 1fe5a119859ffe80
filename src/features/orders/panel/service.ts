/** What the panel reads of orders. */
import { textsIn } from '#features/courses/rules.ts';
import type { Actor } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { dayStart, nextDay } from '#shared/dates.ts';
import { notFound } from '#shared/errors.ts';
import { toKopecks, toRubles } from '#shared/money.ts';
import type { Order, ordersApi } from '../contract.ts';
import { isRefundDue } from '../rules.ts';
import * as store from '../store.ts';
import { everyCourse, paymentsOf } from './store.ts';

type In<K extends keyof typeof ordersApi> = ParsedInput<(typeof ordersApi)[K]>;
type Out<K extends keyof typeof ordersApi> = Output<(typeof ordersApi)[K]>;

/** One page of the selection, sums over all of it in rubles, and the courses that it can be narrowed to. */
export async function listOrders(actor: Actor, app: App, input: In<'list'>): Promise<Out<'list'>> {
  const { handle } = app.database;
  const selection = selectionOf(input, app.config.timeZone);
  const rows = await store.findOrders(handle, selection, {
    sort: input.sort,
    direction: input.direction,
    limit: input.page_size,
    offset: (input.page - 1) * input.page_size,
  });
  const sums = await store.sumOrders(handle, selection);
  const courses = await everyCourse(handle);
  return {
    orders: rows.map(toOrder),
    total: sums.total,
    summary: { revenue: toRubles(sums.revenue_kopecks), orders: sums.total, successful: sums.paid },
    courses: courses.map((course) => ({ id: course.id, title: textsIn(course, actor.language).title })),
  };
}

/** Days are the school's; amounts are asked for in rubles. */
function selectionOf(input: In<'list'>, timeZone: string): store.OrderSelection {
  const { search, status, course, from, to, amount_from, amount_to, refund_due } = input;
  return {
    search,
    status,
    courseId: course,
    since: from && dayStart(from, timeZone),
    before: to && dayStart(nextDay(to), timeZone),
    minKopecks: amount_from === undefined ? undefined : toKopecks(amount_from),
    maxKopecks: amount_to === undefined ? undefined : toKopecks(amount_to),
    isRefundDue: refund_due === 'yes',
  };
}

/** @throws not_found */
export async function showOrder(_actor: Actor, app: App, input: In<'show'>): Promise<Out<'show'>> {
  const { handle } = app.database;
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
  };
}
