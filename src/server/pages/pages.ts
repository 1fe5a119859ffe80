/** The pages, mounted on Fastify: cached ones from memory, all others as shells, and the browser's files. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  defaultLanguage,
  type Language,
  languageCookie,
  languageOfPath,
  languages,
  preferredLanguage,
} from '#shared/i18n.ts';
import type { App } from '../app.ts';
import { isOwnHost } from '../http/ownHost.ts';
import { isTooLong } from '../http/refusals.ts';
import type { ForeignSources } from '../http/security.ts';
import { maintenanceSince } from '../maintenance/maintenance.ts';
import { pathOf, tidyPath } from './addresses.ts';
import { type Archive, mountArchive } from './archive.ts';
import { mountBuiltAnswers } from './builtAnswers.ts';
import { makePageCache, type PageCache } from './cache.ts';
import { asAppError, drawShell, makeDraw } from './draw.ts';
import { forFirstPaint, type ReadAsset } from './firstPaint.ts';
import { countsKeptPages } from './keptPages.ts';
import { mountPreviews, type Previews } from './previews.ts';
import { drawProblems, type Problems } from './problems.ts';
import { sendPage, sendReadyFirst } from './readyPages.ts';
import {
  builtRenderer,
  type CallInProcess,
  clientFolder,
  developmentRenderer,
  type PageRenderer,
} from './renderer.ts';

/**
 * How many addresses a page's script may ask about at once, to follow its links: more than any page of ours
 * has.
 */
const mostAsked = 128;

export interface PagesOptions {
  call: CallInProcess;
  isDevelopment: boolean;
  /** The cached pages: the address of each, by language. The first is the home page. */
  cachedPages: readonly [Record<Language, string>, ...Record<Language, string>[]];
  /** Sources that the home page may show in frames; no other cached page shows any. */
  homeFrames: readonly string[];
  /** Hosts of counters that every cached page may load; no other page loads any. */
  counters: () => readonly string[];
  /** Other hosts whose content the page at a path may show; cached pages show none. */
  foreignOn: (path: string) => ForeignSources;
  /** Routes of Fastify to what is no page, and the same for everybody until the next build. */
  builtAnswers: readonly string[];
  /** Pages that may become many, each in the language of its address. Some of them are cached. */
  archive: Archive;
  previews: Previews;
}

export interface Pages {
  /** Drops this process's cached pages. Call it when their content has changed. */
  drop(): void;
}

/** Mounts last: any address without another route is a page, if only the "not found" page. */
export async function mountPages(server: FastifyInstance, app: App, options: PagesOptions): Promise<Pages> {
  const { cachedPages, archive, isDevelopment } = options;
  const renderer: PageRenderer = isDevelopment ? await developmentRenderer(server) : await builtRenderer();
  const draw = makeDraw(app, renderer, options.call);
  const pathLanguages = new Map(
    cachedPages.flatMap((page) => languages.map((language) => [page[language], language] as const)),
  );
  const [home] = cachedPages;
  const read = assetReader();
  const drawCached = async (path: string, language: Language) =>
    forFirstPaint(await draw.cached(path, language), read);
  const cache = makePageCache((path) => drawCached(path, pathLanguages.get(path)!), {
    foreignOn: (path) => ({
      frames: Object.values(home).includes(path) ? options.homeFrames : [],
      counters: options.counters(),
    }),
  });
  const shelf = makePageCache((path) => drawCached(path, languageOfPath(path)), {
    foreignOn: () => ({ counters: options.counters() }),
    most: archive.most,
  });
  const findLanguage = (request: FastifyRequest) =>
    languageOf(request, app.config.languages, (path) => pathLanguages.has(path) || archive.isAt(path));

  const drawn = (request: FastifyRequest, reply: FastifyReply) =>
    drawShell(draw, {
      request,
      reply,
      language: findLanguage(request),
      foreign: options.foreignOn(pathOf(request.url)),
      read: isDevelopment ? null : read,
    });
  const problems = drawProblems(server, { app, draw, languageOf: findLanguage, isDevelopment });
  if (!isDevelopment) {
    await mountAssets(server);
    mountCached(server, { app, cache, pages: cachedPages });
    sendReadyFirst(
      server,
      cache,
      ({ headers }) => maintenanceSince(app) === null && isOwnHost(app.config, headers.host),
    );
    mountArchive(server, { app, archive, shelf });
    mountPreviews(server, { previews: options.previews, draw });
    mountBuiltAnswers(server, {
      routes: options.builtAnswers,
      ask: (path) => draw.shell(path, defaultLanguage, ''),
      otherwise: drawn,
    });
  }
  mountShells(server, { renderer, problems, drawn });
  const kept = [cache, shelf, problems];
  countsKeptPages(app, () => kept.reduce((count, one) => count + one.size(), 0));
  return {
    drop() {
      for (const one of kept) one.drop();
    },
  };
}

/** Of the build, which stays as it is while it runs: each file is read once. */
function assetReader(): ReadAsset {
  const known = new Map<string, Promise<string>>();
  return (address) => {
    if (!known.has(address)) known.set(address, readFile(join(clientFolder, address), 'utf8'));
    return known.get(address)!;
  };
}

/** Every other page is drawn per reader; an address without a page does not get this far. */
function mountShells(
  server: FastifyInstance,
  {
    renderer,
    problems,
    drawn,
  }: {
    renderer: PageRenderer;
    problems: Problems;
    drawn: (request: FastifyRequest, reply: FastifyReply) => Promise<Buffer>;
  },
): void {
  const hidden = { schema: { hide: true } };
  server.get('/*', hidden, async (request, reply) => {
    // No page has a control character in its address, and routes do not match one.
    if (/^\/(api|assets)(\/|$|\?)/.test(request.url) || /%[01][\da-f]|%7f/i.test(pathOf(request.url)))
      return reply.callNotFound();
    const tidy = tidyPath(request.url);
    if (tidy !== request.url) return reply.redirect(tidy, 308);
    if (!renderer.isPage(pathOf(request.url))) return problems.answer('notFound', request, reply.code(404));
    return drawn(request, reply);
  });
  server.get<{ Querystring: { paths?: unknown } }>('/__manifest', hidden, async (request, reply) => {
    const asked = String(request.query.paths ?? '').split(',');
    if (asked.length > mostAsked || asked.some(isTooLong)) return reply.callNotFound();
    return drawn(request, reply);
  });
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
  { app, cache, pages }: { app: App; cache: PageCache; pages: PagesOptions['cachedPages'] },
): void {
  const [home] = pages;
  const all = pages.flatMap((page) =>
    languages.map((language) => ({ path: page[language], page, language })),
  );
  for (const { path, page, language } of all) {
    server.get(path, { schema: { hide: true } }, (request, reply) => {
      const { languages: offered } = app.config;
      const other = offered.includes(language)
        ? path === '/' && rememberedPath(request, home, offered)
        : page[defaultLanguage] + queryOf(request.url);
      if (other) {
        reply.header('cache-control', 'no-store').redirect(other, 302);
        return;
      }
      const ready = cache.peek(path);
      if (ready) sendPage(ready, request, reply);
      else
        cache.get(path).then(
          (drawn) => sendPage(drawn, request, reply),
          (error) => reply.send(asAppError(error)),
        );
    });
  }
}

/** Address in the language that the visitor chose, in place of the bare one. */
function rememberedPath(
  request: FastifyRequest,
  paths: Record<Language, string>,
  offered: readonly Language[],
): string | null {
  const { cookie } = request.headers;
  const chosen = cookie === undefined ? null : chosenLanguage(cookie, offered);
  if (chosen === null || paths[chosen] === '/') return null;
  return paths[chosen] + request.url.slice(1);
}

/** The language in the address if there is one, then the reader's choice, then the browser's. */
function languageOf(
  request: FastifyRequest,
  offered: readonly Language[],
  isInLanguage: (path: string) => boolean,
): Language {
  const path = pathOf(request.url);
  const named = languageOfPath(path);
  // A former version of a document stays in the language in which somebody agreed to it.
  if (isInLanguage(path) || (named !== defaultLanguage && offered.includes(named))) return named;
  const { cookie = '', 'accept-language': header } = request.headers;
  return chosenLanguage(cookie, offered) ?? preferredLanguage(header, offered);
}

function chosenLanguage(cookies: string, offered: readonly Language[]): Language | null {
  const found = new RegExp(`(?:^|;\\s*)${languageCookie}=(\\w+)`).exec(cookies)?.[1];
  return offered.find((language) => language === found) ?? null;
}

function queryOf(url: string): string {
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at);
}
