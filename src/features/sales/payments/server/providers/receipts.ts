/** Fiscal receipts at YooKassa: asked for, read, listed. */
import { z } from 'zod';
import {
  type Answer,
  type CallOptions,
  callYookassa,
  listReaderOf,
  readerOf,
  type YookassaSettings,
} from './calls.ts';

export interface ProviderReceipt {
  id: string;
  type: 'payment' | 'refund';
  status: 'pending' | 'succeeded' | 'canceled';
  createdAt: string;
  /** It settles money paid in advance. */
  isSettlement: boolean;
  fiscalDocument: string | null;
  fiscalStorage: string | null;
  fiscalAttribute: string | null;
  registeredAt: string | null;
}

/** @param body the request's exact text: a repeated key must come with the same bytes */
export function createProviderReceipt(
  settings: YookassaSettings,
  sent: { body: string; idempotenceKey: string },
  options: CallOptions,
): Promise<Answer<ProviderReceipt>> {
  return callYookassa(settings, { path: '/receipts', sent, read: readReceipt }, options);
}

export function getProviderReceipt(
  settings: YookassaSettings,
  id: string,
  options: CallOptions,
): Promise<Answer<ProviderReceipt>> {
  return callYookassa(settings, { path: `/receipts/${encodeURIComponent(id)}`, read: readReceipt }, options);
}

/** Those of one payment or refund. */
export async function receiptsOf(
  settings: YookassaSettings,
  of: { payment_id: string } | { refund_id: string },
  options: CallOptions,
): Promise<Answer<ProviderReceipt[]>> {
  const path = `/receipts?${new URLSearchParams({ ...of, limit: '100' })}`;
  const answer = await callYookassa(settings, { path, read: readReceipts }, options);
  return answer.kind === 'ok' ? { kind: 'ok', value: answer.value.items } : answer;
}

const text = z.string().max(64).nullable().catch(null);
const receiptAnswer = z.object({
  id: z.string().min(1).max(64),
  type: z.enum(['payment', 'refund']),
  status: z.enum(['pending', 'succeeded', 'canceled']),
  created_at: z.string().catch(''),
  fiscal_document_number: text,
  fiscal_storage_number: text,
  fiscal_attribute: text,
  registered_at: text,
  settlements: z.array(z.object({ type: z.string() })).catch([]),
});

const readReceipt = readerOf(receiptAnswer, toReceipt);
const readReceipts = listReaderOf(receiptAnswer, toReceipt);

function toReceipt(answer: z.output<typeof receiptAnswer>): ProviderReceipt {
  return {
    id: answer.id,
    type: answer.type,
    status: answer.status,
    createdAt: answer.created_at,
    isSettlement: answer.settlements.some(({ type }) => type === 'prepayment'),
    fiscalDocument: answer.fiscal_document_number,
    fiscalStorage: answer.fiscal_storage_number,
    fiscalAttribute: answer.fiscal_attribute,
    registeredAt: answer.registered_at,
  };
}
