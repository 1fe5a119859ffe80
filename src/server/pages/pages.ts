/** The pages, mounted on Fastify: cached ones from memory, all others as shells, and the browser's files. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageCookie,
  languageOfPath,
  languages,
  preferredLanguage,
} from '#shared/i18n.ts';
import type { App } from '../app.ts';
import { makePageCache, type PageCache, type ReadyPage } from './cache.ts';
import { builtDoor, type CallInProcess, clientFolder, type Door, developmentDoor } from './door.ts';
import { asAppError, drawShell, makeDraw } from './draw.ts';
import { forFirstPaint } from './firstPaint.ts';
import { drawProblems } from './problems.ts';
import { sendReady, sendReadyFirst } from './readyPages.ts';

export interface PagesOptions {
  call: CallInProcess;
  isDevelopment: boolean;
  /** The pages that are kept in memory: the address of each, by language. The first is the home page. */
  cachedPages: readonly [Record<Language, string>, ...Record<Language, string>[]];
  /** What the home page may show in frames; no other page shows any. */
  homeFrames: readonly string[];
  /** Of other pages, too, whose address names its language; elsewhere the reader's choice decides. */
  isInLanguage(path: string): boolean;
}

export interface Pages {
  /** Forgets the cached pages of this process. Call it when their content has changed. */
  drop(): void;
}

/** Mounts last: what no other route answers is a page, if only the one that says "not found". */
export async function mountPages(server: FastifyInstance, app: App, options: PagesOptions): Promise<Pages> {
  const door: Door = options.isDevelopment ? await developmentDoor(server) : await builtDoor();
  const draw = makeDraw(app, door, options.call);
  const pathLanguages = new Map(
    options.cachedPages.flatMap((page) => languages.map((language) => [page[language], language] as const)),
  );
  const [home] = options.cachedPages;
  const cache = makePageCache(
    async (path) => {
      const html = await draw.cached(path, pathLanguages.get(path)!);
      return forFirstPaint(html, (address) => readFile(join(clientFolder, address), 'utf8'));
    },
    (path) => (Object.values(home).includes(path) ? options.homeFrames : []),
  );
  const isInLanguage = (path: string) => pathLanguages.has(path) || options.isInLanguage(path);
  const findLanguage = (request: FastifyRequest) => languageOf(request, isInLanguage);

  drawProblems(server, app, draw, findLanguage, options.isDevelopment);
  if (!options.isDevelopment) {
    await mountAssets(server);
    mountCached(server, cache, [...pathLanguages.keys()], home);
    sendReadyFirst(server, cache);
  }
  server.get('/*', { schema: { hide: true } }, async (request, reply) => {
    // No page has a control character in its address, and routes do not match one.
    if (/^\/(api|assets)(\/|$|\?)/.test(request.url) || /%[01][\da-f]|%7f/i.test(pathOf(request.url)))
      return reply.callNotFound();
    const tidy = tidyPath(request.url);
    if (tidy !== request.url) return reply.redirect(tidy, 308);
    return drawShell(draw, request, reply, findLanguage(request), options.isDevelopment);
  });
  return cache;
}

async function mountAssets(server: FastifyInstance): Promise<void> {
  await server.register(fastifyStatic, {
    root: `${clientFolder}/assets`,
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
  });
}

function mountCached(
  server: FastifyInstance,
  cache: PageCache,
  paths: readonly string[],
  home: Record<Language, string>,
): void {
  for (const path of paths) {
    server.get(path, { schema: { hide: true } }, (request, reply) => {
      const other = path === '/' ? rememberedPath(request, home) : null;
      if (other !== null) {
        reply.header('cache-control', 'no-store').redirect(other, 302);
        return;
      }
      const page = cache.peek(path);
      if (page) sendPage(page, request, reply);
      else
        cache.get(path).then(
          (drawn) => sendPage(drawn, request, reply),
          (error) => reply.send(asAppError(error)),
        );
    });
  }
}

function sendPage(page: ReadyPage, request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  sendReady(page, request.raw, reply.raw);
}

/** Where a visitor who chose another language belongs instead of the bare address. */
function rememberedPath(request: FastifyRequest, paths: Record<Language, string>): string | null {
  const chosen = request.headers.cookie === undefined ? null : chosenLanguage(request.headers.cookie);
  if (chosen === null || paths[chosen] === '/') return null;
  return paths[chosen] + request.url.slice(1);
}

/** The address decides where it names a language, then the reader's choice, then the browser. */
function languageOf(request: FastifyRequest, isInLanguage: (path: string) => boolean): Language {
  const path = pathOf(request.url);
  const named = languageOfPath(path);
  if (named !== defaultLanguage || isInLanguage(path)) return named;
  return (
    chosenLanguage(request.headers.cookie ?? '') ?? preferredLanguage(request.headers['accept-language'])
  );
}

function chosenLanguage(cookies: string): Language | null {
  const found = new RegExp(`(?:^|;\\s*)${languageCookie}=(\\w+)`).exec(cookies)?.[1];
  return isLanguage(found) ? found : null;
}

function pathOf(url: string): string {
  return url.split('?', 1)[0]!;
}

/** One address for a page: no slash at the end, one at the beginning (two would lead to another host). */
function tidyPath(url: string): string {
  const path = pathOf(url);
  const tidy = `/${path.replace(/^[/\\]+|[/\\]+$/g, '')}`;
  return tidy === path ? url : tidy + url.slice(path.length);
}
