/** Every feature's texts, and the selection for a surface: one language, and only the texts it shows. */

import compile from 'icu-minify/compile';
import { applicationsMessages } from '#features/applications/messages/applications.ts';
import { applicationsPanelMessages } from '#features/applications/messages/panel.ts';
import { snapsMessages } from '#features/applications/messages/snaps.ts';
import { applicationStatusMessages } from '#features/applications/messages/status.ts';
import { assistantPanelMessages } from '#features/assistant/messages/panel.ts';
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
import { coursesPanelMessages } from '#features/courses/messages/panel.ts';
import { documentsMessages } from '#features/documents/messages/documents.ts';
import { documentsPanelMessages } from '#features/documents/messages/panel.ts';
import { guardiansMessages } from '#features/guardians/messages/guardians.ts';
import { guardianPageMessages } from '#features/guardians/messages/page.ts';
import { instalmentsMessages } from '#features/instalments/messages/instalments.ts';
import { instalmentsPanelMessages } from '#features/instalments/messages/panel.ts';
import { landingMessages } from '#features/landing/messages.ts';
import { dashboardMessages } from '#features/learning/messages/dashboard.ts';
import { enrolmentsMessages } from '#features/learning/messages/enrolments.ts';
import { lessonsMessages } from '#features/learning/messages/lessons.ts';
import { lessonsPanelMessages } from '#features/lessons/messages.ts';
import { mailingsMessages } from '#features/mailings/messages/mailings.ts';
import { materialsMessages } from '#features/materials/messages/materials.ts';
import { materialsPanelMessages } from '#features/materials/messages/panel.ts';
import { modelsMessages } from '#features/models/messages/models.ts';
import { modelsPanelMessages } from '#features/models/messages/panel.ts';
import { moneyChecksMessages } from '#features/money-checks/messages/panel.ts';
import { noticeKindMessages } from '#features/notices/messages/kinds.ts';
import { noticesMessages } from '#features/notices/messages/notices.ts';
import { orderActionsMessages } from '#features/orders/messages/actions.ts';
import { ordersMessages } from '#features/orders/messages/orders.ts';
import { ownOrdersMessages } from '#features/orders/messages/own.ts';
import { orderReasonsMessages } from '#features/orders/messages/reasons.ts';
import { paymentsPanelMessages } from '#features/payments/messages/panel.ts';
import { paymentsMessages } from '#features/payments/messages/payments.ts';
import { trialPaymentMessages } from '#features/payments/messages/trial.ts';
import { actionsMessages } from '#features/people/messages/actions.ts';
import { peopleMessages } from '#features/people/messages/people.ts';
import { privacyPanelMessages } from '#features/privacy/messages/panel.ts';
import { privacyMessages } from '#features/privacy/messages/privacy.ts';
import { addressMessages } from '#features/profile/messages/address.ts';
import { profileMessages } from '#features/profile/messages/profile.ts';
import { promoCodesMessages } from '#features/promo-codes/messages.ts';
import { ratingPanelMessages } from '#features/rating/messages/panel.ts';
import { ratingMessages } from '#features/rating/messages/rating.ts';
import { receiptsPanelMessages } from '#features/receipts/messages/panel.ts';
import { receiptsMessages } from '#features/receipts/messages/receipts.ts';
import { refundsPanelMessages } from '#features/refunds/messages/panel.ts';
import { refundsMessages } from '#features/refunds/messages/refunds.ts';
import { schoolPanelMessages } from '#features/school/messages/panel.ts';
import { schoolMessages } from '#features/school/messages/school.ts';
import { linksMessages } from '#features/sign-in/messages/links.ts';
import { oauthMessages } from '#features/sign-in/messages/oauth.ts';
import { passwordMessages } from '#features/sign-in/messages/passwords.ts';
import { registrationMessages } from '#features/sign-in/messages/registration.ts';
import { signInMessages } from '#features/sign-in/messages/signIn.ts';
import { staffMessages } from '#features/staff/messages/panel.ts';
import { rightsMessages } from '#features/staff/messages/rights.ts';
import { testPageMessages } from '#features/staff/messages/testPage.ts';
import { inboxMessages } from '#features/support/messages/inbox.ts';
import { supportMessages } from '#features/support/messages/support.ts';
import { fieldMessages, systemMessages } from '#features/system/messages.ts';
import { uploadsMessages } from '#features/uploads/messages.ts';
import type { Language } from '#shared/i18n.ts';
import { cabinetMessages } from '#ui/cabinet/messages.ts';
import { uiMessages } from '#ui/messages.ts';
import { panelMessages } from '#ui/panel/messages.ts';

export const messages = {
  signIn: signInMessages,
  actions: actionsMessages,
  address: addressMessages,
  applications: applicationsMessages,
  applicationsPanel: applicationsPanelMessages,
  applicationStatus: applicationStatusMessages,
  assistantPanel: assistantPanelMessages,
  audit: auditMessages,
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
  dashboard: dashboardMessages,
  documents: documentsMessages,
  documentsPanel: documentsPanelMessages,
  enrolments: enrolmentsMessages,
  fields: fieldMessages,
  guardianPage: guardianPageMessages,
  guardians: guardiansMessages,
  instalments: instalmentsMessages,
  instalmentsPanel: instalmentsPanelMessages,
  landing: landingMessages,
  lessons: lessonsMessages,
  lessonsPanel: lessonsPanelMessages,
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
  ownOrders: ownOrdersMessages,
  panel: panelMessages,
  password: passwordMessages,
  payments: paymentsMessages,
  paymentsPanel: paymentsPanelMessages,
  people: peopleMessages,
  profile: profileMessages,
  privacy: privacyMessages,
  promoCodes: promoCodesMessages,
  privacyPanel: privacyPanelMessages,
  rating: ratingMessages,
  ratingPanel: ratingPanelMessages,
  receipts: receiptsMessages,
  receiptsPanel: receiptsPanelMessages,
  refunds: refundsMessages,
  refundsPanel: refundsPanelMessages,
  registration: registrationMessages,
  rights: rightsMessages,
  school: schoolMessages,
  schoolPanel: schoolPanelMessages,
  staff: staffMessages,
  support: supportMessages,
  supportInbox: inboxMessages,
  system: systemMessages,
  testPage: testPageMessages,
  trialPayment: trialPaymentMessages,
  snaps: snapsMessages,
  ui: uiMessages,
  uploads: uploadsMessages,
};

type Namespace = keyof typeof messages;
export type Messages = { [N in Namespace]: (typeof messages)[N]['ru'] };

const common = ['ui', 'fields', 'consents', 'support'] as const;
const signingIn = ['signIn', 'registration', 'password', 'oauth'] as const;
const surfaces = {
  site: [
    ...common,
    ...signingIn,
    'documents',
    'landing',
    'content',
    'courses',
    'payments',
    'instalments',
    'guardians',
    'school',
    'models',
    'applications',
    'snaps',
    'rating',
  ],
  application: [...common, 'applicationStatus', 'applications', 'snaps'],
  account: [...common, ...signingIn, 'links', 'courses', 'payments', 'instalments', 'guardians', 'school'],
  guardian: [...common, 'guardianPage', 'school'],
  address: [...common, 'address'],
  mailings: [...common, 'mailings'],
  profile: [...common, 'cabinet', 'signIn', 'password', 'profile', 'address'],
  cabinet: [
    ...common,
    'cabinet',
    'dashboard',
    'enrolments',
    'lessons',
    'mailings',
    'courses',
    'payments',
    'instalments',
    'guardians',
    'school',
    'certificates',
    'consultations',
    'materials',
  ],
  lesson: [
    ...common,
    'cabinet',
    'lessons',
    'courses',
    'payments',
    'instalments',
    'guardians',
    'school',
    'materials',
  ],
  certificate: [...common, 'certificates'],
  rating: [...common, 'rating'],
  orders: [
    ...common,
    'cabinet',
    'ownOrders',
    'courses',
    'payments',
    'school',
    'refunds',
    'receipts',
    'rating',
  ],
  privacy: [...common, 'cabinet', 'privacy'],
  testPage: [...common, 'testPage'],
  panel: [
    'ui',
    'panel',
    'fields',
    'staff',
    'rights',
    'people',
    'actions',
    'privacyPanel',
    'audit',
    'auditChanges',
    'courses',
    'coursesPanel',
    'certificatesPanel',
    'consultationsPanel',
    'materialsPanel',
    'modelsPanel',
    'orders',
    'orderActions',
    'instalmentsPanel',
    'applicationsPanel',
    'trialPayment',
    'orderReasons',
    'promoCodes',
    'paymentsPanel',
    'checkouts',
    'refundsPanel',
    'ratingPanel',
    'receiptsPanel',
    'moneyChecks',
    'lessonsPanel',
    'contentPanel',
    'contentFields',
    'assistantPanel',
    'schoolPanel',
    'documents',
    'documentsPanel',
    'uploads',
    'noticeKinds',
    'notices',
    'supportInbox',
  ],
} as const satisfies Record<string, readonly Namespace[]>;

const surfaceByFirstPart: Record<string, keyof typeof surfaces> = {
  admin: 'panel',
  'admin-test': 'testPage',
  dashboard: 'cabinet',
  course: 'lesson',
  certificate: 'certificate',
  application: 'application',
  rating: 'rating',
  'rating-card': 'rating',
  profile: 'profile',
  'confirm-email': 'address',
  unsubscribe: 'mailings',
  'my-data': 'privacy',
  'my-orders': 'orders',
  login: 'account',
  auth: 'account',
  'verify-email': 'account',
  'set-password': 'account',
  'reset-password': 'account',
  'take-back': 'account',
  payment: 'account',
  'not-me': 'account',
  installment: 'account',
  guardian: 'guardian',
};

/** A page's texts, also as JSON that is safe within a script element. */
export interface PageTexts {
  messages: Partial<Messages>;
  json: string;
}

const given = new Map<string, PageTexts>();
const maxGiven = 100;

/**
 * The texts a page needs, in one language, compiled: the browser is spared the parser and the system calls of
 * a general formatter (vite.config.ts puts in the formatter that goes with it). @param path such as
 * `/dashboard`
 * @param school its name, in place of the product's
 */
export function textsFor(path: string, language: Language, school: string | null): PageTexts {
  const surface = surfaceByFirstPart[path.split('/')[1] ?? ''] ?? 'site';
  const key = JSON.stringify([surface, language, school]);
  if (!given.has(key)) {
    // A renamed school leaves behind the texts with its old name.
    if (given.size >= maxGiven) given.clear();
    const messages = Object.fromEntries(
      surfaces[surface].map((name) => [name, compiled(messagesOf(name, language))]),
    );
    // Verbatim: a name is no message.
    if (school !== null) messages.ui = { ...(messages.ui as object), brand: school };
    given.set(key, { messages, json: JSON.stringify(messages).replaceAll('<', '\\u003c') });
  }
  return given.get(key)!;
}

function messagesOf(name: Namespace, language: Language): Texts {
  return messages[name][language];
}

type Texts = string | { [key: string]: Texts };

function compiled(texts: Texts): unknown {
  if (typeof texts === 'string') return compile(texts);
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compiled(text)]));
}
