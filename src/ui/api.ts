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
  const answer = options.isAnonymous ? null : otherWay(endpoint, addressOf(endpoint, input).url);
  return (await (answer ?? bodyOf(await send(endpoint, input, options), options.signal))) as Output<E>;
}

/** Answers a call without a request of its own; null where it cannot. */
type OtherWay = (endpoint: Endpoint, url: string) => Promise<unknown> | null;
let otherWay: OtherWay = () => null;

/** From now on the page's calls are answered by `way` where it can (src/ui/together.ts). */
export function answerBy(way: OtherWay): void {
  otherWay = way;
}

/** @throws CallError for anything but a success */
export async function look(url: string): Promise<unknown> {
  return bodyOf(await request(url, { headers: ownHeaders() }));
}

/** The raw answer, for calls that answer no JSON. @throws CallError for anything but a success */
export async function send<E extends Endpoint>(
  endpoint: Pick<E, 'method' | 'path'> & E,
  input: Input<E>,
  options: { signal?: AbortSignal; keepalive?: boolean; isAnonymous?: boolean } = {},
): Promise<Response> {
  const { url, rest } = addressOf(endpoint, input);
  const hasBody = !sendsQuery(endpoint.method);
  const asked: RequestInit = {
    method: endpoint.method,
    headers: {
      ...ownHeaders(options.isAnonymous),
      ...(endpoint.limits && { [deviceHeader]: deviceToken() }),
      ...(hasBody && { 'content-type': 'application/json' }),
    },
    ...(hasBody && { body: JSON.stringify(rest) }),
    ...(options.signal && { signal: options.signal }),
    ...(options.keepalive && { keepalive: true }),
  };
  return request(url, asked);
}

/** @param returns how often it has been sent again */
async function request(url: string, asked: RequestInit, returns = 0): Promise<Response> {
  const response = await fetch(url, asked).catch((error: unknown) => lost(error, asked.signal));
  if (response.ok) return response;
  const refusal = await refusalOf(response);
  if (refusal.body.code !== 'pictures_wait' || returns === pictureReturns) throw refusal;
  await new Promise((resolve) => setTimeout(resolve, Number(response.headers.get('retry-after')) * 1000));
  return request(url, asked, returns + 1);
}

function ownHeaders(isAnonymous = false): Record<string, string> {
  const token = isAnonymous ? null : readToken();
  return { 'accept-language': currentLanguage(), ...(token && { authorization: `Bearer ${token}` }) };
}

async function bodyOf(response: Response, signal?: AbortSignal): Promise<unknown> {
  return parsed(await response.text().catch((error: unknown) => lost(error, signal)));
}

/** A connection can end before the answer or within it; neither is an answer. */
function lost(error: unknown, signal: AbortSignal | null | undefined): never {
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

/** Where it is asked; `rest` goes into the body of those that have one. */
function addressOf(endpoint: Endpoint, input: unknown): { url: string; rest: Record<string, unknown> } {
  const { url, rest } = fillPath(endpoint.path, input as Record<string, unknown>);
  return { url: sendsQuery(endpoint.method) ? url + queryString(rest) : url, rest };
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
