/** Sends pages that lie ready in memory. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { PageCache, ReadyPage } from './cache.ts';
import { acceptedEncoding } from './compress.ts';

/** Headers and bytes are ready: nothing is left to do but to choose the encoding. HEAD sends no body by itself. */
export function sendReady(page: ReadyPage, request: IncomingMessage, response: ServerResponse): void {
  const variant = page[acceptedEncoding(request.headers['accept-encoding'] as string | undefined)];
  const known = request.headers['if-none-match'];
  if (known !== undefined && (known === '*' || known.includes(variant.etag))) {
    response.writeHead(304, variant.shortHeaders).end();
  } else {
    response.writeHead(200, variant.headers).end(variant.bytes);
  }
}

/**
 * Answers what is asked most, the landing page as it is, before Fastify builds a request around it: routing, hooks
 * and a logger cost several times what sending costs. Whatever needs a thought (a cookie, a query string, a page that
 * is not ready, a server that is closing) goes on to Fastify, whose route for the same address answers the same.
 */
export function sendReadyFirst(server: FastifyInstance, cache: PageCache): void {
  const [ask] = server.server.listeners('request') as ((q: IncomingMessage, a: ServerResponse) => void)[];
  if (!ask) throw new Error('the HTTP server has no handler yet');
  let isClosing = false;
  server.addHook('preClose', async () => {
    isClosing = true;
  });
  server.server.removeAllListeners('request');
  server.server.on('request', (request, response) => {
    const isPlain = request.method === 'GET' && request.headers.cookie === undefined && !isClosing;
    const page = isPlain ? cache.peek(request.url!) : undefined;
    if (page) sendReady(page, request, response);
    else ask(request, response);
  });
}
