import type { FastifyInstance } from 'fastify';
import type { App } from '#server/app.ts';
import { contextOf } from '#server/context.ts';
import { notFound } from '#shared/errors.ts';
import { isLanguage } from '#shared/i18n.ts';
import { showCard } from './card.ts';

interface CardRoute {
  Params: { file: string };
}

/** /share/ru.jpg: the link preview. Its address changes with its text, so it may be cached for a day. */
export function landingPictures(server: FastifyInstance, app: App): void {
  server.get<CardRoute>('/share/:file', { schema: { hide: true } }, async (request, reply) => {
    const [language, format, more] = request.params.file.split('.');
    if (!isLanguage(language) || format !== 'jpg' || more !== undefined) throw notFound();
    const { bytes, etag } = await showCard(contextOf(app), language);
    reply.headers({
      etag,
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/jpeg').send(bytes);
  });
}
