/** Orders as the panel reads them. */

import { staffNames } from '#features/accounts/account/server/accounts.ts';
import { knownSources } from '#features/records/visits/server/figures.ts';
import { codeOf } from '#features/sales/promo-codes/server/codes.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/database.ts';
import { listedRows } from '#server/listing.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { schoolDay } from '#shared/dates.ts';
import { notFound } from '#shared/errors.ts';
import type { Language } from '#shared/i18n.ts';
import { textIn } from '#shared/localText.ts';
import { toRubles } from '#shared/money.ts';
import type { ordersApi } from '../contract.ts';
import { type Order, type OrdersQuery, ordersListing } from '../listing.ts';
import type { Standing } from '../rules/standings.ts';
import { selectedDays } from '../rules/summary.ts';
import { isRefundDue, orderNumber, wasPaid } from '../rules.ts';
import { guardianOf } from './guardian.ts';
import {
  everyCourse,
  everyOrder,
  findManualPayment,
  findOrders,
  isHeldPayment,
  type ListedOrderRow,
  noWay,
  paymentsOf,
  type WayPaid,
  waysPaid,
} from './list.store.ts';
import { mailsOf, notesOf } from './notes.store.ts';
import { exportedOf, sumsOf } from './selectionSums.ts';
import { standingsOf } from './standing.ts';
import * as store from './store.ts';
import { titleOf } from './titles.ts';

type In<K extends keyof typeof ordersApi> = ParsedInput<(typeof ordersApi)[K]>;
type Out<K extends keyof typeof ordersApi> = Output<(typeof ordersApi)[K]>;

/** One page of the selection, sums over all of it in rubles where they are known, and the courses that it can be narrowed to. */
export async function listOrders(ctx: Context, input: In<'list'>): Promise<Out<'list'>> {
  const { timeZone } = ctx.app.config;
  const query = selectionOf(ctx, input);
  const rows = await findOrders(ctx.db, query, timeZone);
  const { total, sums } = await sumsOf(ctx, query);
  const courses = await everyCourse(ctx.db);
  return {
    orders: await toOrders(ctx, rows),
    total,
    summary: sums && {
      ...{ revenue: toRubles(sums.revenue_kopecks), orders: sums.orders, successful: sums.paid },
    },
    courses: courses.map((course) => ({ id: course.id, title: textIn(course, 'title', ctx.actor.language) })),
    sources: await knownSources(ctx),
  };
}

export const listedOrders = listedRows({
  listing: ordersListing,
  count: (ctx, input) => exportedOf(ctx, selectionOf(ctx, input)),
  async *pages(ctx, input) {
    const pages = everyOrder(ctx.db, selectionOf(ctx, input), ctx.app.config.timeZone);
    for await (const rows of pages) yield await toOrders(ctx, rows);
  },
});

function selectionOf(ctx: Context, query: OrdersQuery): OrdersQuery {
  return selectedDays(query, schoolDay(ctx.app.now(), ctx.app.config.timeZone));
}

/** @throws not_found */
export async function showOrder(ctx: Context, input: In<'show'>): Promise<Out<'show'>> {
  const { handle } = ctx.app.database;
  const row = await store.findOrder(handle, input.id);
  if (!row) throw notFound();
  const history = await store.history.read(handle, row.id);
  const payments = await paymentsOf(handle, row.id);
  const told = await storyOf(handle, row.id);
  const manual = await findManualPayment(handle, row.id);
  const guardian = await guardianOf(ctx, row.id);
  const names = await staffNames(handle, [...history.map(({ actor_id }) => actor_id), ...told.authors]);
  const [order] = await toOrders({ ...ctx, db: handle }, [
    { ...row, promo_code: row.promo_code_id && (await codeOf(ctx, row.promo_code_id)) },
  ]);
  const by = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  return {
    ...order!,
    regular_price: toRubles(row.regular_price_kopecks),
    saving: toRubles(row.regular_price_kopecks - row.amount_kopecks),
    price_reason: row.price_reason,
    history: history.map(({ from_status, to_status, reason, details, created_at, actor_id }) => ({
      from: from_status,
      to: to_status,
      reason,
      details: details === null ? {} : (JSON.parse(details) as Record<string, string>),
      at: created_at,
      by: by(actor_id),
    })),
    notes: told.notes.map(({ id, text, created_at, author_id }) => ({
      ...{ id, text },
      at: created_at,
      by: by(author_id),
    })),
    mails: told.mails.map(({ id, email, title: subject, text, created_at, sent_at, author_id }) => ({
      ...{ id, email, subject, text, sent_at },
      at: created_at,
      by: by(author_id),
    })),
    guardian: guardian && {
      ...{ state: guardian.state, email: guardian.guardian_email, name: guardian.guardian_name },
      expires_at: guardian.expires_at,
    },
    manual: manual
      ? {
          method: manual.method,
          paid_on: manual.paid_on,
          document: manual.document,
          receipt_number: manual.receipt_number,
        }
      : null,
    payments: payments.map(({ amount_kopecks, asked_method, held_at, ...payment }) => ({
      ...payment,
      method: payment.method ?? asked_method,
      is_held: isHeldPayment({ ...payment, held_at }),
      amount: toRubles(amount_kopecks),
    })),
  };
}

/** Notes of staff about the order, and mails to its buyer. */
async function storyOf(db: Db, orderId: string) {
  const notes = await notesOf(db, orderId);
  const mails = await mailsOf(db, orderId);
  return { notes, mails, authors: [...notes, ...mails].map(({ author_id }) => author_id) };
}

async function toOrders(ctx: Context, rows: readonly ListedOrderRow[]): Promise<Order[]> {
  const standings = await standingsOf(ctx, rows);
  const ways = await waysPaid(
    ctx.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    toOrder(row, {
      standing: standings.get(row.id)!,
      way: ways.get(row.id) ?? noWay,
      language: ctx.actor.language,
    }),
  );
}

interface Shown {
  standing: Standing;
  way: WayPaid;
  language: Language;
}

function toOrder(row: ListedOrderRow, { standing, way, language }: Shown): Order {
  const kept = wasPaid(row.status) ? row.amount_kopecks - row.returned_kopecks : 0;
  return {
    id: row.id,
    number: orderNumber(row.number),
    email: row.email,
    name: row.name,
    phone: row.phone,
    user_id: row.user_id,
    product: row.product,
    course_id: row.course_id,
    course_title: titleOf(row, language),
    amount: toRubles(row.amount_kopecks),
    currency: row.currency,
    status: row.status,
    standing,
    date: row.created_at,
    paid_at: row.paid_at,
    returned: toRubles(row.returned_kopecks),
    net: toRubles(kept),
    method: way.method,
    provider_number: way.number,
    refund_due: isRefundDue(row),
    held: way.isHeld,
    erased: row.erased_at !== null,
    promo_code: row.promo_code,
    source: row.first_source,
    campaign: row.first_campaign,
    last_source: row.last_source,
    last_campaign: row.last_campaign,
    landing: row.landing,
    test: row.money === 'test',
    rehearsal: row.money === 'rehearsal',
  };
}
