/** An answer that says no becomes a page where somebody's browser asked for one. Programs keep getting JSON. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#shared/i18n.ts';
import type { App } from '../app.ts';
import { wantsPage } from '../http/refusals.ts';
import type { Problem } from './door.ts';
import { type Draw, shellHeaders } from './draw.ts';

export function drawProblems(
  server: FastifyInstance,
  app: App,
  draw: Draw,
  languageOf: (request: FastifyRequest) => Language,
  isDevelopment: boolean,
): void {
  server.addHook('onSend', async (request, reply, payload) => {
    if (!isPageWanted(request, reply)) return payload;
    const nonce = randomBytes(16).toString('base64');
    const drawn = await draw
      .problem(problemOf(reply.statusCode), languageOf(request), nonce)
      .catch((error: unknown) => {
        app.log.error({ err: error }, 'the page about a problem could not be drawn');
        return null;
      });
    if (drawn === null) return payload;
    reply.removeHeader('content-length');
    reply.headers({ ...shellHeaders(nonce, isDevelopment), 'content-type': 'text/html; charset=utf-8' });
    return drawn;
  });
}

function isPageWanted(request: FastifyRequest, reply: FastifyReply): boolean {
  if (reply.statusCode < 400 || !wantsPage(request)) return false;
  return !String(reply.getHeader('content-type') ?? '').startsWith('text/html');
}

function problemOf(status: number): Problem {
  if (status === 429 || status === 503) return 'unavailable';
  return status >= 500 ? 'failure' : 'notFound';
}
