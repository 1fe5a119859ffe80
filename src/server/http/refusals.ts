/** Requests refused before they reach a route or a hook: their answers are put together by hand. */
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#shared/errors.ts';
import { defaultLanguage } from '#shared/i18n.ts';
import { type ErrorTexts, errorBody, sendError } from './errors.ts';
import { answerHeaders } from './security.ts';

const statusByParserCode: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Longest parameter of a path; none of ours comes near. */
const maxParamLength = 300;

/** Settings of Fastify. */
export function refusals(texts: ErrorTexts) {
  return {
    routerOptions: { maxParamLength, ignoreTrailingSlash: true },
    /** Somebody's browser with such an address is shown the page that says "not found" instead. */
    rewriteUrl: (request: IncomingMessage) =>
      wantsPage(request) && isImpossible(request.url!) ? '/problem' : request.url!,
    /** An address that cannot be decoded, or with a parameter of absurd length. */
    frameworkErrors(error: Error, request: FastifyRequest, reply: FastifyReply): void {
      void sendError(texts, error, request, reply.headers(answerHeaders));
    },
    /** What is no HTTP. */
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
    },
  };
}

/** Navigations ask for HTML by name; pictures, scripts and programs take anything, and calls are never pages. */
export function wantsPage({ url, headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  return (headers.accept?.includes('text/html') ?? false) && !/^\/api(?:[/?]|$)/.test(url ?? '');
}

function isImpossible(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  if (path.split('/').some((part) => part.length > maxParamLength)) return true;
  if (!path.includes('%')) return false;
  try {
    decodeURIComponent(path);
    return false;
  } catch {
    return true;
  }
}
