/** Payments at YooKassa: made, read, listed, and what the answers mean. */

import { z } from 'zod';
import { isPageOf } from '#server/outsideAnswers.ts';
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
  type Refused,
  readerOf,
  timeLimits,
  type Unknown,
  type YookassaSettings,
} from './calls.ts';

export type ProviderResult = { kind: 'ok'; payment: ProviderPayment } | Refused | Unknown;

/** State of a fiscal receipt; null where none was asked for. */
export type ReceiptRegistration = 'pending' | 'succeeded' | 'canceled' | null;

/** The provider's payment, amounts in kopecks. */
export interface ProviderPayment {
  id: string;
  status: 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled';
  amountKopecks: number;
  /** Discount that the bank keeps from an instalment loan (payment_method.discount_amount). */
  discountKopecks: number;
  /** Sum the provider passes on to the school; null where it does not say. */
  incomeKopecks: number | null;
  currency: string;
  isTest: boolean;
  shopId: string | null;
  metadata: Record<string, string>;
  createdAt: string;
  /** Until when money that is held can be taken; null where none is. */
  heldUntil: string | null;
  /** The provider's word for how it was paid, such as `bank_card`. */
  method: string | null;
  cancellationReason: string | null;
  receipt: ReceiptRegistration;
  /** The buyer gets a fiscal receipt for it (54-FZ); test payments have none. */
  hasReceipt: boolean;
  /** Null unless it leads to the provider's own pages. */
  confirmationUrl: string | null;
}

/** @param body the request's exact text: a repeated key must come with the same bytes */
export async function createProviderPayment(
  settings: YookassaSettings,
  { body, idempotenceKey, options }: { body: string; idempotenceKey: string; options: CallOptions },
): Promise<ProviderResult> {
  const request = { path: '/payments', sent: { body, idempotenceKey }, read: readPayment(settings) };
  return withPayment(await callYookassa(settings, request, options));
}

export async function getProviderPayment(
  settings: YookassaSettings,
  id: string,
  options: CallOptions,
): Promise<ProviderResult> {
  const request = { path: `/payments/${encodeURIComponent(id)}`, read: readPayment(settings) };
  return withPayment(await callYookassa(settings, request, options));
}

/** Acts on a payment: `path` is its id and the verb. */
export async function sendAboutPayment(
  settings: YookassaSettings,
  { path, idempotenceKey }: { path: string; idempotenceKey: string },
  options: CallOptions,
): Promise<ProviderResult> {
  const sent = { body: '{}', idempotenceKey };
  return withPayment(
    await callYookassa(settings, { path: `/payments/${path}`, sent, read: readPayment(settings) }, options),
  );
}

/** Whether YooKassa takes the shop's id and key: asked for a payment that does not exist, it says so. */
export async function answersToKey(settings: YookassaSettings): Promise<boolean> {
  const id = '00000000-0000-5000-8000-000000000000';
  const answer = await getProviderPayment(settings, id, { timeoutMs: timeLimits.interactiveMs });
  return answer.kind === 'refused' && ![401, 403].includes(answer.status);
}

/** Newest first. */
export function listProviderPayments(
  settings: YookassaSettings,
  query: ListQuery,
  options: CallOptions,
): Promise<Answer<ListPage<ProviderPayment>>> {
  const read = listReaderOf(paymentAnswer, (answer) => toPayment(settings, answer));
  return callYookassa(settings, { path: listPath('payments', query), read }, options);
}

function withPayment(answer: Answer<ProviderPayment>): ProviderResult {
  return answer.kind === 'ok' ? { kind: 'ok', payment: answer.value } : answer;
}

function readPayment(settings: YookassaSettings) {
  return readerOf(paymentAnswer, (answer) => toPayment(settings, answer));
}

export const receiptRegistration = z.enum(['pending', 'succeeded', 'canceled']).nullable().catch(null);

const paymentAnswer = z.object({
  id: z.string().min(1).max(64),
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount: amountAnswer,
  income_amount: amountAnswer.optional().catch(undefined),
  created_at: z.iso.datetime({ offset: true }).catch(''),
  expires_at: z.iso.datetime({ offset: true }).optional().catch(undefined),
  test: z.boolean().optional(),
  recipient: z.object({ account_id: z.string() }).optional(),
  metadata: z.record(z.string(), z.string()).optional(),
  cancellation_details: z.object({ reason: z.string() }).optional(),
  receipt_registration: receiptRegistration,
  confirmation: z.object({ confirmation_url: z.string().optional() }).optional(),
  payment_method: z
    .object({ type: z.string().max(64).optional(), discount_amount: amountAnswer.optional() })
    .optional(),
});

function toPayment(settings: YookassaSettings, answer: z.output<typeof paymentAnswer>): ProviderPayment {
  const url = answer.confirmation?.confirmation_url;
  const discount = answer.payment_method?.discount_amount;
  const receipt = answer.receipt_registration;
  return {
    id: answer.id,
    status: answer.status,
    amountKopecks: kopecksOf(answer.amount),
    discountKopecks: discount ? kopecksOf(discount) : 0,
    incomeKopecks: answer.income_amount ? kopecksOf(answer.income_amount) : null,
    currency: answer.amount.currency,
    isTest: answer.test === true,
    shopId: answer.recipient?.account_id ?? null,
    metadata: answer.metadata ?? {},
    createdAt: answer.created_at,
    heldUntil: answer.expires_at ?? null,
    method: answer.payment_method?.type ?? null,
    cancellationReason: answer.cancellation_details?.reason ?? null,
    receipt,
    hasReceipt: (receipt === 'pending' || receipt === 'succeeded') && answer.test !== true,
    confirmationUrl: url && isProviderPage(settings, url) ? url : null,
  };
}

/** Buyers are sent nowhere else. */
export function isProviderPage(settings: YookassaSettings, address: string): boolean {
  return isPageOf({ hosts: ['yoomoney.ru', 'yookassa.ru'], url: settings.url }, address);
}
