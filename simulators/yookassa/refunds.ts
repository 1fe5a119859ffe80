import { checkAmount, checkMetadata, checkOptionalText, type JsonObject } from './checks.ts';
import { invalid, notFound } from './errors.ts';
import { amountOf, kopecksOf, type Payment, type Refund, type RefundRecord } from './model.ts';
import { findPayment } from './payments.ts';
import { checkReceipt } from './receipts.ts';
import { registerReceipt } from './registration.ts';
import { newId, type Shop } from './shop.ts';

const YEAR_MS = 365 * 86_400_000;

/** POST /refunds: in parts up to the paid sum, and within three years of the payment. */
export function createRefund(shop: Shop, body: JsonObject): Refund {
  if (typeof body.payment_id !== 'string') throw invalid('payment_id is missing', 'payment_id');
  const { payment, receipt: sold } = findPayment(shop, body.payment_id);
  const amount = checkAmount(body.amount, 'amount');
  checkOptionalText(body.description, 'description', 250);
  checkMetadata(body.metadata);
  checkRefundable(shop, payment, kopecksOf(amount));
  const isFull = kopecksOf(amount) === kopecksOf(payment.amount);
  checkReceipt(body.receipt, {
    amount,
    fiscalization: shop.fiscalization,
    required: shop.fiscalization && !isFull,
  });
  // A whole refund takes the payment's own receipt back.
  const receipt = body.receipt ?? (isFull ? sold : null) ?? null;
  const refund: Refund = {
    id: newId(shop.now(), '0015'),
    payment_id: payment.id,
    status: 'pending',
    created_at: shop.now().toISOString(),
    amount,
    ...(typeof body.description === 'string' ? { description: body.description } : {}),
    ...(body.metadata === undefined ? {} : { metadata: body.metadata as Record<string, string> }),
    ...(receipt === null && !shop.fiscalization ? {} : { receipt_registration: 'pending' }),
  };
  shop.ledger.save('refunds', { id: refund.id, refund, receipt });
  if (shop.refundOutcome !== 'pending') settleRefund(shop, refund.id, shop.refundOutcome);
  return refund;
}

export function findRefund(shop: Shop, id: string): RefundRecord {
  const record = shop.ledger.refunds.get(id);
  if (!record) throw notFound('refund_id', 'Refund');
  return record;
}

/**
 * Applies the bank's decision on a pending refund. There is no `refund.canceled` notification: a shop must
 * ask.
 */
export function settleRefund(shop: Shop, id: string, status: 'succeeded' | 'canceled'): Refund {
  const { refund, receipt } = findRefund(shop, id);
  if (refund.status !== 'pending') return refund;
  refund.status = status;
  tellReceipt(shop, refund, receipt);
  if (status === 'canceled')
    refund.cancellation_details = { party: 'refund_network', reason: 'insufficient_funds' };
  shop.ledger.save('refunds', { id, refund, receipt });
  updateRefundedAmount(shop, refund.payment_id);
  if (status === 'succeeded') shop.notify('refund.succeeded', refund);
  return refund;
}

function tellReceipt(shop: Shop, refund: Refund, receipt: unknown): void {
  if (refund.receipt_registration === undefined) return;
  const { items } = (receipt ?? {}) as { items?: unknown[] };
  const wanted = { type: 'refund', refund_id: refund.id, items: items ?? [], isApart: false } as const;
  const registration = refund.status === 'canceled' ? 'canceled' : registerReceipt(shop, wanted);
  if (registration) refund.receipt_registration = registration;
  else delete refund.receipt_registration;
}

function checkRefundable(shop: Shop, payment: Payment, kopecks: number): void {
  if (payment.status !== 'succeeded') throw invalid('Only a succeeded payment can be refunded', 'payment_id');
  if (shop.now().getTime() - Date.parse(payment.created_at) > 3 * YEAR_MS)
    throw invalid('The term of refunds for this payment is over', 'payment_id');
  const left = kopecksOf(payment.amount) - refundedKopecks(shop, payment.id, ['pending', 'succeeded']);
  if (kopecks > left)
    throw invalid('The refund amount is greater than the amount left on the payment', 'amount.value');
}

function updateRefundedAmount(shop: Shop, paymentId: string): void {
  const record = findPayment(shop, paymentId);
  const refunded = refundedKopecks(shop, paymentId, ['succeeded']);
  record.payment.refunded_amount = amountOf(refunded);
  record.payment.refundable = refunded < kopecksOf(record.payment.amount);
  shop.ledger.save('payments', record);
}

function refundedKopecks(shop: Shop, paymentId: string, statuses: readonly string[]): number {
  return [...shop.ledger.refunds.values()]
    .filter(({ refund }) => refund.payment_id === paymentId && statuses.includes(refund.status))
    .reduce((total, { refund }) => total + kopecksOf(refund.amount), 0);
}
