import { orderPaid } from '#features/sales/orders/contract.ts';
import { refundSucceeded } from '#features/sales/refunds/contract/refunds.ts';
import { type Feature, on } from '#server/feature.ts';
import { ratingTexts } from '../texts.ts';
import { ratingPictures, ratingRoutes } from './api.ts';
import { removeDemoRatings } from './demo.ts';
import { guardedRating } from './guardianKind.ts';
import { closeRefunded, ratingJobs, ratingSchedules, releasePaid } from './jobs.ts';
import { personalData } from './personalData.ts';
import { listedRatings } from './ratingsForStaff.ts';
import { ratingNotices } from './staffNotices.ts';

export const rating: Feature = {
  name: 'rating',
  errorWords: ratingTexts.server.errors,
  routes: ratingRoutes,
  rawRoutes: ratingPictures,
  jobs: ratingJobs,
  schedules: ratingSchedules,
  listeners: [on(orderPaid, releasePaid), on(refundSucceeded, closeRefunded)],
  listings: [listedRatings],
  personalData,
  guardianKinds: [guardedRating],
  notices: ratingNotices,
  demo: { remove: removeDemoRatings },
  rehearsal: { remove: removeDemoRatings },
};
