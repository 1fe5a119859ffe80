/** Draws a page through the door: once for the cache, or for one request with its own nonce. */
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/i18n.ts';
import type { App } from '../app.ts';
import { isDatabaseUnavailable } from '../db/database.ts';
import { pageHeaders, pagePolicy } from '../http/security.ts';
import type { CallInProcess, Door, PageRequest, Problem } from './door.ts';

export interface Draw {
  /** The page's HTML. @throws what made it fail: a cached page is whole or not kept. */
  cached(path: string, language: Language): Promise<string>;
  /** Whatever the pages answer; a bug is drawn as a page of its own. @throws AppError, which has a status */
  shell(url: string, language: Language, nonce: string): Promise<Response>;
  /** A page that says what has gone wrong, and needs nothing that could have. */
  problem(problem: Problem, language: Language, nonce: string): Promise<string>;
}

interface Failure {
  error: unknown;
}

export function makeDraw(app: App, door: Door, call: CallInProcess): Draw {
  /** Draws, and tells the first thing that failed. */
  async function ask(
    url: string,
    language: Language,
    more: Partial<PageRequest> = {},
  ): Promise<{ response: Response; failure: Failure | null }> {
    let failure: Failure | null = null;
    const response = await door(new Request(app.config.appUrl + url), {
      call: (endpoint, input) => call(endpoint, input, language),
      language,
      nonce: null,
      appUrl: app.config.appUrl,
      timeZone: app.config.timeZone,
      isDemo: app.config.mode === 'demo',
      problem: null,
      ...more,
      reportError: (error) => {
        failure ??= { error };
      },
    });
    return { response, failure };
  }

  return {
    async cached(path, language) {
      const { response, failure } = await ask(path, language);
      const html = await response.text();
      if (failure) throw failure.error;
      if (response.status !== 200) throw new Error(`${path} was drawn with ${response.status}`);
      return html;
    },
    async shell(url, language, nonce) {
      const { response, failure } = await ask(url, language, { nonce });
      if (!failure) return response;
      const { error } = failure;
      if (error instanceof AppError || isDatabaseUnavailable(error)) throw asAppError(error);
      app.log.error({ err: error }, 'a page could not be drawn');
      return response;
    },
    async problem(problem, language, nonce) {
      const { response, failure } = await ask('/problem', language, { nonce, problem });
      if (failure) throw failure.error;
      return response.text();
    },
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
    throw isDatabaseUnavailable(error) ? asAppError(error) : error;
  });
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  reply.headers(shellHeaders(nonce, isDevelopment));
  return response.text();
}

export function shellHeaders(nonce: string, isDevelopment: boolean): Record<string, string> {
  // Vite's reloading needs inline scripts and styles; what visitors get never passes here with it.
  const sources = [`'nonce-${nonce}'`];
  const policy = isDevelopment ? "object-src 'none'" : pagePolicy(sources, sources);
  return { ...pageHeaders(policy), 'cache-control': 'no-store', vary: 'accept, accept-language, cookie' };
}

/** What the reader may be told of it. */
export function asAppError(error: unknown): unknown {
  if (!isDatabaseUnavailable(error)) return error;
  return new AppError('unavailable', { headers: { 'retry-after': '5' } });
}
