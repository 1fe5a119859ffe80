/** Every feature's texts. */

import { applicationsMessages } from '#features/applications/messages/applications.ts';
import { applicationsPanelMessages } from '#features/applications/messages/panel.ts';
import { snapsMessages } from '#features/applications/messages/snaps.ts';
import { applicationStatusMessages } from '#features/applications/messages/status.ts';
import { assistantPanelMessages } from '#features/assistant/messages/panel.ts';
import { auditActionsMessages } from '#features/audit/messages/actions.ts';
import { auditMessages } from '#features/audit/messages/audit.ts';
import { auditChangesMessages } from '#features/audit/messages/changes.ts';
import { certificatesMessages } from '#features/certificates/messages/certificates.ts';
import { certificatesPanelMessages } from '#features/certificates/messages/panel.ts';
import { checkoutsMessages } from '#features/checkouts/messages/panel.ts';
import { consentsMessages } from '#features/consents/messages.ts';
import { consultationsMessages } from '#features/consultations/messages/consultations.ts';
import { consultationsPanelMessages } from '#features/consultations/messages/panel.ts';
import { contentMessages } from '#features/content/messages/content.ts';
import { contentFieldsMessages } from '#features/content/messages/fields.ts';
import { contentPanelMessages } from '#features/content/messages/panel.ts';
import { coursesMessages } from '#features/courses/messages/courses.ts';
import { courseFormMessages } from '#features/courses/messages/form.ts';
import { coursesPanelMessages } from '#features/courses/messages/panel.ts';
import { coursePromotionMessages } from '#features/courses/messages/promotion.ts';
import { documentsMessages } from '#features/documents/messages/documents.ts';
import { documentsPanelMessages } from '#features/documents/messages/panel.ts';
import { guardiansMessages } from '#features/guardians/messages/guardians.ts';
import { guardianPageMessages } from '#features/guardians/messages/page.ts';
import { instalmentsMessages } from '#features/instalments/messages/instalments.ts';
import { instalmentListMessages } from '#features/instalments/messages/list.ts';
import { instalmentsPanelMessages } from '#features/instalments/messages/panel.ts';
import { instalmentStatesMessages } from '#features/instalments/messages/states.ts';
import { landingMessages } from '#features/landing/messages.ts';
import { dashboardMessages } from '#features/learning/messages/dashboard.ts';
import { enrolmentsMessages } from '#features/learning/messages/enrolments.ts';
import { lessonsMessages } from '#features/learning/messages/lessons.ts';
import { lessonFormMessages } from '#features/lessons/messages/form.ts';
import { lessonsPanelMessages } from '#features/lessons/messages/lessons.ts';
import { lessonSectionsMessages } from '#features/lessons/messages/sections.ts';
import { mailingsMessages } from '#features/mailings/messages/mailings.ts';
import { mailsPanelMessages } from '#features/mails/messages/panel.ts';
import { mailReasonMessages } from '#features/mails/messages/reasons.ts';
import { materialsMessages } from '#features/materials/messages/materials.ts';
import { materialsPanelMessages } from '#features/materials/messages/panel.ts';
import { modelsMessages } from '#features/models/messages/models.ts';
import { modelsPanelMessages } from '#features/models/messages/panel.ts';
import { moneyChecksMessages } from '#features/money-checks/messages/panel.ts';
import { noticeKindMessages } from '#features/notices/messages/kinds.ts';
import { noticesMessages } from '#features/notices/messages/notices.ts';
import { orderActionsMessages } from '#features/orders/messages/actions.ts';
import { orderDetailsMessages, orderGuardianMessages } from '#features/orders/messages/details.ts';
import { orderListMessages } from '#features/orders/messages/list.ts';
import { ordersMessages } from '#features/orders/messages/orders.ts';
import { ownOrdersMessages } from '#features/orders/messages/own.ts';
import { orderReasonsMessages } from '#features/orders/messages/reasons.ts';
import { paymentOutcomeMessages } from '#features/payments/messages/outcome.ts';
import { paymentPagesMessages } from '#features/payments/messages/pages.ts';
import { paymentsPanelMessages } from '#features/payments/messages/panel.ts';
import { paymentsMessages } from '#features/payments/messages/payments.ts';
import { trialPaymentMessages } from '#features/payments/messages/trial.ts';
import { actionsMessages } from '#features/people/messages/actions.ts';
import { peopleListMessages } from '#features/people/messages/list.ts';
import { peopleMessages } from '#features/people/messages/people.ts';
import { privacyPanelMessages } from '#features/privacy/messages/panel.ts';
import { privacyMessages } from '#features/privacy/messages/privacy.ts';
import { addressMessages } from '#features/profile/messages/address.ts';
import { profileMessages } from '#features/profile/messages/profile.ts';
import { promoCodeListMessages } from '#features/promo-codes/messages/list.ts';
import { promoCodesMessages } from '#features/promo-codes/messages/promoCodes.ts';
import { ratingPanelMessages } from '#features/rating/messages/panel.ts';
import { ratingMessages } from '#features/rating/messages/rating.ts';
import { receiptsPanelMessages } from '#features/receipts/messages/panel.ts';
import { receiptsMessages } from '#features/receipts/messages/receipts.ts';
import { refundListMessages } from '#features/refunds/messages/list.ts';
import { refundsPanelMessages } from '#features/refunds/messages/panel.ts';
import { refundsMessages } from '#features/refunds/messages/refunds.ts';
import { refundStepsMessages } from '#features/refunds/messages/steps.ts';
import { schoolContactsMessages } from '#features/school/messages/contacts.ts';
import { schoolPanelMessages } from '#features/school/messages/panel.ts';
import { schoolRequisitesMessages } from '#features/school/messages/requisites.ts';
import { schoolMessages } from '#features/school/messages/school.ts';
import { endedLinkMessages } from '#features/sign-in/messages/endedLink.ts';
import { linksMessages } from '#features/sign-in/messages/links.ts';
import { oauthMessages } from '#features/sign-in/messages/oauth.ts';
import { passwordMessages } from '#features/sign-in/messages/passwords.ts';
import { registrationMessages } from '#features/sign-in/messages/registration.ts';
import { signInMessages } from '#features/sign-in/messages/signIn.ts';
import { staffAccountMessages } from '#features/staff/messages/account.ts';
import { staffMessages } from '#features/staff/messages/panel.ts';
import { rightsMessages } from '#features/staff/messages/rights.ts';
import { testPageMessages } from '#features/staff/messages/testPage.ts';
import { inboxMessages } from '#features/support/messages/inbox.ts';
import { supportMessages } from '#features/support/messages/support.ts';
import { systemMessages } from '#features/system/messages/errors.ts';
import { fieldMessages } from '#features/system/messages/fields.ts';
import { uploadsMessages } from '#features/uploads/messages.ts';
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
  auditActions: auditActionsMessages,
  auditChanges: auditChangesMessages,
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
