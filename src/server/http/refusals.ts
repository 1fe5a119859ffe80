/** Requests refused before they reach a route or a hook: their answers are written by hand. */
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { decoded } from '#shared/addresses.ts';
import { second } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { defaultLanguage } from '#shared/i18n.ts';
import type { ErrorTexts } from '../errorTexts.ts';
import { errorBody, sendError } from './errors.ts';
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
     * Runs before any router. A browser with an impossible address gets the "not found" page; programs get what is
     * wrong with it, unless it is too long to be parsed.
     */
    rewriteUrl(request: IncomingMessage): string {
      const url = request.url!;
      if (isTooLong(url)) return wantsPage(request) ? nowhere.page : nowhere.call;
      return wantsPage(request) && isUnreadable(url) ? nowhere.page : url;
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
