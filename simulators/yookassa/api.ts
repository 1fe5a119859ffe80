import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type JsonObject, parseBody } from './checks.ts';
import { ApiError, badCredentials, internalError, invalid } from './errors.ts';
import { type Faults, takeFault } from './faults.ts';
import { listPage } from './lists.ts';
import { cancelPayment, capturePayment, createPayment, expireDue, findPayment } from './payments.ts';
import { createRefund, findRefund } from './refunds.ts';
import { createReceipt, findReceipt, listedReceipts } from './registration.ts';
import { isTestShop, type Shop } from './shop.ts';

const KEY_WINDOW_MS = 24 * 3_600_000;
export type Answer = { status: number; text: string };
/** A request whose body has been read. */
type Asked = { request: IncomingMessage; url: URL; text: string };
type Call = { method: string; path: string; query: URLSearchParams; body: JsonObject };

/**
 * Answers one call of the API. Faults that hide a completed answer are left to the transport (`answer.ts`).
 */
export function answerApiCall(shop: Shop, faults: Faults, asked: Asked): Answer {
  const { request, url } = asked;
  const call = `${request.method} ${url.pathname}`;
  try {
    checkCredentials(shop, request);
    if (takeFault(faults, 'tooManyRequests', call))
      throw new ApiError(429, 'too_many_requests', 'Too many requests. Slow down');
    if (takeFault(faults, 'failBeforeCommit', call)) throw internalError();
    if (request.method !== 'POST') return jsonAnswer(200, route(shop, callOf(request, url, {})));
    return answerOnce(shop, asked);
  } catch (error) {
    return refusal(error);
  }
}

/** POST: the first answer to an idempotency key is repeated for a day, refusals included. */
function answerOnce(shop: Shop, { request, url, text }: Asked): Answer {
  const key = idempotenceKey(request);
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
    throw new ApiError(415, null, 'Content-Type must be application/json');
  const body = parseBody(text);
  const bodyHash = createHash('sha256')
    .update(`${url.pathname} ${canonical(body)}`)
    .digest('hex');
  const stored = shop.ledger.answers.get(key);
  if (stored && shop.now().getTime() - Date.parse(stored.createdAt) < KEY_WINDOW_MS) {
    if (stored.bodyHash !== bodyHash) throw invalid('Idempotence key duplicated', 'Idempotence-Key');
    return { status: stored.status, text: stored.text };
  }
  return shop.ledger.together(() => {
    const answer = attempt(() => route(shop, callOf(request, url, body)));
    shop.ledger.save('answers', { id: key, bodyHash, ...answer, createdAt: shop.now().toISOString() });
    return answer;
  });
}

function route(shop: Shop, call: Call): unknown {
  const [version, collection, id, action, ...rest] = call.path.split('/').slice(1);
  const isKnown =
    version === 'v3' &&
    rest.length === 0 &&
    ['payments', 'refunds', 'receipts', 'me'].includes(collection ?? '');
  if (!isKnown) throw new ApiError(404, 'not_found', 'Unknown method of the API');
  if (collection === 'me' && id === undefined) return allow(call, { GET: () => aboutShop(shop) });
  if (collection === 'receipts' && action === undefined) return routeReceipts(shop, call, id);
  if (collection === 'refunds' && action === undefined) return routeRefunds(shop, call, id);
  if (collection === 'payments' && id !== undefined && action === 'capture')
    return allow(call, { POST: () => capturePayment(shop, id, call.body) });
  if (collection === 'payments' && id !== undefined && action === 'cancel')
    return allow(call, { POST: () => cancelPayment(shop, id) });
  if (collection === 'payments' && action === undefined) return routePayments(shop, call, id);
  throw new ApiError(404, 'not_found', 'Unknown method of the API');
}

function routePayments(shop: Shop, call: Call, id: string | undefined): unknown {
  if (id !== undefined) return allow(call, { GET: () => findPayment(shop, id).payment });
  return allow(call, {
    POST: () => createPayment(shop, call.body),
    GET: () => {
      expireDue(shop);
      const method = call.query.get('payment_method');
      const payments = [...shop.ledger.payments.values()].map((record) => record.payment);
      return listPage(
        payments,
        call.query,
        (payment) => method === null || payment.payment_method?.type === method,
      );
    },
  });
}

function routeRefunds(shop: Shop, call: Call, id: string | undefined): unknown {
  if (id !== undefined) return allow(call, { GET: () => findRefund(shop, id).refund });
  return allow(call, {
    POST: () => createRefund(shop, call.body),
    GET: () => {
      const paymentId = call.query.get('payment_id');
      const refunds = [...shop.ledger.refunds.values()].map((record) => record.refund);
      return listPage(refunds, call.query, (refund) => paymentId === null || refund.payment_id === paymentId);
    },
  });
}

function routeReceipts(shop: Shop, call: Call, id: string | undefined): unknown {
  if (id !== undefined) return allow(call, { GET: () => findReceipt(shop, id) });
  return allow(call, {
    POST: () => createReceipt(shop, call.body),
    GET: () => {
      const wanted = ['payment_id', 'refund_id'] as const;
      return listPage(listedReceipts(shop), call.query, (receipt) =>
        wanted.every((name) => call.query.get(name) === null || receipt[name] === call.query.get(name)),
      );
    },
  });
}

function aboutShop(shop: Shop): unknown {
  return {
    account_id: shop.shopId,
    status: 'enabled',
    test: isTestShop(shop),
    fiscalization: { enabled: shop.fiscalization, provider: 'avanpost' },
    payment_methods: ['bank_card', 'sbp', 'sber_loan'],
  };
}

function allow(call: Call, methods: Partial<Record<'GET' | 'POST', () => unknown>>): unknown {
  const run = methods[call.method as 'GET' | 'POST'];
  if (!run) throw new ApiError(405, null, 'Method not allowed');
  return run();
}

function callOf(request: IncomingMessage, url: URL, body: JsonObject): Call {
  return { method: request.method ?? 'GET', path: url.pathname, query: url.searchParams, body };
}

function checkCredentials(shop: Shop, request: IncomingMessage): void {
  const expected = `Basic ${Buffer.from(`${shop.shopId}:${shop.secretKey}`).toString('base64')}`;
  if (!timingSafeEqual(digest(expected), digest(request.headers.authorization ?? ''))) throw badCredentials();
}

function idempotenceKey(request: IncomingMessage): string {
  const key = request.headers['idempotence-key'];
  if (typeof key !== 'string' || key === '')
    throw invalid('Idempotence-Key header is missing', 'Idempotence-Key');
  if (!/^[0-9a-zA-Z+\-_.]{1,64}$/.test(key))
    throw invalid('Idempotence-Key is illegal: 1 to 64 of 0-9 a-z A-Z + - _ .', 'Idempotence-Key');
  return key;
}

function attempt(work: () => unknown): Answer {
  try {
    return jsonAnswer(200, work());
  } catch (error) {
    return refusal(error);
  }
}

function refusal(error: unknown): Answer {
  if (error instanceof ApiError) return jsonAnswer(error.status, error.toBody());
  throw error;
}

function jsonAnswer(status: number, body: unknown): Answer {
  return { status, text: JSON.stringify(body) };
}

/** Canonical JSON: the same data in another key order is the same request. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort())
      : part,
  );
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
