/**
 * THE place where a refund ends, however that becomes known: by the answer to the request, a question, a notice, or
 * staff who have sent the money by hand. In any order, any number of times, from any process: the effect happens once.
 */

import { addPaid } from '#features/accounts/account/server/accounts.ts';
import { isMoney } from '#features/sales/orders/rules.ts';
import { holdOrder, noteOrder, type OrderRow } from '#features/sales/orders/server/orders.ts';
import { countReturn, takeBackAside } from '#features/sales/orders/server/returns.ts';
import { paymentById } from '#features/sales/payments/server/findPayment.ts';
import type { ProviderRefund } from '#features/sales/payments/server/providers/refunds.ts';
import { endEnrolmentOfOrder } from '#features/teaching/enrolments/server/enrolments.ts';
import { type Actor, system } from '#server/actor.ts';
import type { Context, TxContext } from '#server/context.ts';
import { publish } from '#server/outbox/queue.ts';
import { formatRubles } from '#shared/formats.ts';
import { toRubles } from '#shared/money.ts';
import { refundFailed, refundSucceeded } from '../contract/refunds.ts';
import { canMove, isUnderWay, nextCheckAt } from '../rules.ts';
import { queueNews } from './news.ts';
import { refundReason } from './orderReason.ts';
import { refundableOf } from './refundable.ts';
import { revokeWithRefund } from './revokeCertificate.ts';
import * as store from './store.ts';

/** Brings refund, order, person and course in line with the provider's state, in one transaction. */
export async function settleRefund(ctx: Context, refundId: string, seen: ProviderRefund): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const held = await holdBoth(ctx, refundId);
    const known = await store.findByProviderId(ctx.db, seen.id);
    if (known && known.id !== refundId) return giveWay(ctx, held);
    const problem = await mismatch(ctx, held.refund, seen);
    if (problem) {
      ctx.app.log.error({ refundId, problem }, 'the provider tells another refund');
      await fail(ctx, held, { failure: `mismatch_${problem}` });
    } else if (seen.status === 'succeeded') await succeed(ctx, held, { providerId: seen.id, actor: system });
    else if (seen.status === 'canceled')
      await fail(ctx, held, { failure: seen.cancellationReason ?? 'canceled', providerId: seen.id });
    else await keepWaiting(ctx, held, seen.id);
  });
}

/** Ends an attempt that made no refund; unless it has gone on meanwhile. */
export async function failRefund(ctx: Context, refund: store.RefundRow, failure: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const held = await holdBoth(ctx, refund.id);
    if (held.refund.attempt === refund.attempt && held.refund.state === 'approved')
      await fail(ctx, held, { failure });
  });
}

export interface Held {
  order: OrderRow;
  refund: store.RefundRow;
}

/** Order and refund, held in this order until the transaction ends. @throws where there is no such refund */
export async function holdBoth(ctx: TxContext, refundId: string): Promise<Held> {
  const found = await store.findRefund(ctx.db, refundId);
  const order = found && (await holdOrder(ctx.db, found.order_id));
  // Read again: the previous holder of the order's lock may have changed it.
  const refund = order && (await store.holdRefund(ctx.db, refundId));
  if (!refund) throw new Error(`refund ${refundId} has no order`);
  return { order, refund };
}

/** The money is back with the buyer. False when that is known already. */
export async function succeed(
  ctx: TxContext,
  { order, refund }: Held,
  { providerId = null, actor }: { providerId?: string | null; actor: Actor },
): Promise<boolean> {
  const { id, state, amount_kopecks: kopecks, origin } = refund;
  if (!canMove(state, 'succeeded') || kopecks === null) return false;
  const isFirst = await store.moveRefund(ctx.db, {
    id,
    from: state,
    change: {
      state: 'succeeded',
      provider_refund_id: providerId,
      finished_at: ctx.app.now().toISOString(),
      ...ended,
      failure: null,
    },
  });
  if (!isFirst) return false;
  const { chargedKopecks } = await refundableOf(ctx, order);
  const isWhole = order.returned_kopecks + kopecks >= chargedKopecks;
  const part = isWhole ? 'refunded_whole' : 'refunded_in_part';
  await countReturn({ ...ctx, actor }, order, {
    kopecks,
    wasAside: isUnderWay(state),
    isWhole,
    reason: refundReason(origin === 'provider' ? 'refunded_elsewhere' : part),
    details: amountText(kopecks),
  });
  // A discount that a lending bank kept has been counted as paid, and goes with the rest.
  const counted = isWhole ? order.amount_kopecks - order.returned_kopecks : kopecks;
  if (isMoney(order) && order.user_id) await addPaid(ctx.db, order.user_id, -counted);
  if (refund.closes_access === 1) await endEnrolmentOfOrder(ctx, order.id);
  await revokeWithRefund({ ...ctx, actor }, order, refund);
  await queueNews(ctx, refund, 'sent');
  await publish(ctx, refundSucceeded, { refundId: id });
  return true;
}

async function fail(
  ctx: TxContext,
  { order, refund }: Held,
  { failure, providerId = refund.provider_refund_id }: { failure: string; providerId?: string | null },
): Promise<void> {
  const { id, state, amount_kopecks } = refund;
  if (!canMove(state, 'failed')) return;
  const change = { state: 'failed', failure, provider_refund_id: providerId, ...ended } as const;
  if (!(await store.moveRefund(ctx.db, { id, from: state, change }))) return;
  await takeBackAside(ctx.db, order, amount_kopecks ?? 0);
  const details = amountText(amount_kopecks ?? 0);
  await noteOrder(
    { ...ctx, actor: system },
    { orderId: order.id, reason: refundReason('refund_failed'), details },
  );
  // A buyer who has read once that it takes longer need not read it again.
  if (refund.attempt === 1) await queueNews(ctx, refund, 'failed');
  await publish(ctx, refundFailed, { refundId: id });
}

/** Makes room in an order's sums: an attempt that has not reached the provider gives way. */
export function giveWay(ctx: TxContext, held: Held): Promise<void> {
  return fail(ctx, held, { failure: 'refunded_elsewhere' });
}

async function keepWaiting(ctx: TxContext, { refund }: Held, providerId: string): Promise<void> {
  const { id, state } = refund;
  if (state !== 'approved') return;
  const now = ctx.app.now();
  const next_check_at = nextCheckAt(refund.sent_at ?? refund.created_at, now);
  const change = { state: 'pending', provider_refund_id: providerId, next_check_at } as const;
  await store.moveRefund(ctx.db, { id, from: state, change });
}

/** The request named the buyer, and is not needed any more. */
const ended = { next_check_at: null, request: null };

/** Difference between a provider's refund and ours; null when it is the one that was requested. */
async function mismatch(
  ctx: TxContext,
  refund: store.RefundRow,
  seen: ProviderRefund,
): Promise<string | null> {
  if (refund.provider_refund_id !== null && refund.provider_refund_id !== seen.id) return 'id';
  const payment = refund.payment_id ? await paymentById(ctx.db, refund.payment_id) : undefined;
  if (payment?.provider_payment_id !== seen.paymentId) return 'payment';
  if (seen.currency !== 'RUB') return 'currency';
  return seen.amountKopecks === refund.amount_kopecks ? null : 'amount';
}

/** The amount as the order's history names it. */
export function amountText(kopecks: number): { amount: string } {
  return { amount: formatRubles(toRubles(kopecks), 'ru') };
}
