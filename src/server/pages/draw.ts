/** Draws pages: once for the cache, or for one request with its own nonce. */
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#shared/errors.ts';
import { inLanguage, type Language } from '#shared/i18n.ts';
import type { App } from '../app.ts';
import { moneyOf } from '../config.ts';
import { isDatabaseUnavailable } from '../db/database.ts';
import { type ForeignSources, pageHeaders, pagePolicy } from '../http/security.ts';
import { acceptedEncoding, compressOnce } from './compress.ts';
import { type ReadAsset, withStyles } from './firstPaint.ts';
import type { CallInProcess, PageRenderer, PageRequest, Problem } from './renderer.ts';

export interface Draw {
  /** The page's HTML. @throws what made it fail: a cached page is complete or not cached */
  cached(path: string, language: Language): Promise<string>;
  /** The page's HTML with some of its calls answered otherwise. @throws what made it fail */
  preview(path: string, given: { language: Language; call: CallInProcess }): Promise<string>;
  /**
   * The pages' answer, whatever it is; a bug is drawn as an error page. @throws AppError, which has a status
   */
  shell(url: string, language: Language, nonce: string): Promise<Response>;
  /** A page about a problem, which depends on nothing that could have failed. */
  problem(problem: Problem, language: Language): Promise<string>;
}

interface Failure {
  error: unknown;
}

export function makeDraw(app: App, renderer: PageRenderer, call: CallInProcess): Draw {
  /** Draws, and returns the first failure beside the response. */
  async function ask(
    url: string,
    language: Language,
    more: Partial<PageRequest> = {},
  ): Promise<{ response: Response; failure: Failure | null }> {
    let failure: Failure | null = null;
    const response = await renderer.answer(new Request(app.config.appUrl + url), {
      call: (endpoint, input) => call(endpoint, input, language),
      language,
      nonce: null,
      appUrl: app.config.appUrl,
      timeZone: app.config.timeZone,
      schoolName: app.config.schoolName && inLanguage(app.config.schoolName, language),
      languages: app.config.languages,
      hasChat: app.config.hasChat,
      metrika: app.config.metrika,
      isDemo: app.config.mode === 'demo',
      isRehearsal: app.config.mode === 'rehearsal',
      isTestShop: moneyOf(app.config) === 'test',
      problem: null,
      ...more,
      reportError: (error) => {
        failure ??= { error };
      },
    });
    return { response, failure };
  }

  async function whole(path: string, language: Language, more: Partial<PageRequest> = {}): Promise<string> {
    const { response, failure } = await ask(path, language, more);
    const html = await response.text();
    if (failure) throw failure.error;
    if (response.status !== 200) throw new Error(`${path} was drawn with ${response.status}`);
    return html;
  }

  return {
    cached: whole,
    preview: (path, { language, call }) =>
      whole(path, language, { call: (endpoint, input) => call(endpoint, input, language) }),
    async shell(url, language, nonce) {
      const { response, failure } = await ask(url, language, { nonce });
      if (!failure) return response;
      const { error } = failure;
      if (error instanceof AppError || isDatabaseUnavailable(error)) throw asAppError(error);
      app.log.error({ err: error }, 'a page could not be drawn');
      return response;
    },
    async problem(problem, language) {
      const { response, failure } = await ask('/problem', language, { problem });
      if (failure) throw failure.error;
      return response.text();
    },
  };
}

/** Answers one request with a page of its own; no cache may store it. */
export async function drawShell(
  draw: Draw,
  {
    request,
    reply,
    language,
    foreign,
    read,
  }: {
    request: FastifyRequest;
    reply: FastifyReply;
    language: Language;
    foreign: ForeignSources;
    /** Null in development, where styles are no files. */
    read: ReadAsset | null;
  },
): Promise<Buffer> {
  const nonce = randomBytes(16).toString('base64');
  const response = await draw.shell(request.url, language, nonce).catch((error: unknown) => {
    throw isDatabaseUnavailable(error) ? asAppError(error) : error;
  });
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  reply.headers(shellHeaders(nonce, foreign, read === null));
  // It holds no secret that a reader's address could be tried against: no page knows a session.
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const html = await response.text();
  return compressOnce(read ? await withStyles(html, read, nonce) : html, encoding);
}

/** Vite's reloading needs inline scripts and styles; pages for visitors never use this policy. */
export const developmentPolicy = "object-src 'none'";

function shellHeaders(
  nonce: string,
  foreign: ForeignSources,
  isDevelopment: boolean,
): Record<string, string> {
  const sources = [`'nonce-${nonce}'`];
  const policy = isDevelopment ? developmentPolicy : pagePolicy(sources, sources, foreign);
  return {
    ...pageHeaders(policy),
    'cache-control': 'no-store',
    vary: 'accept, accept-encoding, accept-language, cookie',
  };
}

/** The part of an error that the reader may see. */
export function asAppError(error: unknown): unknown {
  if (!isDatabaseUnavailable(error)) return error;
  return new AppError('unavailable', { headers: { 'retry-after': '5' } });
}
