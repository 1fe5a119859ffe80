/** Refunds as the panel reads them. */

import { isRefundDue, orderNumber, wasPaid } from '#features/sales/orders/rules.ts';
import { findOrder, type OrderRow, refundReason } from '#features/sales/orders/server/orders.ts';
import { refundsDue } from '#features/sales/orders/server/returns.ts';
import { titleOf } from '#features/sales/orders/server/titles.ts';
import { isOpenByOrder } from '#features/teaching/enrolments/server/enrolments.ts';
import { fingerprint } from '#server/changes.ts';
import type { Context } from '#server/context.ts';
import { listedRows } from '#server/listing.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { notFound } from '#shared/errors.ts';
import type { Language } from '#shared/i18n.ts';
import { toRubles } from '#shared/money.ts';
import type { DueOrder, OrderRefunds, refundsPanelApi } from '../contract/refunds.ts';
import { type Refund, refundsListing } from '../listing.ts';
import * as listed from './list.store.ts';
import { refundableOf, suggestionFor, toSuggestion } from './refundable.ts';
import { certificateAtStake } from './revokeCertificate.ts';
import * as store from './store.ts';
import { waitingWishes, wishesOfOrder } from './wishes.ts';

type In<K extends keyof typeof refundsPanelApi> = ParsedInput<(typeof refundsPanelApi)[K]>;

/** As many as one sits down to work off. */
const dueShown = 50;

/** One page of the selection, and the orders that wait for somebody to send their money back. */
export async function listRefunds(
  ctx: Context,
  input: In<'list'>,
): Promise<Output<typeof refundsPanelApi.list>> {
  const { timeZone } = ctx.app.config;
  const rows = await listed.findRefunds(ctx.db, input, timeZone);
  const due = await refundsDue(ctx.db, dueShown);
  return {
    refunds: rows.map(toRefund(ctx.actor.language)),
    total: await listed.countRefunds(ctx.db, input, timeZone),
    due: await Promise.all(due.map((order) => toDue(ctx, order))),
    wishes: await waitingWishes(ctx, dueShown),
  };
}

export const listedRefunds = listedRows({
  listing: refundsListing,
  count: (ctx, input) => listed.countExported(ctx.db, input, ctx.app.config.timeZone),
  async *pages(ctx, input) {
    for await (const rows of listed.everyRefund(ctx.db, input, ctx.app.config.timeZone))
      yield rows.map(toRefund(ctx.actor.language));
  },
});

/** @throws not_found */
export async function showRefunds(ctx: Context, { id }: In<'ofOrder'>): Promise<OrderRefunds> {
  return orderRefunds(ctx, id);
}

/** @throws not_found */
export async function orderRefunds(ctx: Context, orderId: string): Promise<OrderRefunds> {
  const order = await findOrder(ctx.db, orderId);
  if (!order) throw notFound();
  const refundable = await refundableOf(ctx, order);
  const { leftKopecks, way, payment } = refundable;
  const suggested = await suggestionFor(ctx, order, refundable);
  const rows = await listed.listedOf(ctx.db, orderId);
  return {
    order_id: orderId,
    paid: wasPaid(order.status),
    amount: toRubles(order.amount_kopecks),
    returned: toRubles(order.returned_kopecks),
    under_way: toRubles(order.returning_kopecks),
    left: toRubles(leftKopecks),
    refund_due: isRefundDue(order),
    way,
    provider: payment?.provider ?? null,
    has_access: await isOpenByOrder(ctx.db, orderId),
    certificate: await certificateAtStake(ctx, order),
    last_day: suggested?.lastDay ?? null,
    suggestion: suggested && toSuggestion(suggested),
    refunds: rows.map(toRefund(ctx.actor.language)),
    wishes: await wishesOfOrder(ctx, orderId),
    version: fingerprint(versionOf(order, rows)),
  };
}

/** State that a decision builds on. */
export function versionOf(order: OrderRow, refunds: readonly store.RefundRow[]) {
  const { status, returned_kopecks, returning_kopecks } = order;
  return [
    ...[status, returned_kopecks, returning_kopecks],
    ...refunds.map(({ id, state, attempt }) => `${id} ${state} ${attempt}`),
  ];
}

async function toDue(ctx: Context, order: OrderRow): Promise<DueOrder> {
  const { leftKopecks } = await refundableOf(ctx, order);
  const refunds = await store.refundsOf(ctx.db, [order.id]);
  return {
    order_id: order.id,
    order: orderNumber(order.number),
    email: order.email,
    erased: order.erased_at !== null,
    course: titleOf(order, ctx.actor.language),
    left: toRubles(leftKopecks),
    paid_at: order.paid_at!,
    why: await refundReason(ctx.db, order),
    version: fingerprint(versionOf(order, refunds)),
  };
}

function toRefund(language: Language): (row: listed.ListedRow) => Refund {
  return (row) => {
    const { id, order_id, email, name, origin, way, state, wish, reason, lessons_done, lessons_total } = row;
    return {
      ...{ id, order_id, email, name, origin, way, state, wish, reason, lessons_done, lessons_total },
      order: orderNumber(row.number),
      erased: row.erased_at !== null,
      course: titleOf(row, language),
      order_amount: toRubles(row.order_kopecks),
      amount: row.amount_kopecks === null ? null : toRubles(row.amount_kopecks),
      suggested: toRubles(row.suggested_kopecks),
      closes_access: row.closes_access === 1,
      decided_at: row.decided_at,
      decided_by: row.decider,
      failure: row.failure,
      receipt_number: row.receipt_number,
      created_at: row.created_at,
      finished_at: row.finished_at,
      test: row.money === 'test',
      rehearsal: row.money === 'rehearsal',
    };
  };
}
