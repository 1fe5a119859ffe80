/** Refunds as staff decide them. Each decision builds on the state it was shown: another one meanwhile is a conflict. */

import type { AuditFields } from '#features/records/audit/rules.ts';
import { recordAction } from '#features/records/audit/server/audit.ts';
import { orderNumber } from '#features/sales/orders/rules.ts';
import { holdOrder, noteOrder, type OrderRow } from '#features/sales/orders/server/orders.ts';
import { setAside } from '#features/sales/orders/server/returns.ts';
import { isOpenByOrder } from '#features/teaching/enrolments/server/enrolments.ts';
import { member } from '#server/actor.ts';
import { assertUnchanged } from '#server/changes.ts';
import type { Context, TxContext } from '#server/context.ts';
import { queue } from '#server/outbox/queue.ts';
import { newId } from '#server/tokens.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { second } from '#shared/dates.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { toKopecks, toRubles } from '#shared/money.ts';
import type { OrderRefunds, refundsPanelApi } from '../contract/refunds.ts';
import { refundErrors } from '../errors.ts';
import type { refunds } from '../manifest.ts';
import { canMove, type RefundState, type RefundWay, takesCertificate } from '../rules.ts';
import { orderRefunds, versionOf } from './list.ts';
import { queueNews } from './news.ts';
import { refundReason } from './orderReason.ts';
import { refundableOf, suggestionFor } from './refundable.ts';
import { refundRequest } from './request.ts';
import { emptyRefund, searchOf } from './requests.ts';
import { certificateAtStake } from './revokeCertificate.ts';
import { sendRefund } from './sendingJobs.ts';
import { amountText, type Held, holdBoth, succeed } from './settleRefund.ts';
import * as store from './store.ts';
import { grantWishes } from './wishes.ts';

type In<K extends keyof typeof refundsPanelApi> = ParsedInput<(typeof refundsPanelApi)[K]>;

/**
 * Sends back a sum of a paid order. A request of the buyer that waits for an answer has it thereby.
 * @throws not_found, conflict, refund_too_high
 */
export function makeRefund(ctx: Context, input: In<'make'>): Promise<OrderRefunds> {
  return ctx.transaction(async (ctx) => {
    const order = await holdOrder(ctx.db, input.id);
    if (!order) throw notFound();
    await assertCurrent(ctx, order, input.version);
    const refunds = await store.refundsOf(ctx.db, [order.id]);
    const asked = refunds.find(({ state }) => state === 'requested');
    const refund = asked ?? (await begin(ctx, order));
    await grant(ctx, { order, refund, input, action: asked ? 'refund.approved' : 'refund.made' });
    return orderRefunds(ctx, order.id);
  });
}

/** @throws not_found, conflict, refund_too_high */
export function approveRefund(ctx: Context, input: In<'approve'>): Promise<OrderRefunds> {
  return decide(ctx, input, {
    from: 'requested',
    step: (ctx, held) => grant(ctx, { ...held, input, action: 'refund.approved' }),
  });
}

/** @throws not_found, conflict */
export function declineRefund(ctx: Context, input: In<'decline'>): Promise<OrderRefunds> {
  return decide(ctx, input, {
    from: 'requested',
    async step(ctx, { order, refund }) {
      const now = ctx.app.now().toISOString();
      const decision = { ...decidedNow(ctx), reason: input.reason, finished_at: now };
      await store.changeRefund(ctx.db, refund.id, { ...decision, state: 'declined' });
      await noteOrder(ctx, { orderId: order.id, reason: refundReason('refund_declined') });
      await queueNews(ctx, refund, 'declined');
      await record(ctx, order, { action: 'refund.declined', after: { reason: input.reason } });
    },
  });
}

/** Sends a failed one again with a new key, or leaves it to staff. @throws not_found, conflict, refund_too_high */
export function retryRefund(ctx: Context, input: In<'retry'>): Promise<OrderRefunds> {
  return decide(ctx, input, {
    from: 'failed',
    async step(ctx, { order, refund }) {
      await startAttempt(ctx, { order, refund, kopecks: refund.amount_kopecks!, way: input.way });
      const amount = toRubles(refund.amount_kopecks!);
      await record(ctx, order, { action: 'refund.retried', after: { amount, way: input.way } });
    },
  });
}

/** @throws not_found, conflict where it goes through the provider, or has been noted */
export function noteSent(ctx: Context, input: In<'sent'>): Promise<OrderRefunds> {
  return decide(ctx, input, {
    from: 'approved',
    async step(ctx, held) {
      if (held.refund.way !== 'by_hand') throw new AppError('conflict');
      await succeed(ctx, held, { actor: ctx.actor });
      const amount = toRubles(held.refund.amount_kopecks!);
      await record(ctx, held.order, { action: 'refund.sent', after: { amount } });
    },
  });
}

/** @throws not_found; conflict where the money was not sent by hand, or not yet */
export function setReceiptNumber(ctx: Context, input: In<'setReceiptNumber'>): Promise<OrderRefunds> {
  const { id, receipt_number } = input;
  return ctx.transaction(async (ctx) => {
    if (!(await store.findRefund(ctx.db, id))) throw notFound();
    const { order, refund } = await holdBoth(ctx, id);
    if (refund.way !== 'by_hand' || refund.state !== 'succeeded') throw new AppError('conflict');
    if (refund.receipt_number !== receipt_number) {
      await store.changeRefund(ctx.db, id, { receipt_number });
      await noteOrder(ctx, {
        orderId: order.id,
        reason: refundReason('refund_receipt'),
        details: { number: receipt_number },
      });
      const before = { receipt_number: refund.receipt_number };
      await record(ctx, order, { action: 'refund.receipt_entered', before, after: { receipt_number } });
    }
    return orderRefunds(ctx, order.id);
  });
}

/** A decision on a refund in a state that allows it, all or nothing. */
function decide(
  ctx: Context,
  { id, version }: { id: string; version: string },
  { from, step }: { from: RefundState; step(ctx: TxContext, held: Held): Promise<void> },
): Promise<OrderRefunds> {
  return ctx.transaction(async (ctx) => {
    if (!(await store.findRefund(ctx.db, id))) throw notFound();
    const held = await holdBoth(ctx, id);
    await assertCurrent(ctx, held.order, version);
    if (held.refund.state !== from) throw new AppError('conflict');
    await step(ctx, held);
    return orderRefunds(ctx, held.order.id);
  });
}

async function assertCurrent(ctx: TxContext, order: OrderRow, version: string): Promise<void> {
  assertUnchanged(versionOf(order, await store.refundsOf(ctx.db, [order.id])), version);
}

/** The row of a refund that staff begin; the transaction decides it at once. */
async function begin(ctx: TxContext, order: OrderRow): Promise<store.RefundRow> {
  const suggested = await suggestionFor(ctx, order, await refundableOf(ctx, order));
  const refund: store.RefundRow = {
    ...emptyRefund,
    id: newId(),
    order_id: order.id,
    origin: 'staff',
    state: 'requested',
    suggested_kopecks: suggested?.kopecks ?? 0,
    lessons_done: suggested ? Math.min(suggested.lessonsDone, suggested.lessonsTotal) : 0,
    lessons_total: suggested?.lessonsTotal ?? 0,
    created_at: ctx.app.now().toISOString(),
    search: searchOf(order),
  };
  await store.insertRefund(ctx.db, refund);
  return refund;
}

interface Grant extends Held {
  input: { amount: number; reason: string; closes_access: boolean; revoke_certificate: boolean };
  action: (typeof refunds.audit)[number];
}

async function grant(ctx: TxContext, { order, refund, input, action }: Grant): Promise<void> {
  const kopecks = toKopecks(input.amount);
  const { way, leftKopecks } = await refundableOf(ctx, order);
  const { reason, closes_access } = input;
  const endsCourse = closes_access || !(await isOpenByOrder(ctx.db, order.id));
  const revokes =
    input.revoke_certificate && takesCertificate({ isWhole: kopecks === leftKopecks, endsCourse });
  await store.changeRefund(ctx.db, refund.id, {
    ...decidedNow(ctx),
    reason,
    closes_access: closes_access ? 1 : 0,
    revokes_certificate: revokes ? 1 : 0,
  });
  await startAttempt(ctx, { order, refund, kopecks, way });
  const details = amountText(kopecks);
  await noteOrder(ctx, { orderId: order.id, reason: refundReason('refund_decided'), details });
  await grantWishes(ctx, order.id);
  await queueNews(ctx, refund, 'approved');
  const certificate = await certificateAtStake(ctx, order);
  const after: AuditFields = { amount: input.amount, reason, closes_access };
  await record(ctx, order, {
    action,
    after: { ...after, ...(certificate && { revokes_certificate: revokes }) },
  });
}

interface Start extends Held {
  kopecks: number;
  way: RefundWay;
}

/** Sets the money aside, and stores the request with its key before anything is sent. @throws refund_too_high */
async function startAttempt(ctx: TxContext, { order, refund, kopecks, way }: Start): Promise<void> {
  const { leftKopecks, chargedKopecks, payment, way: possible } = await refundableOf(ctx, order);
  if (!canMove(refund.state, 'approved')) throw new AppError('conflict');
  if (kopecks > leftKopecks || !(await setAside(ctx.db, order, kopecks)))
    throw new AppError(refundErrors.refund_too_high, { values: { left: toRubles(leftKopecks) } });
  if (way === 'provider' && possible === 'by_hand') throw new AppError('conflict');
  const attempt = refund.attempt + 1;
  const now = ctx.app.now();
  const goesOut = way === 'provider' && payment;
  const isWhole = kopecks === chargedKopecks;
  await store.changeRefund(ctx.db, refund.id, {
    state: 'approved',
    payment_id: payment?.id ?? null,
    amount_kopecks: kopecks,
    ...{ way, attempt, failure: null, provider_refund_id: null },
    idempotence_key: goesOut ? newId() : null,
    request: goesOut
      ? await refundRequest(ctx, { refundId: refund.id, attempt, kopecks, isWhole, order, payment })
      : null,
    sent_at: goesOut ? now.toISOString() : null,
    next_check_at: goesOut ? new Date(now.getTime() + 30 * second).toISOString() : null,
  });
  if (goesOut) await queue(ctx, sendRefund, { refundId: refund.id });
}

function decidedNow(ctx: Context) {
  return { decided_by: member(ctx.actor).id, decided_at: ctx.app.now().toISOString() };
}

function record(
  ctx: TxContext,
  order: OrderRow,
  { action, ...fields }: { action: (typeof refunds.audit)[number]; before?: AuditFields; after: AuditFields },
): Promise<void> {
  const label = orderNumber(order.number);
  return recordAction(ctx, { action, subject: { kind: 'order', id: order.id, label }, ...fields });
}
