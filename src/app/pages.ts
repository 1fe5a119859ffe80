/**
 * Connects the pages to the product: loaders call the contract in this process, and changed content drops the
 * cache.
 */
import type { FastifyInstance } from 'fastify';
import { documentNames, documentPath } from '#features/publishing/documents/rules/documents.ts';
import { mapFrames } from '#features/publishing/school/rules/map.ts';
import { metrikaHost } from '#features/publishing/school/rules/metrika.ts';
import { followBasics } from '#features/publishing/school/server/basics.ts';
import { contentApi } from '#features/site/content/contract/content.ts';
import { contentPaths } from '#features/site/content/paths.ts';
import { openPreview } from '#features/site/content/server/previews.ts';
import { filmSources } from '#features/teaching/learning/rules/video.ts';
import type { Visitor } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import { contextOf } from '#server/context.ts';
import { perform, type Route } from '#server/http/call.ts';
import { mountPages } from '#server/pages/pages.ts';
import type { Previews } from '#server/pages/previews.ts';
import type { CallInProcess } from '#server/pages/renderer.ts';
import { watchVersion } from '#server/versions/versions.ts';
import { inEvery } from '#shared/i18n.ts';
import { paths } from '#ui/paths.ts';
import { apiRoutes } from './server.ts';
import { standalonePages } from './standalonePages.ts';

/** The public pages and their address in every language. */
const landingPaths = inEvery(paths.home);
const documentPaths = documentNames.map((name) => inEvery((language) => documentPath(name, language)));

export async function mountSite(server: FastifyInstance, app: App, isDevelopment: boolean): Promise<void> {
  const call = inProcess(app);
  const pages = await mountPages(server, app, {
    call,
    isDevelopment,
    cachedPages: [landingPaths, ...documentPaths],
    homeFrames: mapFrames,
    counters: () => (app.config.metrika === null ? [] : [metrikaHost]),
    builtAnswers: ['/texts/:language/:section'],
    foreignOn: (path) =>
      showsLessons(path) ? filmSources : path.startsWith('/admin') ? { frames: ["'self'"] } : {},
    archive: standalonePages(call, app.config.languages),
    previews: previewsOfTexts(app, call),
  });
  const closing = new AbortController();
  server.addHook('onClose', async () => closing.abort());
  await watchVersion(app, { name: 'pages', signal: closing.signal, onChange: () => pages.drop() });
  // Pages drawn before this process learned of the change show the old days.
  await followBasics(contextOf(app), closing.signal, () => pages.drop());
}

/** The home page with a text that is still being typed. */
function previewsOfTexts(app: App, call: CallInProcess): Previews {
  return {
    route: contentPaths.preview(':ticket'),
    async open(ticket, address) {
      const visitor: Visitor = { kind: 'visitor', language: 'ru', address, userAgent: 'page' };
      const { section, language, value } = await openPreview(contextOf(app, visitor), ticket);
      return {
        path: landingPaths[language],
        language,
        async call(endpoint, input, language) {
          const answer = await call(endpoint, input, language);
          return endpoint.path === contentApi.show.path
            ? { ...(answer as object), [section]: value }
            : answer;
        },
      };
    },
  };
}

/** The cabinet and the pages of lessons, each entered by loading it: a policy holds until the next load. */
function showsLessons(path: string): boolean {
  return path === paths.dashboard || path.startsWith('/course/');
}

/** Loaders see what an anonymous visitor sees: there is no session cookie, so pages hold nothing personal. */
function inProcess(app: App): CallInProcess {
  const byName = new Map<string, Route>(
    apiRoutes.map((route) => [`${route.endpoint.method} ${route.endpoint.path}`, route]),
  );
  return async ({ method, path }, input, language) => {
    const route = byName.get(`${method} ${path}`);
    if (!route) throw new Error(`a page calls ${method} ${path}, which no feature answers`);
    if (route.endpoint.limits)
      throw new Error(`a page calls ${path}, whose limits would count all readers as one`);
    const visitor: Visitor = { kind: 'visitor', language, address: 'page', userAgent: 'page' };
    return perform(app, visitor, { route, input });
  };
}
