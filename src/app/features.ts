/**
 * All features of the product. A new feature is added here, and its calls, jobs, listeners and personal data
 * follow.
 */

import { account } from '#features/accounts/account/server/feature.ts';
import { addresses } from '#features/accounts/addresses/server/feature.ts';
import { consents } from '#features/accounts/consents/server/feature.ts';
import { guardians } from '#features/accounts/guardians/server/feature.ts';
import { profile } from '#features/accounts/profile/server/feature.ts';
import { signIn } from '#features/accounts/sign-in/server/feature.ts';
import { applications } from '#features/casting/applications/server/feature.ts';
import { models } from '#features/casting/models/server/feature.ts';
import { rating } from '#features/casting/rating/server/feature.ts';
import { analytics } from '#features/office/analytics/server/feature.ts';
import { backups } from '#features/office/backups/server/feature.ts';
import { dashboard } from '#features/office/dashboard/server/feature.ts';
import { exports } from '#features/office/exports/server/feature.ts';
import { handovers } from '#features/office/handovers/server/feature.ts';
import { launch } from '#features/office/launch/server/feature.ts';
import { movingIn } from '#features/office/moving-in/server/feature.ts';
import { people } from '#features/office/people/server/feature.ts';
import { privacy } from '#features/office/privacy/server/feature.ts';
import { rehearsal } from '#features/office/rehearsal/server/feature.ts';
import { savedViews } from '#features/office/saved-views/server/feature.ts';
import { system } from '#features/office/system/server/feature.ts';
import { documents } from '#features/publishing/documents/server/feature.ts';
import { school } from '#features/publishing/school/server/feature.ts';
import { audit } from '#features/records/audit/server/feature.ts';
import { mails } from '#features/records/mails/server/feature.ts';
import { uploads } from '#features/records/uploads/server/feature.ts';
import { visits } from '#features/records/visits/server/feature.ts';
import { checkouts } from '#features/sales/checkouts/server/feature.ts';
import { instalments } from '#features/sales/instalments/server/feature.ts';
import { manualPayments } from '#features/sales/manual-payments/server/feature.ts';
import { moneyChecks } from '#features/sales/money-checks/server/feature.ts';
import { orders } from '#features/sales/orders/server/feature.ts';
import { payments } from '#features/sales/payments/server/feature.ts';
import { promoCodes } from '#features/sales/promo-codes/server/feature.ts';
import { receipts } from '#features/sales/receipts/server/feature.ts';
import { refunds } from '#features/sales/refunds/server/feature.ts';
import { content } from '#features/site/content/server/feature.ts';
import { landing } from '#features/site/landing/server/feature.ts';
import { pictures } from '#features/site/pictures/server/feature.ts';
import { reviews } from '#features/site/reviews/server/feature.ts';
import { assistant } from '#features/talk/assistant/server/feature.ts';
import { mailings } from '#features/talk/mailings/server/feature.ts';
import { notices } from '#features/talk/notices/server/feature.ts';
import { support } from '#features/talk/support/server/feature.ts';
import { waitlist } from '#features/talk/waitlist/server/feature.ts';
import { certificates } from '#features/teaching/certificates/server/feature.ts';
import { consultations } from '#features/teaching/consultations/server/feature.ts';
import { courses } from '#features/teaching/courses/server/feature.ts';
import { enrolments } from '#features/teaching/enrolments/server/feature.ts';
import { learning } from '#features/teaching/learning/server/feature.ts';
import { lessons } from '#features/teaching/lessons/server/feature.ts';
import { materials } from '#features/teaching/materials/server/feature.ts';
import type { Feature } from '#server/feature.ts';
import { foundation } from './foundation.ts';

/** In the order in which people read the personal data held on them. */
export const features: readonly Feature[] = [
  account,
  signIn,
  addresses,
  profile,
  people,
  consents,
  guardians,
  orders,
  manualPayments,
  payments,
  instalments,
  promoCodes,
  checkouts,
  refunds,
  handovers,
  savedViews,
  receipts,
  moneyChecks,
  rating,
  enrolments,
  learning,
  certificates,
  mailings,
  waitlist,
  mails,
  notices,
  courses,
  lessons,
  materials,
  consultations,
  uploads,
  assistant,
  support,
  pictures,
  reviews,
  visits,
  content,
  documents,
  landing,
  models,
  applications,
  school,
  privacy,
  audit,
  backups,
  system,
  exports,
  movingIn,
  dashboard,
  analytics,
  rehearsal,
  launch,
  foundation,
];
