import { orderPaid } from '#features/sales/orders/contract.ts';
import { refundSucceeded } from '#features/sales/refunds/contract/refunds.ts';
import { type Feature, on } from '#server/feature.ts';
import { reviewsTexts } from '../texts.ts';
import { reviewFilms, reviewsRoutes } from './api.ts';
import { faceJobs } from './faces.jobs.ts';
import { redrawOfPaid, redrawOfReturned, reviewsJobs, reviewsSchedules } from './jobs.ts';
import { personalData } from './personalData.ts';
import { removeDemoReviews } from './reviews.ts';
import { listedReviews } from './reviewsForStaff.ts';
import { reviewNotices } from './staffNotices.ts';
import { reviewsTasks } from './tasks.ts';

export const reviews: Feature = {
  name: 'reviews',
  errorWords: reviewsTexts.server.errors,
  routes: reviewsRoutes,
  rawRoutes: reviewFilms,
  jobs: [...reviewsJobs, ...faceJobs],
  schedules: reviewsSchedules,
  listeners: [on(orderPaid, redrawOfPaid), on(refundSucceeded, redrawOfReturned)],
  listings: [listedReviews],
  personalData,
  notices: reviewNotices,
  files: [
    { folder: 'uploads', table: 'reviews', column: 'video_file' },
    { folder: 'faces', table: 'reviews', column: 'face_file' },
  ],
  tasks: reviewsTasks,
  demo: { remove: removeDemoReviews },
};
