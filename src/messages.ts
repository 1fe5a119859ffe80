/** Every feature's texts. */

import { consentsMessages } from '#features/accounts/consents/messages.ts';
import { guardiansMessages } from '#features/accounts/guardians/messages/guardians.ts';
import { guardianPageMessages } from '#features/accounts/guardians/messages/page.ts';
import { addressMessages } from '#features/accounts/profile/messages/address.ts';
import { profileAuditFieldMessages } from '#features/accounts/profile/messages/audit.ts';
import { profileMessages } from '#features/accounts/profile/messages/profile.ts';
import { signInAuditFieldMessages, signInAuditMessages } from '#features/accounts/sign-in/messages/audit.ts';
import { endedLinkMessages } from '#features/accounts/sign-in/messages/endedLink.ts';
import { linksMessages } from '#features/accounts/sign-in/messages/links.ts';
import { oauthMessages } from '#features/accounts/sign-in/messages/oauth.ts';
import { passwordMessages } from '#features/accounts/sign-in/messages/passwords.ts';
import { registrationMessages } from '#features/accounts/sign-in/messages/registration.ts';
import { signInMessages } from '#features/accounts/sign-in/messages/signIn.ts';
import { staffAccountMessages } from '#features/accounts/staff/messages/account.ts';
import { staffMessages } from '#features/accounts/staff/messages/panel.ts';
import { rightsMessages } from '#features/accounts/staff/messages/rights.ts';
import { testPageMessages } from '#features/accounts/staff/messages/testPage.ts';
import { applicationsMessages } from '#features/casting/applications/messages/applications.ts';
import {
  applicationsAuditFieldMessages,
  applicationsAuditMessages,
  applicationsAuditSubjectMessages,
} from '#features/casting/applications/messages/audit.ts';
import { applicationsPanelMessages } from '#features/casting/applications/messages/panel.ts';
import { snapsMessages } from '#features/casting/applications/messages/snaps.ts';
import { applicationStatusMessages } from '#features/casting/applications/messages/status.ts';
import { modelsAuditFieldMessages, modelsAuditMessages } from '#features/casting/models/messages/audit.ts';
import { modelsMessages } from '#features/casting/models/messages/models.ts';
import { modelsPanelMessages } from '#features/casting/models/messages/panel.ts';
import { ratingAuditSubjectMessages } from '#features/casting/rating/messages/audit.ts';
import { ratingPanelMessages } from '#features/casting/rating/messages/panel.ts';
import { ratingMessages } from '#features/casting/rating/messages/rating.ts';
import { actionsMessages } from '#features/office/people/messages/actions.ts';
import { peopleAuditFieldMessages, peopleAuditMessages } from '#features/office/people/messages/audit.ts';
import { peopleListMessages } from '#features/office/people/messages/list.ts';
import { peopleMessages } from '#features/office/people/messages/people.ts';
import { privacyPanelMessages } from '#features/office/privacy/messages/panel.ts';
import { privacyMessages } from '#features/office/privacy/messages/privacy.ts';
import {
  documentsAuditMessages,
  documentsAuditSubjectMessages,
} from '#features/publishing/documents/messages/audit.ts';
import { documentsMessages } from '#features/publishing/documents/messages/documents.ts';
import { documentsPanelMessages } from '#features/publishing/documents/messages/panel.ts';
import {
  schoolAuditFieldMessages,
  schoolAuditMessages,
  schoolAuditSubjectMessages,
} from '#features/publishing/school/messages/audit.ts';
import { schoolContactsMessages } from '#features/publishing/school/messages/contacts.ts';
import { schoolPanelMessages } from '#features/publishing/school/messages/panel.ts';
import { schoolRequisitesMessages } from '#features/publishing/school/messages/requisites.ts';
import { schoolMessages } from '#features/publishing/school/messages/school.ts';
import { auditMessages } from '#features/records/audit/messages/audit.ts';
import { auditChangesMessages, auditFieldMessages } from '#features/records/audit/messages/changes.ts';
import { exportAuditMessages } from '#features/records/audit/messages/exports.ts';
import { mailsAuditMessages } from '#features/records/mails/messages/audit.ts';
import { mailsPanelMessages } from '#features/records/mails/messages/panel.ts';
import { mailReasonMessages } from '#features/records/mails/messages/reasons.ts';
import { uploadsMessages } from '#features/records/uploads/messages.ts';
import { checkoutsAuditMessages } from '#features/sales/checkouts/messages/audit.ts';
import { checkoutsMessages } from '#features/sales/checkouts/messages/panel.ts';
import {
  instalmentsAuditMessages,
  instalmentsAuditSubjectMessages,
} from '#features/sales/instalments/messages/audit.ts';
import { instalmentsMessages } from '#features/sales/instalments/messages/instalments.ts';
import { instalmentListMessages } from '#features/sales/instalments/messages/list.ts';
import { instalmentsPanelMessages } from '#features/sales/instalments/messages/panel.ts';
import { instalmentStatesMessages } from '#features/sales/instalments/messages/states.ts';
import { manualPaymentsMessages } from '#features/sales/manual-payments/messages.ts';
import { moneyChecksMessages } from '#features/sales/money-checks/messages/panel.ts';
import { orderActionsMessages } from '#features/sales/orders/messages/actions.ts';
import { ordersAuditFieldMessages, ordersAuditMessages } from '#features/sales/orders/messages/audit.ts';
import { orderDetailsMessages, orderGuardianMessages } from '#features/sales/orders/messages/details.ts';
import { orderListMessages } from '#features/sales/orders/messages/list.ts';
import { ordersMessages } from '#features/sales/orders/messages/orders.ts';
import { ownOrdersMessages } from '#features/sales/orders/messages/own.ts';
import { orderReasonsMessages } from '#features/sales/orders/messages/reasons.ts';
import {
  paymentsAuditMessages,
  paymentsAuditSubjectMessages,
} from '#features/sales/payments/messages/audit.ts';
import { paymentOutcomeMessages } from '#features/sales/payments/messages/outcome.ts';
import { paymentPagesMessages } from '#features/sales/payments/messages/pages.ts';
import { paymentsPanelMessages } from '#features/sales/payments/messages/panel.ts';
import { paymentsMessages } from '#features/sales/payments/messages/payments.ts';
import { trialPaymentMessages } from '#features/sales/payments/messages/trial.ts';
import { promoCodesAuditMessages } from '#features/sales/promo-codes/messages/audit.ts';
import { promoCodeListMessages } from '#features/sales/promo-codes/messages/list.ts';
import { promoCodesMessages } from '#features/sales/promo-codes/messages/promoCodes.ts';
import { receiptsAuditMessages } from '#features/sales/receipts/messages/audit.ts';
import { receiptsPanelMessages } from '#features/sales/receipts/messages/panel.ts';
import { receiptsMessages } from '#features/sales/receipts/messages/receipts.ts';
import { refundsAuditFieldMessages, refundsAuditMessages } from '#features/sales/refunds/messages/audit.ts';
import { refundListMessages } from '#features/sales/refunds/messages/list.ts';
import { refundsPanelMessages } from '#features/sales/refunds/messages/panel.ts';
import { refundsMessages } from '#features/sales/refunds/messages/refunds.ts';
import { refundStepsMessages } from '#features/sales/refunds/messages/steps.ts';
import { contentAuditMessages, contentAuditSubjectMessages } from '#features/site/content/messages/audit.ts';
import { contentMessages } from '#features/site/content/messages/content.ts';
import { contentFieldsMessages } from '#features/site/content/messages/fields.ts';
import { contentPanelMessages } from '#features/site/content/messages/panel.ts';
import { landingMessages } from '#features/site/landing/messages.ts';
import { assistantAuditMessages } from '#features/talk/assistant/messages/audit.ts';
import { assistantPanelMessages } from '#features/talk/assistant/messages/panel.ts';
import { mailingsMessages } from '#features/talk/mailings/messages/mailings.ts';
import { noticeKindMessages } from '#features/talk/notices/messages/kinds.ts';
import { noticesMessages } from '#features/talk/notices/messages/notices.ts';
import { supportAuditMessages, supportAuditSubjectMessages } from '#features/talk/support/messages/audit.ts';
import { inboxMessages } from '#features/talk/support/messages/inbox.ts';
import { supportMessages } from '#features/talk/support/messages/support.ts';
import { certificatesAuditMessages } from '#features/teaching/certificates/messages/audit.ts';
import { certificatesMessages } from '#features/teaching/certificates/messages/certificates.ts';
import { certificatesPanelMessages } from '#features/teaching/certificates/messages/panel.ts';
import { consultationsAuditMessages } from '#features/teaching/consultations/messages/audit.ts';
import { consultationsMessages } from '#features/teaching/consultations/messages/consultations.ts';
import { consultationsPanelMessages } from '#features/teaching/consultations/messages/panel.ts';
import {
  coursesAuditFieldMessages,
  coursesAuditMessages,
  coursesAuditSubjectMessages,
} from '#features/teaching/courses/messages/audit.ts';
import { coursesMessages } from '#features/teaching/courses/messages/courses.ts';
import { courseFormMessages } from '#features/teaching/courses/messages/form.ts';
import { coursesPanelMessages } from '#features/teaching/courses/messages/panel.ts';
import { coursePromotionMessages } from '#features/teaching/courses/messages/promotion.ts';
import { dashboardMessages } from '#features/teaching/learning/messages/dashboard.ts';
import { enrolmentsMessages } from '#features/teaching/learning/messages/enrolments.ts';
import { lessonsMessages } from '#features/teaching/learning/messages/lessons.ts';
import {
  lessonsAuditFieldMessages,
  lessonsAuditMessages,
} from '#features/teaching/lessons/messages/audit.ts';
import { lessonFormMessages } from '#features/teaching/lessons/messages/form.ts';
import { lessonsPanelMessages } from '#features/teaching/lessons/messages/lessons.ts';
import { lessonSectionsMessages } from '#features/teaching/lessons/messages/sections.ts';
import { materialsAuditMessages } from '#features/teaching/materials/messages/audit.ts';
import { materialsMessages } from '#features/teaching/materials/messages/materials.ts';
import { materialsPanelMessages } from '#features/teaching/materials/messages/panel.ts';
import { together } from '#shared/i18n.ts';
import { systemMessages } from '#shared/messages/errors.ts';
import { fieldMessages } from '#shared/messages/fields.ts';
import { cabinetMessages } from '#ui/cabinet/messages.ts';
import { uiMessages } from '#ui/messages.ts';
import { panelMessages } from '#ui/panel/messages.ts';

export const messages = {
  endedLink: endedLinkMessages,
  signIn: signInMessages,
  actions: actionsMessages,
  address: addressMessages,
  applications: applicationsMessages,
  applicationsPanel: applicationsPanelMessages,
  applicationStatus: applicationStatusMessages,
  assistantPanel: assistantPanelMessages,
  audit: auditMessages,
  auditActions: together(
    signInAuditMessages,
    peopleAuditMessages,
    contentAuditMessages,
    schoolAuditMessages,
    documentsAuditMessages,
    coursesAuditMessages,
    certificatesAuditMessages,
    materialsAuditMessages,
    consultationsAuditMessages,
    mailsAuditMessages,
    receiptsAuditMessages,
    refundsAuditMessages,
    instalmentsAuditMessages,
    applicationsAuditMessages,
    lessonsAuditMessages,
    modelsAuditMessages,
    paymentsAuditMessages,
    ordersAuditMessages,
    checkoutsAuditMessages,
    promoCodesAuditMessages,
    assistantAuditMessages,
    supportAuditMessages,
    exportAuditMessages,
  ),
  auditChanges: auditChangesMessages,
  auditFields: together(
    profileAuditFieldMessages,
    signInAuditFieldMessages,
    applicationsAuditFieldMessages,
    modelsAuditFieldMessages,
    peopleAuditFieldMessages,
    schoolAuditFieldMessages,
    auditFieldMessages,
    ordersAuditFieldMessages,
    refundsAuditFieldMessages,
    coursesAuditFieldMessages,
    lessonsAuditFieldMessages,
  ),
  auditSubjects: together(
    applicationsAuditSubjectMessages,
    ratingAuditSubjectMessages,
    documentsAuditSubjectMessages,
    schoolAuditSubjectMessages,
    instalmentsAuditSubjectMessages,
    paymentsAuditSubjectMessages,
    contentAuditSubjectMessages,
    supportAuditSubjectMessages,
    coursesAuditSubjectMessages,
  ),
  cabinet: cabinetMessages,
  certificates: certificatesMessages,
  certificatesPanel: certificatesPanelMessages,
  checkouts: checkoutsMessages,
  consents: consentsMessages,
  consultations: consultationsMessages,
  consultationsPanel: consultationsPanelMessages,
  content: contentMessages,
  contentFields: contentFieldsMessages,
  contentPanel: contentPanelMessages,
  courses: coursesMessages,
  coursesPanel: coursesPanelMessages,
  coursePromotion: coursePromotionMessages,
  courseForm: courseFormMessages,
  dashboard: dashboardMessages,
  documents: documentsMessages,
  documentsPanel: documentsPanelMessages,
  enrolments: enrolmentsMessages,
  fields: fieldMessages,
  guardianPage: guardianPageMessages,
  guardians: guardiansMessages,
  instalments: instalmentsMessages,
  instalmentStates: instalmentStatesMessages,
  instalmentsPanel: instalmentsPanelMessages,
  instalmentList: instalmentListMessages,
  landing: landingMessages,
  lessons: lessonsMessages,
  lessonsPanel: lessonsPanelMessages,
  lessonSections: lessonSectionsMessages,
  lessonForm: lessonFormMessages,
  links: linksMessages,
  mailings: mailingsMessages,
  materials: materialsMessages,
  materialsPanel: materialsPanelMessages,
  models: modelsMessages,
  modelsPanel: modelsPanelMessages,
  moneyChecks: moneyChecksMessages,
  noticeKinds: noticeKindMessages,
  notices: noticesMessages,
  oauth: oauthMessages,
  orderActions: orderActionsMessages,
  manualPayments: manualPaymentsMessages,
  orderReasons: orderReasonsMessages,
  orders: ordersMessages,
  orderGuardian: orderGuardianMessages,
  orderDetails: orderDetailsMessages,
  orderList: orderListMessages,
  ownOrders: ownOrdersMessages,
  panel: panelMessages,
  password: passwordMessages,
  payments: paymentsMessages,
  paymentPages: paymentPagesMessages,
  paymentOutcome: paymentOutcomeMessages,
  paymentsPanel: paymentsPanelMessages,
  people: peopleMessages,
  staffAccount: staffAccountMessages,
  profile: profileMessages,
  privacy: privacyMessages,
  promoCodes: promoCodesMessages,
  promoCodeList: promoCodeListMessages,
  privacyPanel: privacyPanelMessages,
  rating: ratingMessages,
  ratingPanel: ratingPanelMessages,
  receipts: receiptsMessages,
  receiptsPanel: receiptsPanelMessages,
  mailsPanel: mailsPanelMessages,
  mailReasons: mailReasonMessages,
  refunds: refundsMessages,
  refundsPanel: refundsPanelMessages,
  refundSteps: refundStepsMessages,
  refundList: refundListMessages,
  registration: registrationMessages,
  rights: rightsMessages,
  school: schoolMessages,
  schoolPanel: schoolPanelMessages,
  schoolRequisites: schoolRequisitesMessages,
  schoolContacts: schoolContactsMessages,
  staff: staffMessages,
  peopleList: peopleListMessages,
  support: supportMessages,
  supportInbox: inboxMessages,
  system: systemMessages,
  testPage: testPageMessages,
  trialPayment: trialPaymentMessages,
  snaps: snapsMessages,
  ui: uiMessages,
  uploads: uploadsMessages,
};

export type Namespace = keyof typeof messages;
export type Messages = { [N in Namespace]: (typeof messages)[N]['ru'] };
