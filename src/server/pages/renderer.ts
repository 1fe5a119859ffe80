/**
 * The one interface between the server and the pages. The pages' build holds its own copy of every module it
 * imports, React Router included, so nothing but plain values and web requests passes through.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Language } from '#shared/i18n.ts';
import { root } from '../root.ts';
import { type PageRoutes, pageMatcher, templatesOf } from './addresses.ts';

/**
 * Performs a call of the contract in this process. The endpoint is the pages' copy, recognised by method and
 * path.
 */
export type CallInProcess = (
  endpoint: { method: string; path: string },
  input: unknown,
  language: Language,
) => Promise<unknown>;

/** Data for drawing a page. The other half is in src/ui/pageContext.ts. */
export interface PageRequest {
  call(endpoint: { method: string; path: string }, input: unknown): Promise<unknown>;
  language: Language;
  /** Null on cached pages, whose scripts are allowed by hash. */
  nonce: string | null;
  appUrl: string;
  timeZone: string;
  /** In the reader's language; null while the school has none. */
  schoolName: string | null;
  /** Languages of the school. */
  languages: readonly Language[];
  /** Whether visitors find the support chat. */
  hasChat: boolean;
  /** The school's counter in Yandex Metrica; null without one. */
  metrika: string | null;
  isDemo: boolean;
  /** Sells nothing for real yet: simulators stand for payments, bank and mail. */
  isRehearsal: boolean;
  /** A live school whose payments use a test key. */
  isTestShop: boolean;
  /** The error, when the page has nothing else to show. */
  problem: Problem | null;
  /** Called for every failure that is not meant for the reader. */
  reportError(error: unknown): void;
}

/** Not found; failed; back in a moment; closed to visitors on purpose. */
export type Problem = 'notFound' | 'failure' | 'unavailable' | 'maintenance';

export interface PageRenderer {
  answer(request: Request, given: PageRequest): Promise<Response>;
  /** Whether a page has this address. With pages compiled on demand, any address may have one. */
  isPage(path: string): boolean;
}

interface Build {
  routes: PageRoutes;
  entry: {
    module: {
      answer(build: unknown, request: Request, given: { page: PageRequest; mode: string }): Promise<Response>;
    };
  };
}

export const clientFolder = join(root, 'build/client');
const serverFile = join(root, 'build/server/index.js');

/** Whether `npm run build` has been run. */
export function isBuilt(): boolean {
  return existsSync(serverFile);
}

/** @throws Error when the pages have not been built. */
export async function builtRenderer(): Promise<PageRenderer> {
  if (!isBuilt()) throw new Error('The pages are not built: run npm run build');
  // @ts-expect-error: made by `npm run build`
  const build = (await import('#build/server/index.js')) as Build;
  return {
    answer: (request, page) => build.entry.module.answer(build, request, { page, mode: 'production' }),
    isPage: pageMatcher(templatesOf(build.routes)),
  };
}

/** Vite in this process: pages are compiled on demand and reload in the browser when edited. */
export async function developmentRenderer(server: FastifyInstance): Promise<PageRenderer> {
  const { createServer, isRunnableDevEnvironment } = await import('vite');
  const { default: middie } = await import('@fastify/middie');
  const vite = await createServer({
    root: root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: server.server } },
  });
  await server.register(middie);
  server.use(vite.middlewares);
  server.addHook('onClose', () => vite.close());
  const environment = vite.environments.ssr;
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('Vite has no SSR environment');
  return {
    async answer(request, given) {
      const build = (await environment.runner.import('virtual:react-router/server-build')) as Build;
      return build.entry.module.answer(build, request, { page: given, mode: 'development' });
    },
    isPage: () => true,
  };
}
