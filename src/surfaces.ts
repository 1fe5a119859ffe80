/** The texts that a page is given: one language, and only those that its surface shows. */

import compile from 'icu-minify/compile';
import type { Language } from '#shared/i18n.ts';
import { type Messages, messages, type Namespace } from './messages.ts';

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
    'paymentOutcome',
    'instalments',
    'instalmentStates',
    'guardians',
    'school',
    'models',
    'applications',
    'snaps',
    'rating',
  ],
  application: [...common, 'applicationStatus', 'applications', 'endedLink', 'snaps'],
  account: [
    ...common,
    ...signingIn,
    'links',
    'courses',
    'payments',
    'paymentPages',
    'paymentOutcome',
    'instalments',
    'instalmentStates',
    'guardians',
    'school',
  ],
  guardian: [...common, 'endedLink', 'guardianPage', 'refunds', 'school'],
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
    'paymentOutcome',
    'instalments',
    'instalmentStates',
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
    'paymentOutcome',
    'instalments',
    'instalmentStates',
    'guardians',
    'school',
    'materials',
  ],
  certificate: [...common, 'certificates'],
  rating: [...common, 'endedLink', 'rating'],
  orders: [
    ...common,
    'cabinet',
    'ownOrders',
    'courses',
    'payments',
    'paymentOutcome',
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
    'peopleList',
    'rights',
    'people',
    'staffAccount',
    'actions',
    'privacyPanel',
    'audit',
    'auditActions',
    'auditChanges',
    'auditFields',
    'auditSubjects',
    'courses',
    'coursesPanel',
    'coursePromotion',
    'courseForm',
    'certificatesPanel',
    'consultationsPanel',
    'materialsPanel',
    'modelsPanel',
    'orders',
    'orderGuardian',
    'orderDetails',
    'orderList',
    'orderActions',
    'manualPayments',
    'instalmentsPanel',
    'instalmentList',
    'applicationsPanel',
    'trialPayment',
    'orderReasons',
    'promoCodes',
    'promoCodeList',
    'paymentsPanel',
    'checkouts',
    'refundsPanel',
    'refundSteps',
    'refundList',
    'ratingPanel',
    'receiptsPanel',
    'mailsPanel',
    'mailReasons',
    'moneyChecks',
    'lessonsPanel',
    'lessonSections',
    'lessonForm',
    'contentPanel',
    'contentFields',
    'assistantPanel',
    'schoolPanel',
    'schoolRequisites',
    'schoolContacts',
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
