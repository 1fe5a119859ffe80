/** Requests refused before they reach a route or a hook, or before all of them has arrived. */
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decoded } from '#shared/addresses.ts';
import { second } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { defaultLanguage } from '#shared/i18n.ts';
import type { ErrorTexts } from '../errorTexts.ts';
import { errorBody, sendError } from './errors.ts';
import { normalAddress } from './normalAddress.ts';
import { answerHeaders } from './security.ts';

const statusByParserCode: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Longest allowed path parameter; none of ours comes near. */
const maxParamLength = 300;

/** Longest allowed path. Routers, ours and the pages', slow down with the number of parts. */
const longestPath = { characters: 500, parts: 12 };

/** Addresses that exist nowhere, for requests that no address of ours can match. */
const nowhere = { page: '/problem', call: '/api/problem' };

/**
 * How long an answer to malformed HTTP may take to reach a client that does not hang up. Closed at once, it
 * would be lost while the client is still sending; left to the client, the connection would stay open.
 */
const lingerMs = 1 * second;

/** Fastify options that refuse such requests. */
export function refuseEarly(texts: ErrorTexts) {
  return {
    routerOptions: { maxParamLength, ignoreTrailingSlash: true },
    /**
     * Runs before any router, and gives everything after it the normal form of the address. A browser with an
     * impossible address gets the "not found" page; programs get what is wrong with it, unless it is too long to be
     * parsed.
     */
    rewriteUrl(request: IncomingMessage): string {
      const url = isTooLong(request.url!) ? null : normalAddress(request.url!);
      const isPage = wantsPage({ url: url ?? request.url, headers: request.headers });
      if (url === null) return isPage ? nowhere.page : nowhere.call;
      return isPage && isUnreadable(url) ? nowhere.page : url;
    },
    /** Answers an address that cannot be decoded, or has a parameter of absurd length. */
    frameworkErrors(error: Error, request: FastifyRequest, reply: FastifyReply): void {
      void sendError(texts, error, { request, reply: reply.headers(answerHeaders) });
    },
    /** Answers malformed HTTP. */
    clientErrorHandler(error: Error & { code?: string }, socket: Socket): void {
      if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
      const status = statusByParserCode[error.code ?? ''] ?? 400;
      const body = JSON.stringify(errorBody(texts, new AppError('malformed_request'), defaultLanguage));
      const headers = {
        ...answerHeaders,
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        connection: 'close',
      };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
      setTimeout(() => socket.destroy(), lingerMs).unref();
    },
  };
}

/**
 * Node ends a connection that is not kept alive right after the answer. While a body is still arriving that resets it,
 * and a sender who reads only when all is sent never sees why. So the answer goes out whole, and the connection ends
 * once the body has arrived, or its time (`requestTimeout`) is over.
 */
export function answerBeforeTheEnd(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    const { raw } = request;
    const isArriving = hasBody(raw) && !raw.complete && !raw.destroyed;
    const isKept = reply.raw.shouldKeepAlive && reply.getHeader('connection') !== 'close';
    if (reply.statusCode < 400 || isKept || !isArriving || wantsPage(raw)) return payload;
    const text = String(payload ?? '');
    reply.header('content-length', Buffer.byteLength(text));
    return Readable.from(sentWhile(text, raw));
  });
}

async function* sentWhile(text: string, body: IncomingMessage): AsyncGenerator<string> {
  yield text;
  body.resume();
  // A sender who breaks off has ended the connection itself.
  await finished(body, { writable: false }).catch(() => {});
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Navigations ask for HTML by name; pictures, scripts and programs accept anything, and calls are never
 * pages.
 */
export function wantsPage({ url, headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  return (headers.accept?.includes('text/html') ?? false) && !/^\/api(?:[/?]|$)/.test(url ?? '');
}

/** Longer than any address of ours. Reads no further than that. */
export function isTooLong(url: string): boolean {
  const end = url.indexOf('?');
  const length = end === -1 ? url.length : end;
  if (length > longestPath.characters) return true;
  let parts = 0;
  for (let at = 0; at < length; at++) if (url[at] === '/') parts++;
  return parts > longestPath.parts;
}

/** True when it cannot be decoded, or has a part that no parameter can hold. */
function isUnreadable(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  if (path.split('/').some((part) => part.length > maxParamLength)) return true;
  return path.includes('%') && decoded(path) === null;
}
