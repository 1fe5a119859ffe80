/** Refunds at YooKassa: made, read, listed. */
import { z } from 'zod';
import {
  type Answer,
  amountAnswer,
  type CallOptions,
  callYookassa,
  kopecksOf,
  type ListPage,
  type ListQuery,
  listPath,
  listReaderOf,
  readerOf,
  type YookassaSettings,
} from './calls.ts';
import { type ReceiptRegistration, receiptRegistration } from './yookassa.ts';

/** The provider's refund, amounts in kopecks. */
export interface ProviderRefund {
  id: string;
  /** The provider's id of the payment. */
  paymentId: string;
  status: 'pending' | 'succeeded' | 'canceled';
  amountKopecks: number;
  currency: string;
  /** Empty where the provider does not keep it. */
  metadata: Record<string, string>;
  createdAt: string;
  cancellationReason: string | null;
  receipt: ReceiptRegistration;
}

/** @param body the request's exact text: a repeated key must come with the same bytes */
export function createProviderRefund(
  settings: YookassaSettings,
  sent: { body: string; idempotenceKey: string },
  options: CallOptions,
): Promise<Answer<ProviderRefund>> {
  return callYookassa(settings, { path: '/refunds', sent, read: readRefund }, options);
}

export function getProviderRefund(
  settings: YookassaSettings,
  id: string,
  options: CallOptions,
): Promise<Answer<ProviderRefund>> {
  return callYookassa(settings, { path: `/refunds/${encodeURIComponent(id)}`, read: readRefund }, options);
}

/** Those of one payment; there are few, and the provider answers up to 100 at once. */
export async function refundsOfPayment(
  settings: YookassaSettings,
  providerPaymentId: string,
  options: CallOptions,
): Promise<Answer<ProviderRefund[]>> {
  const path = `/refunds?${new URLSearchParams({ payment_id: providerPaymentId, limit: '100' })}`;
  const answer = await callYookassa(settings, { path, read: readRefunds }, options);
  return answer.kind === 'ok' ? { kind: 'ok', value: answer.value.items } : answer;
}

/** Newest first. */
export function listProviderRefunds(
  settings: YookassaSettings,
  query: ListQuery,
  options: CallOptions,
): Promise<Answer<ListPage<ProviderRefund>>> {
  return callYookassa(settings, { path: listPath('refunds', query), read: readRefunds }, options);
}

const refundAnswer = z.object({
  id: z.string().min(1).max(64),
  payment_id: z.string().min(1).max(64),
  status: z.enum(['pending', 'succeeded', 'canceled']),
  amount: amountAnswer,
  created_at: z.iso.datetime({ offset: true }).catch(''),
  metadata: z.record(z.string(), z.string()).catch({}),
  cancellation_details: z.object({ reason: z.string() }).optional(),
  receipt_registration: receiptRegistration,
});

const readRefund = readerOf(refundAnswer, toRefund);
const readRefunds = listReaderOf(refundAnswer, toRefund);

function toRefund(answer: z.output<typeof refundAnswer>): ProviderRefund {
  return {
    id: answer.id,
    paymentId: answer.payment_id,
    status: answer.status,
    amountKopecks: kopecksOf(answer.amount),
    currency: answer.amount.currency,
    metadata: answer.metadata,
    createdAt: answer.created_at,
    cancellationReason: answer.cancellation_details?.reason ?? null,
    receipt: answer.receipt_registration,
  };
}
