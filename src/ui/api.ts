/**
 * The browser's client: `call(ordersApi.show, {id})`. Reads method and path from the contract, not its
 * schemas.
 */
import { deviceHeader, type Endpoint, type Input, type Output, sendsQuery } from '../shared/contract.ts';
import type { ErrorBody } from '../shared/errors.ts';
import { deviceToken } from './device.ts';
import { currentLanguage } from './language.ts';
import { readToken } from './session.ts';

/** How often a picture is brought again, unasked, where too many others are being read. */
const pictureReturns = 2;

/** Characters of an answer that is no JSON. */
const mostWords = 200;

export class CallError extends Error {
  readonly status: number;
  readonly body: Partial<ErrorBody>;
  /** The text of an answer that is no JSON, shortened; empty where it is one. */
  readonly words: string;
  /** `status` 0 stands for a network failure. */
  constructor(status: number, body: Partial<ErrorBody>, words = '') {
    super(body.detail ?? `HTTP ${status}`);
    this.status = status;
    this.body = body;
    this.words = words;
  }
}

/**
 * @throws CallError for anything but a success. @param options.keepalive lets the call outlive the page;
 * `isAnonymous` asks as a visitor
 */
export async function call<E extends Endpoint>(
  endpoint: Pick<E, 'method' | 'path'> & E,
  input: Input<E>,
  options: { signal?: AbortSignal; keepalive?: boolean; isAnonymous?: boolean } = {},
): Promise<Output<E>> {
  const response = await send(endpoint, input, options);
  const text = await response.text().catch((error: unknown) => lost(error, options.signal));
  return parsed(text) as Output<E>;
}

/** The raw answer, for calls that answer no JSON. @throws CallError for anything but a success */
export async function send<E extends Endpoint>(
  endpoint: Pick<E, 'method' | 'path'> & E,
  input: Input<E>,
  options: { signal?: AbortSignal; keepalive?: boolean; isAnonymous?: boolean; returns?: number } = {},
): Promise<Response> {
  const { url, rest } = fillPath(endpoint.path, input as Record<string, unknown>);
  const isQuery = sendsQuery(endpoint.method);
  const token = options.isAnonymous ? null : readToken();
  const request: RequestInit = {
    method: endpoint.method,
    headers: {
      'accept-language': currentLanguage(),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(endpoint.limits && { [deviceHeader]: deviceToken() }),
      ...(!isQuery && { 'content-type': 'application/json' }),
    },
    ...(!isQuery && { body: JSON.stringify(rest) }),
    ...(options.signal && { signal: options.signal }),
    ...(options.keepalive && { keepalive: true }),
  };
  const response = await fetch(isQuery ? url + queryString(rest) : url, request).catch((error: unknown) =>
    lost(error, options.signal),
  );
  if (response.ok) return response;
  const refusal = await refusalOf(response);
  const { returns = 0 } = options;
  if (refusal.body.code !== 'pictures_wait' || returns === pictureReturns) throw refusal;
  await new Promise((resolve) => setTimeout(resolve, Number(response.headers.get('retry-after')) * 1000));
  return send(endpoint, input, { ...options, returns: returns + 1 });
}

/** A connection can end before the answer or within it; neither is an answer. */
function lost(error: unknown, signal: AbortSignal | undefined): never {
  if (signal?.aborted) throw error;
  throw new CallError(0, {});
}

/** Somebody in between, such as a proxy, may have answered in words or with a page. */
async function refusalOf(response: Response): Promise<CallError> {
  const text = await response.text().catch(() => '');
  try {
    return new CallError(response.status, JSON.parse(text) as Partial<ErrorBody>);
  } catch {
    const words = text.replace(/<(style|script)[\s\S]*?<\/\1>|<[^>]*>/gi, ' ').replace(/\s+/g, ' ');
    return new CallError(response.status, {}, words.trim().slice(0, mostWords));
  }
}

function parsed(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    throw new CallError(0, {});
  }
}

function fillPath(template: string, input: Record<string, unknown>) {
  const rest = { ...input };
  const url = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { url, rest };
}

function queryString(values: Record<string, unknown>): string {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  return entries.length > 0 ? `?${new URLSearchParams(entries.map(([k, v]) => [k, String(v)]))}` : '';
}
