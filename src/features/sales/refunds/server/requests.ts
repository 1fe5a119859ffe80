/** A refund as the buyer asks for it in the cabinet. */

import { orderNumber } from '#features/sales/orders/rules.ts';
import { holdOrder, noteOrder, type OrderRow } from '#features/sales/orders/server/orders.ts';
import { paidOrdersOf } from '#features/sales/orders/server/returns.ts';
import { titleOf } from '#features/sales/orders/server/titles.ts';
import { member } from '#server/actor.ts';
import type { Context, TxContext } from '#server/context.ts';
import { publish, queue } from '#server/outbox/queue.ts';
import { newId } from '#server/tokens.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { toRubles } from '#shared/money.ts';
import { searchable } from '#shared/search.ts';
import { type OwnRefund, type RefundableOrder, refundAsked, type refundsApi } from '../contract/refunds.ts';
import { refundErrors } from '../errors.ts';
import { isUnsettled } from '../rules.ts';
import { sendNews, tellGuardian } from './news.ts';
import { refundReason } from './orderReason.ts';
import { refundableOf, suggestionFor, toSuggestion } from './refundable.ts';
import * as store from './store.ts';

/** Orders that can be refunded, and those with a refund already requested; newest first. */
export async function myRefunds(ctx: Context): Promise<Output<typeof refundsApi.mine>> {
  const orders = await paidOrdersOf(ctx.db, member(ctx.actor).id);
  const refunds = await store.refundsOf(
    ctx.db,
    orders.map(({ id }) => id),
  );
  const seen: RefundableOrder[] = [];
  for (const order of orders) seen.push(await toRefundable(ctx, order, refunds));
  return { orders: seen.filter(({ can_ask, refunds }) => can_ask || refunds.length > 0) };
}

/** @throws not_found, refund_term_over, conflict where one is being decided or nothing is left to ask for */
export async function askRefund(
  ctx: Context,
  { order_id, wish }: ParsedInput<typeof refundsApi.ask>,
): Promise<RefundableOrder> {
  const { id: userId } = member(ctx.actor);
  return ctx.transaction(async (ctx) => {
    const order = await holdOrder(ctx.db, order_id);
    if (!order || order.user_id !== userId) throw notFound();
    return askForOrder(ctx, order, { wish, reason: 'refund_asked' });
  });
}

interface Asking {
  wish: string;
  reason: 'refund_asked' | 'refund_asked_by_guardian';
}

/**
 * Part of the transaction that holds the order. @throws not_found where it was never paid, refund_term_over, conflict as
 * `askRefund`
 */
export async function askForOrder(
  ctx: TxContext,
  order: OrderRow,
  { wish, reason }: Asking,
): Promise<RefundableOrder> {
  if (order.paid_at === null) throw notFound();
  const order_id = order.id;
  const refundable = await refundableOf(ctx, order);
  const { leftKopecks } = refundable;
  const suggested = (await suggestionFor(ctx, order, refundable))!;
  if (!suggested.isInTime) throw new AppError(refundErrors.refund_term_over);
  const earlier = await store.refundsOf(ctx.db, [order_id]);
  if (leftKopecks === 0 || earlier.some(({ state }) => isUnsettled(state))) throw new AppError('conflict');
  const id = newId();
  await store.insertRefund(ctx.db, {
    ...emptyRefund,
    id,
    order_id,
    origin: 'buyer',
    state: 'requested',
    suggested_kopecks: suggested.kopecks,
    lessons_done: Math.min(suggested.lessonsDone, suggested.lessonsTotal),
    lessons_total: suggested.lessonsTotal,
    wish,
    created_at: ctx.app.now().toISOString(),
    search: searchOf(order),
  });
  await noteOrder(ctx, { orderId: order_id, reason: refundReason(reason) });
  await queue(ctx, reason === 'refund_asked' ? sendNews : tellGuardian, { refundId: id, news: 'asked' });
  await publish(ctx, refundAsked, { refundId: id });
  return refundableOrder(ctx, order);
}

/** A paid order with its refunds, newest first. */
export async function refundableOrder(ctx: Context, order: OrderRow): Promise<RefundableOrder> {
  return toRefundable(ctx, order, await store.refundsOf(ctx.db, [order.id]));
}

export const emptyRefund = {
  ...{
    payment_id: null,
    way: null,
    amount_kopecks: null,
    wish: '',
    reason: '',
    closes_access: 0,
    revokes_certificate: 0,
  },
  ...{ suggested_kopecks: 0, lessons_done: 0, lessons_total: 0, decided_by: null, decided_at: null },
  ...{ attempt: 0, idempotence_key: null, request: null, sent_at: null, provider_refund_id: null },
  ...{ failure: null, receipt_number: null, finished_at: null, next_check_at: null },
} as const;

/** The text in which staff find it, and its receipts. */
export function searchOf({ email, name, phone, course_title, number, id }: OrderRow): string {
  return searchable(email, name, phone, course_title, orderNumber(number), id);
}

async function toRefundable(
  ctx: Context,
  order: OrderRow,
  all: readonly store.RefundRow[],
): Promise<RefundableOrder> {
  const refunds = all.filter(({ order_id }) => order_id === order.id);
  const refundable = await refundableOf(ctx, order);
  const { leftKopecks } = refundable;
  const suggested = (await suggestionFor(ctx, order, refundable))!;
  const isBusy = refunds.some(({ state }) => isUnsettled(state));
  return {
    order_id: order.id,
    course: titleOf(order, ctx.actor.language),
    amount: toRubles(order.amount_kopecks),
    returned: toRubles(order.returned_kopecks),
    paid_at: order.paid_at!,
    last_day: suggested.lastDay,
    can_ask: suggested.isInTime && leftKopecks > 0 && !isBusy,
    suggestion: toSuggestion(suggested),
    refunds: refunds.map(toOwn),
  };
}

function toOwn(row: store.RefundRow): OwnRefund {
  const { id, state, origin, amount_kopecks, wish, reason, closes_access, receipt_number } = row;
  const { created_at, finished_at } = row;
  return {
    ...{ id, state, origin, wish, reason, receipt_number, created_at, finished_at },
    amount: amount_kopecks === null ? null : toRubles(amount_kopecks),
    closes_access: closes_access === 1,
  };
}
