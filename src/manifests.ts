/** The plain halves of the features' manifests: what the panel's frame, and every check of the whole, goes by. */

import { profile } from '#features/accounts/profile/manifest.ts';
import { signIn } from '#features/accounts/sign-in/manifest.ts';
import { staff } from '#features/accounts/staff/manifest.ts';
import { applications } from '#features/casting/applications/manifest.ts';
import { models } from '#features/casting/models/manifest.ts';
import { rating } from '#features/casting/rating/manifest.ts';
import { analytics } from '#features/office/analytics/manifest.ts';
import { backups } from '#features/office/backups/manifest.ts';
import { dashboard } from '#features/office/dashboard/manifest.ts';
import { exports } from '#features/office/exports/manifest.ts';
import { handovers } from '#features/office/handovers/manifest.ts';
import { launch } from '#features/office/launch/manifest.ts';
import { movingIn } from '#features/office/moving-in/manifest.ts';
import { people } from '#features/office/people/manifest.ts';
import { privacy } from '#features/office/privacy/manifest.ts';
import { rehearsal } from '#features/office/rehearsal/manifest.ts';
import { savedViews } from '#features/office/saved-views/manifest.ts';
import { system } from '#features/office/system/manifest.ts';
import { documents } from '#features/publishing/documents/manifest.ts';
import { school } from '#features/publishing/school/manifest.ts';
import { audit } from '#features/records/audit/manifest.ts';
import { mails } from '#features/records/mails/manifest.ts';
import { checkouts } from '#features/sales/checkouts/manifest.ts';
import { instalments } from '#features/sales/instalments/manifest.ts';
import { manualPayments } from '#features/sales/manual-payments/manifest.ts';
import { moneyChecks } from '#features/sales/money-checks/manifest.ts';
import { orders } from '#features/sales/orders/manifest.ts';
import { payments } from '#features/sales/payments/manifest.ts';
import { promoCodes } from '#features/sales/promo-codes/manifest.ts';
import { receipts } from '#features/sales/receipts/manifest.ts';
import { refunds } from '#features/sales/refunds/manifest.ts';
import { content } from '#features/site/content/manifest.ts';
import { pictures } from '#features/site/pictures/manifest.ts';
import { reviews } from '#features/site/reviews/manifest.ts';
import { assistant } from '#features/talk/assistant/manifest.ts';
import { mailings } from '#features/talk/mailings/manifest.ts';
import { notices } from '#features/talk/notices/manifest.ts';
import { support } from '#features/talk/support/manifest.ts';
import { waitlist } from '#features/talk/waitlist/manifest.ts';
import { certificates } from '#features/teaching/certificates/manifest.ts';
import { consultations } from '#features/teaching/consultations/manifest.ts';
import { courses } from '#features/teaching/courses/manifest.ts';
import { learning } from '#features/teaching/learning/manifest.ts';
import { lessons } from '#features/teaching/lessons/manifest.ts';
import { materials } from '#features/teaching/materials/manifest.ts';
import type { FeatureManifest } from '#shared/manifest.ts';

export const manifests: readonly FeatureManifest[] = [
  dashboard,
  analytics,
  rehearsal,
  launch,
  privacy,
  mailings,
  people,
  handovers,
  savedViews,
  profile,
  signIn,
  staff,
  applications,
  models,
  rating,
  backups,
  system,
  exports,
  movingIn,
  content,
  pictures,
  reviews,
  documents,
  school,
  audit,
  mails,
  checkouts,
  instalments,
  manualPayments,
  moneyChecks,
  orders,
  payments,
  promoCodes,
  receipts,
  refunds,
  assistant,
  notices,
  support,
  waitlist,
  certificates,
  consultations,
  courses,
  learning,
  lessons,
  materials,
];
