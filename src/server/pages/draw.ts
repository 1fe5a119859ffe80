/** Draws a page through the door: once for the cache, or for one request with its own nonce. */
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/i18n.ts';
import type { App } from '../app.ts';
import { isDatabaseUnavailable } from '../db/database.ts';
import { pageHeaders, pagePolicy } from '../http/security.ts';
import type { CallInProcess, Door, PageRequest } from './door.ts';

export interface Draw {
  /** The page's HTML. @throws what made it fail: a cached page is whole or not kept. */
  cached(path: string, language: Language): Promise<string>;
  /** Whatever the pages answer, failures drawn as pages. */
  shell(url: string, language: Language, nonce: string): Promise<Response>;
}

export function makeDraw(app: App, door: Door, call: CallInProcess): Draw {
  function given(
    language: Language,
    nonce: string | null,
    reportError: (error: unknown) => void,
  ): PageRequest {
    return {
      call: (endpoint, input) => call(endpoint, input, language),
      language,
      nonce,
      appUrl: app.config.appUrl,
      timeZone: app.config.timeZone,
      isDemo: app.config.mode === 'demo',
      reportError,
    };
  }
  const ask = (url: string, request: PageRequest) => door(new Request(app.config.appUrl + url), request);

  return {
    async cached(path, language) {
      let failure: unknown = null;
      const response = await ask(
        path,
        given(language, null, (error) => (failure ??= error)),
      );
      const html = await response.text();
      if (failure || response.status !== 200)
        throw failure ?? new Error(`${path} was drawn with ${response.status}`);
      return html;
    },
    shell: (url, language, nonce) =>
      ask(
        url,
        given(language, nonce, (error) => app.log.error({ err: error }, 'a page could not be drawn')),
      ),
  };
}

/** Answers one request with a page of its own; nothing of it may be kept by anybody. */
export async function drawShell(
  draw: Draw,
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language,
  isDevelopment: boolean,
): Promise<string> {
  const nonce = randomBytes(16).toString('base64');
  const response = await draw.shell(request.url, language, nonce).catch((error: unknown) => {
    throw isDatabaseUnavailable(error) ? new AppError('unavailable') : error;
  });
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  // Vite's reloading needs inline scripts and styles; what visitors get never passes here with it.
  const sources = [`'nonce-${nonce}'`];
  const policy = isDevelopment ? "object-src 'none'" : pagePolicy(sources, sources);
  reply.headers({ ...pageHeaders(policy), 'cache-control': 'no-store', vary: 'accept-language, cookie' });
  return response.text();
}
