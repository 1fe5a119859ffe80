import type { FastifyInstance } from 'fastify';
import type { App } from '#server/app.ts';
import { contextOf } from '#server/context.ts';
import { sendCard } from '#server/http/drawings.ts';
import type { FindActor } from '#server/http/mount.ts';
import { notFound } from '#shared/errors.ts';
import { isLanguage } from '#shared/i18n.ts';
import { landingCard } from './card.ts';

interface CardRoute {
  Params: { file: string };
}

/** /share/ru.jpg: the link preview. Its address changes with its text, so it may be cached for a day. */
export function landingPictures(server: FastifyInstance, app: App, findActor: FindActor): void {
  server.get<CardRoute>('/share/:file', { schema: { hide: true } }, async (request, reply) => {
    const [language, format, more] = request.params.file.split('.');
    if (!isLanguage(language) || format !== 'jpg' || more !== undefined) throw notFound();
    const ctx = contextOf(app, await findActor(request, 'anyone', reply));
    const card = await landingCard(ctx, language);
    return sendCard(ctx, { request, reply }, { card, headers: { 'cache-control': 'public, max-age=86400' } });
  });
}
