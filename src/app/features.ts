/**
 * All features of the product. A new feature is added here, and its calls, jobs, listeners and personal data
 * follow.
 */

import { applications } from '#features/applications/server/feature.ts';
import { assistant } from '#features/assistant/server/feature.ts';
import { audit } from '#features/audit/server/feature.ts';
import { certificates } from '#features/certificates/server/feature.ts';
import { checkouts } from '#features/checkouts/server/feature.ts';
import { consents } from '#features/consents/server/feature.ts';
import { consultations } from '#features/consultations/server/feature.ts';
import { content } from '#features/content/server/feature.ts';
import { courses } from '#features/courses/server/feature.ts';
import { documents } from '#features/documents/server/feature.ts';
import { guardians } from '#features/guardians/server/feature.ts';
import { instalments } from '#features/instalments/server/feature.ts';
import { landing } from '#features/landing/server/feature.ts';
import { learning } from '#features/learning/server/feature.ts';
import { lessons } from '#features/lessons/server/feature.ts';
import { mailings } from '#features/mailings/server/feature.ts';
import { mails } from '#features/mails/server/feature.ts';
import { materials } from '#features/materials/server/feature.ts';
import { models } from '#features/models/server/feature.ts';
import { moneyChecks } from '#features/money-checks/server/feature.ts';
import { notices } from '#features/notices/server/feature.ts';
import { orders } from '#features/orders/server/feature.ts';
import { payments } from '#features/payments/server/feature.ts';
import { people } from '#features/people/server/feature.ts';
import { privacy } from '#features/privacy/server/feature.ts';
import { profile } from '#features/profile/server/feature.ts';
import { promoCodes } from '#features/promo-codes/server/feature.ts';
import { rating } from '#features/rating/server/feature.ts';
import { receipts } from '#features/receipts/server/feature.ts';
import { refunds } from '#features/refunds/server/feature.ts';
import { school } from '#features/school/server/feature.ts';
import { signIn } from '#features/sign-in/server/feature.ts';
import { support } from '#features/support/server/feature.ts';
import { uploads } from '#features/uploads/server/feature.ts';
import type { Feature } from '#server/feature.ts';
import { foundation } from './foundation.ts';

/** In the order in which people read the personal data held on them. */
export const features: readonly Feature[] = [
  people,
  signIn,
  profile,
  consents,
  guardians,
  orders,
  payments,
  instalments,
  promoCodes,
  checkouts,
  refunds,
  receipts,
  moneyChecks,
  rating,
  learning,
  certificates,
  mailings,
  mails,
  notices,
  courses,
  lessons,
  materials,
  consultations,
  uploads,
  assistant,
  support,
  content,
  documents,
  landing,
  models,
  applications,
  school,
  privacy,
  audit,
  foundation,
];
