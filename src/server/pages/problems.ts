/** Turns an error into a page when a browser asked for one. Programs keep getting JSON. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage, type Language } from '#shared/i18n.ts';
import type { App } from '../app.ts';
import { wantsPage } from '../http/refusals.ts';
import { makePageCache } from './cache.ts';
import { acceptedEncoding } from './compress.ts';
import { type Draw, developmentPolicy } from './draw.ts';
import type { Problem } from './renderer.ts';

export interface Problems {
  /** The error page, in the reader's language, with headers that keep it out of caches. */
  answer(problem: Problem, request: FastifyRequest, reply: FastifyReply): Promise<Buffer>;
  /** Drops the pages, for example when the school's name changes. */
  drop(): void;
  /** How many are kept. */
  size(): number;
}

/** Error pages are few and the same for everybody: each is drawn once per language. */
export function drawProblems(
  server: FastifyInstance,
  {
    app,
    draw,
    languageOf,
    isDevelopment,
  }: { app: App; draw: Draw; languageOf: (request: FastifyRequest) => Language; isDevelopment: boolean },
): Problems {
  const cache = makePageCache((key) => {
    const [problem, language] = key.split(' ');
    return draw.problem(problem as Problem, isLanguage(language) ? language : 'ru');
  });

  async function answer(problem: Problem, request: FastifyRequest, reply: FastifyReply): Promise<Buffer> {
    if (isDevelopment) cache.drop();
    const page = await cache.get(`${problem} ${languageOf(request)}`);
    const { bytes, headers } = page[acceptedEncoding(request.headers['accept-encoding'])];
    const { etag: _, ...sent } = headers;
    reply.headers({
      ...sent,
      ...(isDevelopment && { 'content-security-policy': developmentPolicy }),
      'cache-control': 'no-store',
      vary: 'accept, accept-encoding, accept-language, cookie',
    });
    return bytes;
  }

  server.addHook('onSend', async (request, reply, payload) => {
    if (!isPageWanted(request, reply)) return payload;
    return answer(request.problem ?? problemOf(reply.statusCode), request, reply).catch((error: unknown) => {
      app.log.error({ err: error }, 'the page about a problem could not be drawn');
      return payload;
    });
  });
  return { answer, drop: () => cache.drop(), size: () => cache.size() };
}

function isPageWanted(request: FastifyRequest, reply: FastifyReply): boolean {
  if (reply.statusCode < 400 || !wantsPage(request)) return false;
  return !String(reply.getHeader('content-type') ?? '').startsWith('text/html');
}

function problemOf(status: number): Problem {
  if (status === 429 || status === 503) return 'unavailable';
  return status >= 500 ? 'failure' : 'notFound';
}
