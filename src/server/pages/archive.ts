/**
 * Pages that may become many, such as courses or all versions of the documents: a few are kept, and drawing is limited.
 */
import type { FastifyInstance } from 'fastify';
import { contextOf } from '#server/context.ts';
import { hour } from '#shared/dates.ts';
import { type Language, languageOfPath } from '#shared/i18n.ts';
import type { Limit } from '#shared/limits.ts';
import type { App } from '../app.ts';
import { countAttempt } from '../limits/limits.ts';
import { pathOf, tidyPath } from './addresses.ts';
import type { PageCache } from './cache.ts';
import { asAppError } from './draw.ts';
import { sendPage } from './readyPages.ts';

export interface Archive {
  /** Their addresses, as routes of Fastify. */
  routes: readonly string[];
  isAt(path: string): boolean;
  /** Quick: a request for a missing page costs no drawing. @returns where the page stands now @throws AppError not_found */
  find(path: string, language: Language): Promise<string>;
  /** How many of them are cached. */
  most: number;
}

/** Nobody reads this many old pages that others have not read lately. Cached pages don't count. */
const drawings: Limit = { name: 'drawings', by: 'address', times: 120, perMs: 1 * hour, atOnce: 15 };

/** One page is drawn at a time for all who wait for it, and is then sent from memory. */
export function mountArchive(
  server: FastifyInstance,
  { app, archive, shelf }: { app: App; archive: Archive; shelf: PageCache },
): void {
  for (const route of archive.routes) {
    server.get(route, { schema: { hide: true } }, async (request, reply) => {
      const tidy = tidyPath(request.url);
      if (tidy !== request.url) return reply.redirect(tidy, 308);
      const path = pathOf(request.url);
      const language = languageOfPath(path);
      try {
        if (!shelf.peek(path)) {
          const present = await archive.find(path, language);
          if (present !== path) {
            // The school may show that language again; an address that was changed does not come back.
            const isMoved = languageOfPath(present) === language;
            return reply.redirect(present + request.url.slice(path.length), isMoved ? 301 : 302);
          }
          const visitor = { kind: 'visitor', language, address: request.ip, userAgent: '' } as const;
          await countAttempt(contextOf(app, visitor), [drawings], {});
        }
        sendPage(await shelf.get(path), request, reply);
      } catch (error) {
        throw asAppError(error);
      }
    });
  }
}
