/** Every payment and refund through the provider has a receipt to follow; on a course's first day another one settles. */

import { findOrder, holdOrder } from '#features/sales/orders/server/orders.ts';
import { receiptOf } from '#features/sales/payments/rules/checkout.ts';
import { takenPayment } from '#features/sales/payments/server/findPayment.ts';
import { refundById } from '#features/sales/refunds/server/findRefund.ts';
import { searchOf } from '#features/sales/refunds/server/requests.ts';
import type { Context, TxContext } from '#server/context.ts';
import { rangesOf } from '#server/db/ranges.ts';
import { queue } from '#server/outbox/queue.ts';
import { newId } from '#server/tokens.ts';
import { schoolDay } from '#shared/dates.ts';
import { advanceOne } from './advanceReceipt.ts';
import { ask } from './askForReceipt.ts';
import * as store from './store.ts';

/** Begins to follow the receipt that came with an order's payment. */
export async function trackPayment(ctx: Context, orderId: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const payment = await takenPayment(ctx.db, orderId);
    if (payment?.provider !== 'yookassa') return;
    const [item] = receiptOf(payment.request)?.items ?? [];
    await begin(ctx, orderId, {
      kind: 'payment',
      payment_id: payment.id,
      refund_id: null,
      amount_kopecks: payment.charged_kopecks ?? payment.amount_kopecks,
      is_prepaid: item?.payment_mode === 'full_prepayment' ? 1 : 0,
    });
  });
}

/** The same for a refund that the provider has made. */
export async function trackRefund(ctx: Context, refundId: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const refund = await refundById(ctx.db, refundId);
    if (!refund?.provider_refund_id || !refund.payment_id || refund.amount_kopecks === null) return;
    const known = await store.receiptsOf(ctx.db, [refund.order_id]);
    const isSettled = known.some(({ kind }) => kind === 'settlement');
    const sold = known.find(({ kind }) => kind === 'payment');
    await begin(ctx, refund.order_id, {
      kind: 'refund',
      payment_id: refund.payment_id,
      refund_id: refundId,
      amount_kopecks: refund.amount_kopecks,
      is_prepaid: isSettled ? 0 : (sold?.is_prepaid ?? 0),
    });
  });
}

type Kind = Pick<store.ReceiptRow, 'kind' | 'payment_id' | 'refund_id' | 'amount_kopecks' | 'is_prepaid'>;

async function begin(ctx: TxContext, orderId: string, kind: Kind): Promise<void> {
  const row = await emptyRow(ctx, orderId, kind);
  if (await store.insertReceipt(ctx.db, row)) await queue(ctx, advanceOne, { receiptId: row.id });
}

async function emptyRow(ctx: TxContext, orderId: string, kind: Kind): Promise<store.ReceiptRow> {
  const order = await findOrder(ctx.db, orderId);
  const now = ctx.app.now().toISOString();
  return {
    ...kind,
    id: newId(),
    order_id: orderId,
    state: 'pending',
    ...{ attempt: 0, idempotence_key: null, request: null, sent_at: null, provider_receipt_id: null },
    ...{ failure: null, fiscal_document: null, fiscal_storage: null, fiscal_attribute: null },
    registered_at: null,
    created_at: now,
    next_check_at: now,
    search: order ? searchOf(order) : orderId,
  };
}

/**
 * Settles what was paid in advance of courses that have begun: one receipt for each order, with what is left of the
 * money after refunds. The request is stored with its key before anything is sent.
 */
export async function settlePrepayments(ctx: Context): Promise<void> {
  for await (const ids of rangesOf(ctx.db, 'payments'))
    for (const orderId of await store.untracked(ctx.db, ids)) await trackPayment(ctx, orderId);
  const { timeZone } = ctx.app.config;
  const today = schoolDay(ctx.app.now(), timeZone);
  for await (const ids of rangesOf(ctx.db, 'receipts'))
    for (const { id } of await store.unsettled(ctx.db, today, ids)) await settle(ctx, id);
}

async function settle(ctx: Context, receiptId: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const paid = await store.findReceipt(ctx.db, receiptId);
    const order = paid && (await holdOrder(ctx.db, paid.order_id));
    if (!order || order.returning_kopecks > 0) return;
    const amount_kopecks = paid.amount_kopecks - order.returned_kopecks;
    if (amount_kopecks <= 0) return;
    const { payment_id } = paid;
    const kind = { kind: 'settlement', payment_id, refund_id: null, amount_kopecks, is_prepaid: 0 } as const;
    const row = await emptyRow(ctx, order.id, kind);
    if (!(await store.insertReceipt(ctx.db, row))) return;
    await ask(ctx, row);
    await queue(ctx, advanceOne, { receiptId: row.id });
  });
}
