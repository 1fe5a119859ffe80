/** The texts of the pages: each feature's, by namespace. Several features may write into one. */

import { consentsTexts } from '#features/accounts/consents/messages.ts';
import { guardiansTexts } from '#features/accounts/guardians/messages/namespaces.ts';
import { profileTexts } from '#features/accounts/profile/messages/namespaces.ts';
import { signInTexts } from '#features/accounts/sign-in/messages/namespaces.ts';
import { staffTexts } from '#features/accounts/staff/messages/namespaces.ts';
import { applicationsTexts } from '#features/casting/applications/messages/namespaces.ts';
import { modelsTexts } from '#features/casting/models/messages/namespaces.ts';
import { ratingTexts } from '#features/casting/rating/messages/namespaces.ts';
import { analyticsTexts } from '#features/office/analytics/messages/namespaces.ts';
import { backupsTexts } from '#features/office/backups/messages/namespaces.ts';
import { dashboardTexts } from '#features/office/dashboard/messages.ts';
import { exportsTexts } from '#features/office/exports/messages/namespaces.ts';
import { handoversTexts } from '#features/office/handovers/messages/namespaces.ts';
import { launchTexts } from '#features/office/launch/messages/namespaces.ts';
import { movingInTexts } from '#features/office/moving-in/messages/namespaces.ts';
import { peopleTexts } from '#features/office/people/messages/namespaces.ts';
import { privacyTexts } from '#features/office/privacy/messages/namespaces.ts';
import { rehearsalTexts } from '#features/office/rehearsal/messages.ts';
import { savedViewsTexts } from '#features/office/saved-views/messages/namespaces.ts';
import { systemTexts } from '#features/office/system/messages.ts';
import { documentsTexts } from '#features/publishing/documents/messages/namespaces.ts';
import { schoolTexts } from '#features/publishing/school/messages/namespaces.ts';
import { auditTexts } from '#features/records/audit/messages/namespaces.ts';
import { mailsTexts } from '#features/records/mails/messages/namespaces.ts';
import { uploadsTexts } from '#features/records/uploads/messages.ts';
import { checkoutsTexts } from '#features/sales/checkouts/messages/namespaces.ts';
import { instalmentsTexts } from '#features/sales/instalments/messages/namespaces.ts';
import { manualPaymentsTexts } from '#features/sales/manual-payments/messages.ts';
import { moneyChecksTexts } from '#features/sales/money-checks/messages/namespaces.ts';
import { ordersTexts } from '#features/sales/orders/messages/namespaces.ts';
import { paymentsTexts } from '#features/sales/payments/messages/namespaces.ts';
import { promoCodesTexts } from '#features/sales/promo-codes/messages/namespaces.ts';
import { receiptsTexts } from '#features/sales/receipts/messages/namespaces.ts';
import { refundsTexts } from '#features/sales/refunds/messages/namespaces.ts';
import { contentTexts } from '#features/site/content/messages/namespaces.ts';
import { landingTexts } from '#features/site/landing/messages.ts';
import { picturesTexts } from '#features/site/pictures/messages/namespaces.ts';
import { reviewsTexts } from '#features/site/reviews/messages/namespaces.ts';
import { assistantTexts } from '#features/talk/assistant/messages/namespaces.ts';
import { mailingsTexts } from '#features/talk/mailings/messages/namespaces.ts';
import { noticesTexts } from '#features/talk/notices/messages/namespaces.ts';
import { supportTexts } from '#features/talk/support/messages/namespaces.ts';
import { waitlistTexts } from '#features/talk/waitlist/messages/namespaces.ts';
import { certificatesTexts } from '#features/teaching/certificates/messages/namespaces.ts';
import { consultationsTexts } from '#features/teaching/consultations/messages/namespaces.ts';
import { coursesTexts } from '#features/teaching/courses/messages/namespaces.ts';
import { learningTexts } from '#features/teaching/learning/messages/namespaces.ts';
import { lessonsTexts } from '#features/teaching/lessons/messages/namespaces.ts';
import { materialsTexts } from '#features/teaching/materials/messages/namespaces.ts';
import { byNamespace } from '#shared/i18n.ts';
import { systemMessages } from '#shared/messages/errors.ts';
import { fieldMessages } from '#shared/messages/fields.ts';
import { cabinetMessages } from '#ui/cabinet/messages.ts';
import { uiMessages } from '#ui/messages.ts';
import { framerMessages } from '#ui/panel/framerMessages.ts';
import { panelMessages } from '#ui/panel/messages.ts';

const foundation = {
  cabinet: cabinetMessages,
  fields: fieldMessages,
  framer: framerMessages,
  panel: panelMessages,
  system: systemMessages,
  ui: uiMessages,
};

export const messages = byNamespace(
  foundation,
  consentsTexts,
  guardiansTexts,
  profileTexts,
  signInTexts,
  staffTexts,
  applicationsTexts,
  modelsTexts,
  ratingTexts,
  dashboardTexts,
  analyticsTexts,
  rehearsalTexts,
  launchTexts,
  peopleTexts,
  handoversTexts,
  savedViewsTexts,
  backupsTexts,
  systemTexts,
  exportsTexts,
  movingInTexts,
  privacyTexts,
  documentsTexts,
  schoolTexts,
  auditTexts,
  mailsTexts,
  uploadsTexts,
  checkoutsTexts,
  instalmentsTexts,
  manualPaymentsTexts,
  moneyChecksTexts,
  ordersTexts,
  paymentsTexts,
  promoCodesTexts,
  receiptsTexts,
  refundsTexts,
  contentTexts,
  picturesTexts,
  reviewsTexts,
  landingTexts,
  assistantTexts,
  mailingsTexts,
  noticesTexts,
  supportTexts,
  waitlistTexts,
  certificatesTexts,
  consultationsTexts,
  coursesTexts,
  learningTexts,
  lessonsTexts,
  materialsTexts,
);

export type Namespace = keyof typeof messages;
export type Messages = { [N in Namespace]: (typeof messages)[N]['ru'] };
