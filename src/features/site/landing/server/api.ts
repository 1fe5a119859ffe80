import type { FastifyInstance } from 'fastify';
import type { App } from '#server/app.ts';
import { contextOf } from '#server/context.ts';
import { sendCard } from '#server/http/drawings.ts';
import type { FindActor } from '#server/http/mount.ts';
import { notFound } from '#shared/errors.ts';
import { isLanguage } from '#shared/i18n.ts';
import { landingCard } from './card.ts';
import { standaloneCard } from './standaloneCard.ts';

interface CardRoute {
  Params: { file: string };
}

const kept = { 'cache-control': 'public, max-age=86400' };

/**
 * /share/ru.jpg and /share/courses/{slug}.ru.jpg: link previews. Their addresses change with their text, so they may be
 * cached for a day.
 */
export function landingPictures(server: FastifyInstance, app: App, findActor: FindActor): void {
  server.get<CardRoute>('/share/:file', { schema: { hide: true } }, async (request, reply) => {
    const [language, format, more] = request.params.file.split('.');
    if (!isLanguage(language) || format !== 'jpg' || more !== undefined) throw notFound();
    const ctx = contextOf(app, await findActor(request, 'anyone', reply));
    const card = await landingCard(ctx, language);
    return sendCard(ctx, { request, reply }, { card, headers: kept });
  });
  for (const kind of ['course', 'lesson'] as const)
    server.get<CardRoute>(`/share/${kind}s/:file`, { schema: { hide: true } }, async (request, reply) => {
      const [slug = '', language, format, more] = request.params.file.split('.');
      if (!isLanguage(language) || format !== 'jpg' || more !== undefined) throw notFound();
      const ctx = contextOf(app, await findActor(request, 'anyone', reply));
      const card = await standaloneCard(ctx, { kind, slug, language });
      return sendCard(ctx, { request, reply }, { card, headers: kept });
    });
}
