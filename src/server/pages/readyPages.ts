/** Sends pages that are ready in memory. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter } from 'prom-client';
import { isKnown } from '../etags.ts';
import type { PageCache, ReadyPage } from './cache.ts';
import { acceptedEncoding } from './compress.ts';

/** Headers and bytes are ready: only the encoding is chosen here. HEAD sends no body by itself. */
export function sendReady(page: ReadyPage, request: IncomingMessage, response: ServerResponse): void {
  const variant = page[acceptedEncoding(request.headers['accept-encoding'] as string | undefined)];
  if (isKnown(request.headers['if-none-match'], variant.etag)) {
    response.writeHead(304, variant.shortHeaders).end();
  } else {
    response.writeHead(200, variant.headers).end(variant.bytes);
  }
}

/** The same, in place of Fastify's own answer. */
export function sendPage(page: ReadyPage, request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  sendReady(page, request.raw, reply.raw);
}

/**
 * Answers the most frequent request, the plain landing page, before Fastify builds a request around it:
 * routing, hooks and a logger cost several times as much as sending. Every other case (a cookie, a query
 * string, a page that is not ready, a server that is closing) goes on to Fastify, whose route for the same
 * address answers the same. No hook sees these answers, so they have a counter of their own.
 * @param isForAll false where visitors are asked to come back later, or the host is not the school's
 */
export function sendReadyFirst(
  server: FastifyInstance,
  cache: PageCache,
  isForAll: (request: IncomingMessage) => boolean,
): void {
  const [ask] = server.server.listeners('request') as ((q: IncomingMessage, a: ServerResponse) => void)[];
  if (!ask) throw new Error('the HTTP server has no handler yet');
  let sent = 0;
  new Counter({
    name: 'podium_ready_pages_total',
    help: 'Pages sent from memory before Fastify saw the request',
    registers: [server.metrics],
    collect() {
      this.reset();
      this.inc(sent);
    },
  });
  let isClosing = false;
  server.addHook('preClose', async () => {
    isClosing = true;
  });
  server.server.removeAllListeners('request');
  server.server.on('request', (request, response) => {
    const isPlain =
      request.method === 'GET' && request.headers.cookie === undefined && !isClosing && isForAll(request);
    const page = isPlain ? cache.peek(request.url!) : undefined;
    if (!page) return ask(request, response);
    sent += 1;
    sendReady(page, request, response);
  });
}
