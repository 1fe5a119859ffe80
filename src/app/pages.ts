/** The pages, joined to the product: loaders call the contract in this process, and changed content drops the cache. */
import type { FastifyInstance } from 'fastify';
import { documentAt, documentNames, documentPath } from '#features/documents/rules.ts';
import { mapFrames } from '#features/school/contacts/rules.ts';
import { followTimeZone } from '#features/school/zone/service.ts';
import type { Visitor } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import { perform, type Route } from '#server/http/call.ts';
import type { CallInProcess } from '#server/pages/door.ts';
import { mountPages } from '#server/pages/pages.ts';
import { watchVersion } from '#server/versions/versions.ts';
import { apiRoutes } from './server.ts';

/** The public pages and the address of each in every language. */
const landingPaths = { ru: '/', en: '/en', zh: '/zh' };
const documentPaths = documentNames.map((name) => ({
  ru: documentPath(name, 'ru'),
  en: documentPath(name, 'en'),
  zh: documentPath(name, 'zh'),
}));

export async function mountSite(server: FastifyInstance, app: App, isDevelopment: boolean): Promise<void> {
  const pages = await mountPages(server, app, {
    call: inProcess(app),
    isDevelopment,
    cachedPages: [landingPaths, ...documentPaths],
    homeFrames: mapFrames,
    isInLanguage: (path) => documentAt(path) !== null,
  });
  const closing = new AbortController();
  server.addHook('onClose', async () => closing.abort());
  await watchVersion(app, 'pages', closing.signal, () => pages.drop());
  // What was drawn before this process knew of the change has the old days on it.
  await followTimeZone(app, closing.signal, () => pages.drop());
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
    return perform(app, visitor, route, input);
  };
}
