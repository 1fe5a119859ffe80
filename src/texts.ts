// Written by `npm run texts`.

/** The texts of the pages, by namespace. Several features may write into one. */
import { byNamespace } from '#shared/i18n.ts';
import { languageNames } from '#shared/languageNames.ts';
import { accountTexts } from '#features/accounts/account/texts.ts';
import { addressesTexts } from '#features/accounts/addresses/texts.ts';
import { consentsTexts } from '#features/accounts/consents/texts.ts';
import { guardiansTexts } from '#features/accounts/guardians/texts.ts';
import { profileTexts } from '#features/accounts/profile/texts.ts';
import { signInTexts } from '#features/accounts/sign-in/texts.ts';
import { staffTexts } from '#features/accounts/staff/texts.ts';
import { applicationsTexts } from '#features/casting/applications/texts.ts';
import { modelsTexts } from '#features/casting/models/texts.ts';
import { ratingTexts } from '#features/casting/rating/texts.ts';
import { analyticsTexts } from '#features/office/analytics/texts.ts';
import { backupsTexts } from '#features/office/backups/texts.ts';
import { dashboardTexts } from '#features/office/dashboard/texts.ts';
import { exportsTexts } from '#features/office/exports/texts.ts';
import { handoversTexts } from '#features/office/handovers/texts.ts';
import { launchTexts } from '#features/office/launch/texts.ts';
import { movingInTexts } from '#features/office/moving-in/texts.ts';
import { peopleTexts } from '#features/office/people/texts.ts';
import { privacyTexts } from '#features/office/privacy/texts.ts';
import { rehearsalTexts } from '#features/office/rehearsal/texts.ts';
import { savedViewsTexts } from '#features/office/saved-views/texts.ts';
import { systemTexts } from '#features/office/system/texts.ts';
import { documentsTexts } from '#features/publishing/documents/texts.ts';
import { schoolTexts } from '#features/publishing/school/texts.ts';
import { auditTexts } from '#features/records/audit/texts.ts';
import { mailsTexts } from '#features/records/mails/texts.ts';
import { uploadsTexts } from '#features/records/uploads/texts.ts';
import { checkoutsTexts } from '#features/sales/checkouts/texts.ts';
import { instalmentsTexts } from '#features/sales/instalments/texts.ts';
import { manualPaymentsTexts } from '#features/sales/manual-payments/texts.ts';
import { moneyChecksTexts } from '#features/sales/money-checks/texts.ts';
import { ordersTexts } from '#features/sales/orders/texts.ts';
import { paymentsTexts } from '#features/sales/payments/texts.ts';
import { promoCodesTexts } from '#features/sales/promo-codes/texts.ts';
import { receiptsTexts } from '#features/sales/receipts/texts.ts';
import { refundsTexts } from '#features/sales/refunds/texts.ts';
import { contentTexts } from '#features/site/content/texts.ts';
import { landingTexts } from '#features/site/landing/texts.ts';
import { picturesTexts } from '#features/site/pictures/texts.ts';
import { reviewsTexts } from '#features/site/reviews/texts.ts';
import { assistantTexts } from '#features/talk/assistant/texts.ts';
import { mailingsTexts } from '#features/talk/mailings/texts.ts';
import { noticesTexts } from '#features/talk/notices/texts.ts';
import { supportTexts } from '#features/talk/support/texts.ts';
import { waitlistTexts } from '#features/talk/waitlist/texts.ts';
import { certificatesTexts } from '#features/teaching/certificates/texts.ts';
import { consultationsTexts } from '#features/teaching/consultations/texts.ts';
import { coursesTexts } from '#features/teaching/courses/texts.ts';
import { enrolmentsTexts } from '#features/teaching/enrolments/texts.ts';
import { learningTexts } from '#features/teaching/learning/texts.ts';
import { lessonsTexts } from '#features/teaching/lessons/texts.ts';
import { materialsTexts } from '#features/teaching/materials/texts.ts';
import { sharedTexts } from '#shared/texts.ts';
import { uiTexts } from '#ui/texts.ts';
import { cabinetTexts } from '#ui/cabinet/texts.ts';
import { panelTexts } from '#ui/panel/texts.ts';

export const messages = byNamespace(
  accountTexts,
  addressesTexts,
  consentsTexts,
  guardiansTexts,
  profileTexts,
  signInTexts,
  staffTexts,
  applicationsTexts,
  modelsTexts,
  ratingTexts,
  analyticsTexts,
  backupsTexts,
  dashboardTexts,
  exportsTexts,
  handoversTexts,
  launchTexts,
  movingInTexts,
  peopleTexts,
  privacyTexts,
  rehearsalTexts,
  savedViewsTexts,
  systemTexts,
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
  landingTexts,
  picturesTexts,
  reviewsTexts,
  assistantTexts,
  mailingsTexts,
  noticesTexts,
  supportTexts,
  waitlistTexts,
  certificatesTexts,
  consultationsTexts,
  coursesTexts,
  enrolmentsTexts,
  learningTexts,
  lessonsTexts,
  materialsTexts,
  sharedTexts,
  uiTexts,
  cabinetTexts,
  panelTexts,
  languageNames,
);

export type Namespace = keyof typeof messages;
export type Messages = { [N in Namespace]: (typeof messages)[N]['ru'] };
