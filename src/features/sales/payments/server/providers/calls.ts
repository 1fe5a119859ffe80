/**
 * One call of YooKassa API v3, whatever it is about. Every ambiguous outcome is `unknown`: the caller repeats the same
 * key and body, or asks again. Never throws because of the provider.
 */

import { z } from 'zod';
import type { Config } from '#server/config.ts';
import { networkReason, parseJson } from '#server/outsideAnswers.ts';
import { givesUpAfter } from '#server/patience.ts';
import { second } from '#shared/dates.ts';
import { cut } from '#shared/graphemes.ts';

/** A buyer waits for the first; nobody waits for the second. The provider itself takes up to 30 s. */
export const timeLimits = { interactiveMs: 7.5 * second, backgroundMs: 35 * second };

export type YookassaSettings = NonNullable<Config['yookassa']>;

/** Understood and not done. 404 on a read: there is no such object in this shop. */
export interface Refused {
  kind: 'refused';
  status: number;
  code: string;
  description: string;
}
export interface Unknown {
  kind: 'unknown';
  reason: string;
}
export type Answer<T> = { kind: 'ok'; value: T } | Refused | Unknown;

export interface CallOptions {
  timeoutMs: number;
  /** A buyer waits for this call: it is not made while the provider is down (outage.ts). */
  isAwaited?: boolean;
  /** Made for a notice, which anybody may have invented: its outcome does not affect buyers (outage.ts). */
  isForNotice?: boolean;
  signal?: AbortSignal;
}

interface Request<T> {
  path: string;
  /** Body of a POST. A repeated key must come with the same bytes. */
  sent?: { body: string; idempotenceKey: string };
  /** Null for an answer that is something else. */
  read(json: unknown): T | null;
}

export async function callYookassa<T>(
  settings: YookassaSettings,
  { path, sent, read }: Request<T>,
  { timeoutMs, signal }: CallOptions,
): Promise<Answer<T>> {
  const credentials = Buffer.from(`${settings.shopId}:${settings.secretKey}`).toString('base64');
  const limit = givesUpAfter(timeoutMs);
  const posted = sent && { 'content-type': 'application/json', 'idempotence-key': sent.idempotenceKey };
  try {
    const response = await fetch(settings.url + path, {
      method: sent ? 'POST' : 'GET',
      headers: { ...posted, authorization: `Basic ${credentials}`, accept: 'application/json' },
      ...(sent && { body: sent.body }),
      redirect: 'error',
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
    });
    return answerOf(response.status, parseJson(await response.text()), read);
  } catch (error) {
    return { kind: 'unknown', reason: networkReason(error) };
  }
}

function answerOf<T>(status: number, json: unknown, read: Request<T>['read']): Answer<T> {
  // Not now, rather than no: nothing was done, and the same request may be repeated later.
  if (status === 408 || status === 429) return { kind: 'unknown', reason: `HTTP ${status}` };
  if (status >= 400 && status < 500) return refusal(status, json);
  // 202 is the legacy "still processing"; 500 means that the outcome is not known (docs: response-handling).
  if (status !== 200) return { kind: 'unknown', reason: `HTTP ${status}` };
  const value = read(json);
  if (value === null) return { kind: 'unknown', reason: 'the answer is something else' };
  return { kind: 'ok', value };
}

const errorAnswer = z.object({
  code: z.string().optional(),
  description: z.string().optional(),
  parameter: z.string().optional(),
});

function refusal(status: number, json: unknown): Refused {
  const parsed = errorAnswer.safeParse(json);
  const { code = `http_${status}`, description = '', parameter } = parsed.success ? parsed.data : {};
  const text = parameter ? `${description} (${parameter})` : description;
  return { kind: 'refused', status, code, description: cut(text, 300) };
}

// ── What several kinds of answers have in common ────────────────────────────────────────────────────────────────

export const amountAnswer = z.object({
  value: z.string().regex(/^\d{1,12}(\.\d{1,2})?$/),
  currency: z.string(),
});

export function kopecksOf({ value }: z.output<typeof amountAnswer>): number {
  return Math.round(Number(value) * 100);
}

/** Rubles with two decimals, as the provider takes them. */
export function amountOf(kopecks: number): { value: string; currency: 'RUB' } {
  return { value: (kopecks / 100).toFixed(2), currency: 'RUB' };
}

/** Reader of an answer of this form. */
export function readerOf<S extends z.ZodType, T>(schema: S, toValue: (answer: z.output<S>) => T) {
  return (json: unknown): T | null => {
    const parsed = schema.safeParse(json);
    return parsed.success ? toValue(parsed.data) : null;
  };
}

/** A page of a list, and where the next one begins. */
export interface ListPage<T> {
  items: T[];
  nextCursor: string | null;
}

/** Reader of a list of such objects. */
export function listReaderOf<S extends z.ZodType, T>(schema: S, toValue: (answer: z.output<S>) => T) {
  const list = z.object({ items: z.array(schema), next_cursor: z.string().optional() });
  return readerOf(
    list,
    ({ items, next_cursor }): ListPage<T> => ({
      items: items.map((item) => toValue(item as z.output<S>)),
      nextCursor: next_cursor ?? null,
    }),
  );
}

/** Objects of a stretch of time, oldest and newest included, 100 at a time. */
export interface ListQuery {
  from: string;
  to: string;
  cursor: string | null;
}

export function listPath(collection: string, { from, to, cursor }: ListQuery): string {
  const query = new URLSearchParams({ limit: '100', 'created_at.gte': from, 'created_at.lte': to });
  if (cursor !== null) query.set('cursor', cursor);
  return `/${collection}?${query}`;
}
