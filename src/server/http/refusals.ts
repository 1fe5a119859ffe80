/** Requests refused before they reach a route or a hook: their answers are put together by hand. */
import { STATUS_CODES } from 'node:http';
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

/** Settings of Fastify. */
export function refusals(texts: ErrorTexts) {
  return {
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
