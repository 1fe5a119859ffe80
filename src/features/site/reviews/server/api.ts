import type { FastifyInstance } from 'fastify';
import type { App } from '#server/app.ts';
import { routes } from '#server/http/call.ts';
import { serveClips } from '#server/http/clips.ts';
import { ownReviewsApi } from '../contract/own.ts';
import { reviewsPanelApi } from '../contract/panel.ts';
import { reviewsApi } from '../contract/reviews.ts';
import { addReview, editReview, moveReview } from './editReviews.ts';
import { filmOf } from './films.ts';
import { publishReview, rejectReview, replyToReview } from './moderation.ts';
import { changeOwn, ownReviews, withdrawOwn, writeOwn } from './ownReviews.ts';
import { removeReview, restoreReview } from './removal.ts';
import { listReviews } from './reviews.ts';
import { listPanelReviews, showPanelReview } from './reviewsForStaff.ts';

export const reviewsRoutes = [
  ...routes(reviewsApi, { list: listReviews, add: addReview, edit: editReview, remove: removeReview }),
  ...routes(ownReviewsApi, {
    list: ownReviews,
    write: writeOwn,
    change: changeOwn,
    withdraw: withdrawOwn,
  }),
  ...routes(reviewsPanelApi, {
    list: listPanelReviews,
    show: showPanelReview,
    publish: publishReview,
    reject: rejectReview,
    reply: replyToReview,
    move: moveReview,
    restore: restoreReview,
  }),
];

/** Videos of the reviews that the page shows. */
export function reviewFilms(server: FastifyInstance, app: App): void {
  serveClips(server, app, { path: '/media/reviews/:id', find: filmOf });
}
