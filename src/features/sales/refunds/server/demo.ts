/** Refunds of the demo's orders. */
import { providersId } from '#features/sales/payments/server/demo.ts';
import { paymentById } from '#features/sales/payments/server/findPayment.ts';
import type { TxContext } from '#server/context.ts';
import type { DemoRows } from '#server/demoPart.ts';
import { settleRefund } from './settleRefund.ts';
import * as store from './store.ts';

/** The last refund of an order. @throws where there is none */
export async function latestRefund(ctx: TxContext, orderId: string): Promise<store.RefundRow> {
  const [refund] = await store.refundsOf(ctx.db, [orderId]);
  if (!refund) throw new Error(`order ${orderId} has no refund`);
  return refund;
}

/** Keeps jobs from asking a provider that knows nothing of the past. */
export async function restInDemo(ctx: TxContext, orderId: string): Promise<void> {
  await store.changeRefund(ctx.db, (await latestRefund(ctx, orderId)).id, { next_check_at: null });
}

export type RefundOutcome = 'pending' | 'succeeded' | 'canceled';

/** A refund that goes through the provider, as it would tell it, to the one place that acts on it. */
export async function settleRefundInDemo(
  ctx: TxContext,
  orderId: string,
  status: RefundOutcome,
): Promise<void> {
  const { id, payment_id, amount_kopecks } = await latestRefund(ctx, orderId);
  const payment = (await paymentById(ctx.db, payment_id ?? ''))!;
  await settleRefund(ctx, id, {
    ...{ id: providersId(ctx, '0015'), paymentId: payment.provider_payment_id!, status, currency: 'RUB' },
    amountKopecks: amount_kopecks!,
    metadata: { order_id: orderId, refund_id: id },
    createdAt: ctx.app.now().toISOString(),
    cancellationReason: status === 'canceled' ? 'insufficient_funds' : null,
    receipt: status === 'succeeded' ? 'succeeded' : 'pending',
  });
  await restInDemo(ctx, orderId);
}

/** The demo's refunds through the provider as they stand, for a simulator of it that has not seen them. */
export const demoProviderRefunds = store.demoProviderRefunds;

export async function removeDemoRefunds(ctx: TxContext, { orderIds }: DemoRows): Promise<void> {
  for (const orderId of orderIds) await store.deleteRefundsOf(ctx.db, orderId);
}
