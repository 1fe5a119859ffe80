/** Every feature's texts, and which of them a surface is given: one language, and only what it shows. */

import compile from 'icu-minify/compile';
import { addressMessages } from '#features/accounts/address/messages.ts';
import { linksMessages } from '#features/accounts/links/messages.ts';
import { accountsMessages } from '#features/accounts/messages.ts';
import { oauthMessages } from '#features/accounts/oauth/messages.ts';
import { passwordMessages } from '#features/accounts/password/messages.ts';
import { profileMessages } from '#features/accounts/profile/messages.ts';
import { registrationMessages } from '#features/accounts/registration/messages.ts';
import { auditChangesMessages } from '#features/audit/changes/messages.ts';
import { auditMessages } from '#features/audit/messages.ts';
import { consentsMessages } from '#features/consents/messages.ts';
import { contentFieldsMessages } from '#features/content/fields/messages.ts';
import { contentMessages } from '#features/content/messages.ts';
import { contentPanelMessages } from '#features/content/panel/messages.ts';
import { coursesMessages } from '#features/courses/messages.ts';
import { documentsMessages } from '#features/documents/messages.ts';
import { documentsPanelMessages } from '#features/documents/panel/messages.ts';
import { landingMessages } from '#features/landing/messages.ts';
import { dashboardMessages } from '#features/learning/dashboard/messages.ts';
import { enrolmentsMessages } from '#features/learning/enrolments/messages.ts';
import { lessonsMessages } from '#features/learning/lessons/messages.ts';
import { learningMessages } from '#features/learning/messages.ts';
import { modelsMessages } from '#features/models/messages.ts';
import { ordersMessages } from '#features/orders/messages.ts';
import { orderReasonsMessages } from '#features/orders/reasons/messages.ts';
import { paymentsMessages } from '#features/payments/messages.ts';
import { privacyMessages } from '#features/privacy/messages.ts';
import { privacyPanelMessages } from '#features/privacy/panel/messages.ts';
import { schoolMessages } from '#features/school/messages.ts';
import { schoolPanelMessages } from '#features/school/panel/messages.ts';
import { deedsMessages } from '#features/staff/deeds/messages.ts';
import { staffMessages } from '#features/staff/messages.ts';
import { peopleMessages } from '#features/staff/people/messages.ts';
import { rightsMessages } from '#features/staff/rights/messages.ts';
import { trialMessages } from '#features/staff/trial/messages.ts';
import { fieldMessages, systemMessages } from '#features/system/messages.ts';
import type { Language } from '#shared/i18n.ts';
import { uiMessages } from '#ui/messages.ts';
import { panelMessages } from '#ui/panel/messages.ts';

export const messages = {
  accounts: accountsMessages,
  address: addressMessages,
  audit: auditMessages,
  auditChanges: auditChangesMessages,
  consents: consentsMessages,
  content: contentMessages,
  contentFields: contentFieldsMessages,
  contentPanel: contentPanelMessages,
  courses: coursesMessages,
  dashboard: dashboardMessages,
  deeds: deedsMessages,
  documents: documentsMessages,
  documentsPanel: documentsPanelMessages,
  enrolments: enrolmentsMessages,
  fields: fieldMessages,
  landing: landingMessages,
  learning: learningMessages,
  lessons: lessonsMessages,
  links: linksMessages,
  models: modelsMessages,
  oauth: oauthMessages,
  orderReasons: orderReasonsMessages,
  orders: ordersMessages,
  panel: panelMessages,
  password: passwordMessages,
  payments: paymentsMessages,
  people: peopleMessages,
  profile: profileMessages,
  privacy: privacyMessages,
  privacyPanel: privacyPanelMessages,
  registration: registrationMessages,
  rights: rightsMessages,
  school: schoolMessages,
  schoolPanel: schoolPanelMessages,
  staff: staffMessages,
  system: systemMessages,
  trial: trialMessages,
  ui: uiMessages,
};

type Namespace = keyof typeof messages;
export type Messages = { [N in Namespace]: (typeof messages)[N]['ru'] };

const common = ['ui', 'fields', 'consents'] as const;
const signingIn = ['accounts', 'registration', 'password', 'oauth'] as const;
const surfaces = {
  site: [
    ...common,
    ...signingIn,
    'documents',
    'landing',
    'content',
    'courses',
    'payments',
    'school',
    'models',
  ],
  account: [...common, ...signingIn, 'links', 'payments', 'school'],
  address: [...common, 'address'],
  profile: [...common, 'learning', 'accounts', 'password', 'profile', 'address'],
  cabinet: [...common, 'learning', 'dashboard', 'enrolments', 'lessons', 'courses', 'payments', 'school'],
  lesson: [...common, 'learning', 'lessons', 'courses', 'payments', 'school'],
  privacy: [...common, 'learning', 'privacy'],
  trial: [...common, 'trial'],
  panel: [
    'ui',
    'panel',
    'fields',
    'staff',
    'rights',
    'people',
    'deeds',
    'privacyPanel',
    'audit',
    'auditChanges',
    'orders',
    'orderReasons',
    'contentPanel',
    'contentFields',
    'schoolPanel',
    'documents',
    'documentsPanel',
  ],
} as const satisfies Record<string, readonly Namespace[]>;

const surfaceByFirstPart: Record<string, keyof typeof surfaces> = {
  admin: 'panel',
  'admin-test': 'trial',
  dashboard: 'cabinet',
  course: 'lesson',
  profile: 'profile',
  'confirm-email': 'address',
  'my-data': 'privacy',
  login: 'account',
  auth: 'account',
  'verify-email': 'account',
  'set-password': 'account',
  'reset-password': 'account',
  payment: 'account',
};

/** A page's texts, and the same as they are written into it: JSON that may stand in a script element. */
export interface PageTexts {
  messages: Partial<Messages>;
  json: string;
}

const given = new Map<string, PageTexts>();

/**
 * The texts a page needs, in one language, compiled: the browser is spared the parser and what a general formatter
 * asks of the system first (vite.config.ts takes the formatter that goes with it). @param path such as `/dashboard`
 */
export function textsFor(path: string, language: Language): PageTexts {
  const surface = surfaceByFirstPart[path.split('/')[1] ?? ''] ?? 'site';
  const key = `${surface} ${language}`;
  if (!given.has(key)) {
    const messages = Object.fromEntries(
      surfaces[surface].map((name) => [name, compiled(messagesOf(name, language))]),
    );
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
