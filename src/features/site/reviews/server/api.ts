import { routes } from '#server/http/call.ts';
import { ownReviewsApi } from '../contract/own.ts';
import { reviewsPanelApi } from '../contract/panel.ts';
import { reviewsApi } from '../contract/reviews.ts';
import { addReview, editReview, moveReview } from './editReviews.ts';
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
