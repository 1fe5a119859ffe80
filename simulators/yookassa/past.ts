/** The provider's knowledge of a shop's past: payments and refunds from before the simulator ran. */
import type { JsonObject } from './checks.ts';
import { amountOf, type RefundStatus } from './model.ts';
import { newPaymentRecord } from './new-payment.ts';
import { settlePayment } from './payments.ts';
import { settleRefund } from './refunds.ts';
import type { Shop } from './shop.ts';

export type PastPayment = {
  id: string;
  /** The body of POST /payments. */
  request: string;
  createdAt: string;
  status: 'pending' | 'succeeded' | 'canceled';
  method: string | null;
  /** Why it was canceled. */
  reason: string | null;
};

export type PastRefund = {
  id: string;
  paymentId: string;
  kopecks: number;
  createdAt: string;
  status: RefundStatus;
  metadata: Record<string, string>;
};

export type Past = { payments: readonly PastPayment[]; refunds: readonly PastRefund[] };

/** Those that are known already stay as they are, and the shop gets no notice. */
export function rememberPast(shop: Shop, { payments, refunds }: Past): void {
  shop.ledger.together(() => {
    for (const payment of payments) if (!shop.ledger.payments.has(payment.id)) rememberPayment(shop, payment);
    for (const refund of refunds) if (!shop.ledger.refunds.has(refund.id)) rememberRefund(shop, refund);
  });
}

function rememberPayment(shop: Shop, { id, request, createdAt, status, method, reason }: PastPayment): void {
  const then = at(shop, createdAt);
  const made = newPaymentRecord(then, JSON.parse(request) as JsonObject);
  const record = JSON.parse(JSON.stringify(made).replaceAll(made.id, id)) as typeof made;
  if (method !== null) record.payment.payment_method = { type: method, id, saved: false, status: 'pending' };
  shop.ledger.save('payments', record);
  if (status === 'succeeded') settlePayment(then, id, 'success');
  if (status === 'canceled') settlePayment(then, id, { reason: reason ?? 'general_decline' });
}

function rememberRefund(
  shop: Shop,
  { id, paymentId, kopecks, createdAt, status, metadata }: PastRefund,
): void {
  const made = { id, payment_id: paymentId, created_at: createdAt, amount: amountOf(kopecks), metadata };
  shop.ledger.save('refunds', { id, refund: { ...made, status: 'pending' }, receipt: null });
  if (status !== 'pending') settleRefund(at(shop, createdAt), id, status);
}

function at(shop: Shop, time: string): Shop {
  return { ...shop, now: () => new Date(time), notify: () => {} };
}
