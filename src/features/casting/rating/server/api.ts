import type { FastifyInstance } from 'fastify';
import type { App } from '#server/app.ts';
import { contextOf } from '#server/context.ts';
import { routes } from '#server/http/call.ts';
import { sendCard } from '#server/http/drawings.ts';
import type { FindActor } from '#server/http/mount.ts';
import { notFound } from '#shared/errors.ts';
import { isLanguage } from '#shared/i18n.ts';
import { ratingPanelApi } from '../contract/panel.ts';
import { ratingApi } from '../contract/rating.ts';
import { createRatingPayment } from './buyRating.ts';
import { cardPicture, showCard } from './card.ts';
import { saveDraft } from './drafts.ts';
import { showFormula } from './formula.ts';
import { saveSettings, showOffer, showSettings } from './offer.ts';
import { printRating } from './paper.ts';
import { listRatings, showOrderRating } from './ratingsForStaff.ts';
import { renewLink } from './renewal.ts';
import { retakeRating, shareRating } from './retakeRating.ts';
import { linkToMine, myRatings, resultOfOrder, showRating } from './showRating.ts';

export const ratingRoutes = [
  ...routes(ratingApi, {
    offer: showOffer,
    formula: showFormula,
    draft: saveDraft,
    create: createRatingPayment,
    result: resultOfOrder,
    mine: myRatings,
    link: linkToMine,
    show: showRating,
    retake: retakeRating,
    share: shareRating,
    shared: showCard,
    paper: printRating,
    newLink: renewLink,
  }),
  ...routes(ratingPanelApi, { list: listRatings, show: showOrderRating, showSettings, saveSettings }),
];

interface CardRoute {
  Params: { file: string };
  Querystring: { language?: string };
}

/** /share/ratings/{token}.jpg: the link preview. */
export function ratingPictures(server: FastifyInstance, app: App, findActor: FindActor): void {
  server.get<CardRoute>('/share/ratings/:file', { schema: { hide: true } }, async (request, reply) => {
    const [token = '', format, more] = request.params.file.split('.');
    if (format !== 'jpg' || more !== undefined) throw notFound();
    const language = isLanguage(request.query.language) ? request.query.language : 'ru';
    const ctx = contextOf(app, await findActor(request, 'anyone', reply));
    const card = await cardPicture(ctx, token, language);
    if (!card) throw notFound();
    // Sharing can be taken back: caches must revalidate the picture each time.
    const headers = { 'cache-control': 'public, no-cache', 'x-robots-tag': 'noindex' };
    return sendCard(ctx, { request, reply }, { card, headers });
  });
}
