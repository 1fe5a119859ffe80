/**
 * Payments whose money is not collected by card: a bank's instalments, or a transfer or cash that staff record.
 * The collector decides; here the payment and its order are kept in line.
 */

import { addPaid } from '#features/accounts/account/server/accounts.ts';
import { isMoney } from '#features/sales/orders/rules.ts';
import type { OrderReason } from '#features/sales/orders/server/orderReason.ts';
import { moveOrder, type OrderRow } from '#features/sales/orders/server/orders.ts';
import { endEnrolmentOfOrder } from '#features/teaching/enrolments/server/enrolments.ts';
import { system } from '#server/actor.ts';
import type { TxContext } from '#server/context.ts';
import { newId } from '#server/tokens.ts';
import type { OrderState } from '#shared/orderStates.ts';
import { creditOrder } from './credit.ts';
import * as store from './store.ts';

interface OutsidePayment {
  provider: Exclude<store.PaymentProvider, 'yookassa'>;
  orderId: string;
  amountKopecks: number;
  /** The collector's own number, if there is one yet. */
  number: string | null;
}

/** The one payment of an order that is not paid by card, as part of the order's transaction. */
export async function insertOutsidePayment(ctx: TxContext, payment: OutsidePayment): Promise<void> {
  const id = newId();
  await store.insertPayment(ctx.db, {
    id,
    order_id: payment.orderId,
    provider: payment.provider,
    // Nothing is ever sent for it: these belong to YooKassa's protocol.
    idempotence_key: id,
    request: '',
    provider_payment_id: payment.number,
    confirmation_url: null,
    amount_kopecks: payment.amountKopecks,
    status: 'new',
    cancellation_reason: null,
    created_at: ctx.app.now().toISOString(),
    checked_at: null,
    next_check_at: null,
  });
}

/**
 * Credits an order that the caller holds (`holdOrder`), however late the money came. @returns whether this call
 * did; of several callers one gets true
 */
export async function creditOutsidePayment(ctx: TxContext, order: OrderRow): Promise<boolean> {
  const payment = await outsidePaymentOf(ctx, order);
  const isFirst = await store.movePayment(ctx.db, {
    id: payment.id,
    from: ['new', 'pending', 'canceled', 'failed'],
    to: 'succeeded',
    change: { cancellation_reason: null },
  });
  if (isFirst) await creditOrder(ctx, order);
  return isFirst;
}

/** The buyer has been shown where to agree to it: the order waits. @param url leads the buyer there again */
export async function awaitOutsidePayment(
  ctx: TxContext,
  order: OrderRow,
  { reason, url }: { reason: OrderReason; url: string },
): Promise<void> {
  const payment = await outsidePaymentOf(ctx, order);
  const isFirst = await store.movePayment(ctx.db, {
    id: payment.id,
    from: ['new'],
    to: 'pending',
    change: { confirmation_url: url },
  });
  if (isFirst) await moveOrder({ ...ctx, actor: system }, { orderId: order.id, to: 'pending', reason });
}

/** Ends an unpaid order together with its payment. Does nothing to one that was paid. */
export async function endOutsidePayment(
  ctx: TxContext,
  order: OrderRow,
  { to, reason }: { to: Extract<OrderState, 'canceled' | 'expired'>; reason: OrderReason },
): Promise<void> {
  const payment = await outsidePaymentOf(ctx, order);
  const isFirst = await store.movePayment(ctx.db, {
    id: payment.id,
    from: ['new', 'pending'],
    to: 'canceled',
    change: { cancellation_reason: reason },
  });
  if (isFirst) await moveOrder(ctx, { orderId: order.id, to, reason });
}

/**
 * Undoes the credit of a paid order that the caller holds, because the money will never come: a contract was withdrawn
 * from. Nobody has to be paid back; the course that it opened is closed.
 */
export async function withdrawOutsidePayment(
  ctx: TxContext,
  order: OrderRow,
  reason: OrderReason,
): Promise<void> {
  const payment = await outsidePaymentOf(ctx, order);
  const change = { cancellation_reason: reason };
  const isFirst = await store.movePayment(ctx.db, {
    id: payment.id,
    from: ['succeeded'],
    to: 'canceled',
    change,
  });
  const wasPaid = isFirst && (await moveOrder(ctx, { orderId: order.id, to: 'refunded', reason }));
  if (!wasPaid || !order.user_id) return;
  // Money sent back by hand before has been taken off already.
  if (isMoney(order)) await addPaid(ctx.db, order.user_id, order.returned_kopecks - order.amount_kopecks);
  await endEnrolmentOfOrder(ctx, order.id);
}

async function outsidePaymentOf(ctx: TxContext, order: OrderRow): Promise<store.PaymentRow> {
  const payment = await store.findPaymentOfOrder(ctx.db, order.id);
  if (!payment || payment.provider === 'yookassa') throw new Error(`order ${order.id} is paid by card`);
  return payment;
}
