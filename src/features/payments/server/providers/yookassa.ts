/**
 * YooKassa API v3: two of its calls, and the meaning of their answers. Every ambiguous outcome is `unknown`:
 * the caller repeats the same key and body, or asks again. Never throws because of the provider.
 */
import { z } from 'zod';
import type { Config } from '#server/config.ts';
import { second } from '#shared/dates.ts';

/** A buyer waits for the first; nobody waits for the second. The provider itself takes up to 30 s. */
export const timeLimits = { interactiveMs: 7.5 * second, backgroundMs: 35 * second };

export type YookassaSettings = NonNullable<Config['yookassa']>;

export type ProviderResult =
  | { kind: 'ok'; payment: ProviderPayment }
  /** Understood and not done. 404 on a read: there is no such payment in this shop. */
  | { kind: 'refused'; status: number; code: string; description: string }
  | { kind: 'unknown'; reason: string };

/** The provider's payment, amounts in kopecks. */
export interface ProviderPayment {
  id: string;
  status: 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled';
  amountKopecks: number;
  /** Discount that the bank keeps from an instalment loan (payment_method.discount_amount). */
  discountKopecks: number;
  currency: string;
  isTest: boolean;
  shopId: string | null;
  metadata: Record<string, string>;
  cancellationReason: string | null;
  /** The buyer gets a fiscal receipt for it (54-FZ); test payments have none. */
  hasReceipt: boolean;
  /** Null unless it leads to the provider's own pages. */
  confirmationUrl: string | null;
}

export interface CallOptions {
  timeoutMs: number;
  /** A buyer waits for this call: it is not made while the provider is down (outage.ts). */
  isAwaited?: boolean;
  /** Made for a notice, which anybody may have invented: its outcome does not affect buyers (outage.ts). */
  isForNotice?: boolean;
  signal?: AbortSignal;
}

/** @param body the request's exact text: a repeated key must come with the same bytes */
export function createProviderPayment(
  settings: YookassaSettings,
  { body, idempotenceKey, options }: { body: string; idempotenceKey: string; options: CallOptions },
): Promise<ProviderResult> {
  const headers = { 'content-type': 'application/json', 'idempotence-key': idempotenceKey };
  return call(settings, '/payments', { method: 'POST', headers, body }, options);
}

export function getProviderPayment(
  settings: YookassaSettings,
  id: string,
  options: CallOptions,
): Promise<ProviderResult> {
  return call(settings, `/payments/${encodeURIComponent(id)}`, { method: 'GET' }, options);
}

async function call(
  settings: YookassaSettings,
  path: string,
  request: { method: string; headers?: Record<string, string>; body?: string },
  { timeoutMs, signal }: CallOptions,
): Promise<ProviderResult> {
  const credentials = Buffer.from(`${settings.shopId}:${settings.secretKey}`).toString('base64');
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(settings.url + path, {
      ...request,
      headers: { ...request.headers, authorization: `Basic ${credentials}`, accept: 'application/json' },
      redirect: 'error',
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
    });
    return readAnswer(settings, response.status, await response.text());
  } catch (error) {
    return { kind: 'unknown', reason: networkReason(error) };
  }
}

function readAnswer(settings: YookassaSettings, status: number, text: string): ProviderResult {
  const json = parseJson(text);
  // Not now, rather than no: nothing was done, and the same request may be repeated later.
  if (status === 408 || status === 429) return { kind: 'unknown', reason: `HTTP ${status}` };
  if (status >= 400 && status < 500) return refusal(status, json);
  // 202 is the legacy "still processing"; 500 means that the outcome is not known (docs: response-handling).
  if (status !== 200) return { kind: 'unknown', reason: `HTTP ${status}` };
  const parsed = paymentAnswer.safeParse(json);
  if (!parsed.success) return { kind: 'unknown', reason: 'the answer is not a payment' };
  return { kind: 'ok', payment: toPayment(settings, parsed.data) };
}

function refusal(status: number, json: unknown): ProviderResult {
  const parsed = errorAnswer.safeParse(json);
  const { code = `http_${status}`, description = '', parameter } = parsed.success ? parsed.data : {};
  const text = parameter ? `${description} (${parameter})` : description;
  return { kind: 'refused', status, code, description: text.slice(0, 300) };
}

const amount = z.object({ value: z.string().regex(/^\d{1,12}(\.\d{1,2})?$/), currency: z.string() });

const paymentAnswer = z.object({
  id: z.string().min(1).max(64),
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount,
  test: z.boolean().optional(),
  recipient: z.object({ account_id: z.string() }).optional(),
  metadata: z.record(z.string(), z.string()).optional(),
  cancellation_details: z.object({ reason: z.string() }).optional(),
  receipt_registration: z.string().optional(),
  confirmation: z.object({ confirmation_url: z.string().optional() }).optional(),
  payment_method: z.object({ discount_amount: amount.optional() }).optional(),
});

const errorAnswer = z.object({
  code: z.string().optional(),
  description: z.string().optional(),
  parameter: z.string().optional(),
});

function toPayment(settings: YookassaSettings, answer: z.output<typeof paymentAnswer>): ProviderPayment {
  const url = answer.confirmation?.confirmation_url;
  const discount = answer.payment_method?.discount_amount;
  return {
    id: answer.id,
    status: answer.status,
    amountKopecks: kopecksOf(answer.amount.value),
    discountKopecks: discount ? kopecksOf(discount.value) : 0,
    currency: answer.amount.currency,
    isTest: answer.test === true,
    shopId: answer.recipient?.account_id ?? null,
    metadata: answer.metadata ?? {},
    cancellationReason: answer.cancellation_details?.reason ?? null,
    hasReceipt: ['pending', 'succeeded'].includes(answer.receipt_registration ?? '') && answer.test !== true,
    confirmationUrl: url && isProviderPage(settings, url) ? url : null,
  };
}

function kopecksOf(value: string): number {
  return Math.round(Number(value) * 100);
}

/**
 * True for the provider's own pages: buyers are sent nowhere else, whatever an answer says; to a simulator
 * only when one is in use.
 */
export function isProviderPage(settings: YookassaSettings, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  const isTheirs = ['yoomoney.ru', 'yookassa.ru'].some(
    (host) => url.host === host || url.host.endsWith(`.${host}`),
  );
  if (url.protocol === 'https:' && isTheirs) return true;
  const api = new URL(settings.url);
  return isLoopback(api) && isLoopback(url) && url.protocol === api.protocol && url.port === api.port;
}

function isLoopback(url: URL): boolean {
  return url.hostname === 'localhost' || /^127\.\d+\.\d+\.\d+$/.test(url.hostname);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function networkReason(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return cause?.code ?? name ?? 'network';
}
