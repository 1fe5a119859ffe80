/** Every feature's texts, and which of them a surface is given: one language, and only what it shows. */
import { accountsMessages } from '#features/accounts/messages.ts';
import { profileMessages } from '#features/accounts/profile/messages.ts';
import { auditMessages } from '#features/audit/messages.ts';
import { consentsMessages } from '#features/consents/messages.ts';
import { contentMessages } from '#features/content/messages.ts';
import { contentPanelMessages } from '#features/content/panel/messages.ts';
import { coursesMessages } from '#features/courses/messages.ts';
import { documentsMessages } from '#features/documents/messages.ts';
import { documentsPanelMessages } from '#features/documents/panel/messages.ts';
import { landingMessages } from '#features/landing/messages.ts';
import { learningMessages } from '#features/learning/messages.ts';
import { modelsMessages } from '#features/models/messages.ts';
import { ordersMessages } from '#features/orders/messages.ts';
import { paymentsMessages } from '#features/payments/messages.ts';
import { privacyMessages } from '#features/privacy/messages.ts';
import { schoolMessages } from '#features/school/messages.ts';
import { schoolPanelMessages } from '#features/school/panel/messages.ts';
import { staffMessages } from '#features/staff/messages.ts';
import { peopleMessages } from '#features/staff/people/messages.ts';
import { trialMessages } from '#features/staff/trial/messages.ts';
import { fieldMessages, systemMessages } from '#features/system/messages.ts';
import type { Language } from '#shared/i18n.ts';
import { uiMessages } from '#ui/messages.ts';
import { panelMessages } from '#ui/panel/messages.ts';

export const messages = {
  accounts: accountsMessages,
  audit: auditMessages,
  consents: consentsMessages,
  content: contentMessages,
  contentPanel: contentPanelMessages,
  courses: coursesMessages,
  documents: documentsMessages,
  documentsPanel: documentsPanelMessages,
  fields: fieldMessages,
  landing: landingMessages,
  learning: learningMessages,
  models: modelsMessages,
  orders: ordersMessages,
  panel: panelMessages,
  payments: paymentsMessages,
  people: peopleMessages,
  profile: profileMessages,
  privacy: privacyMessages,
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
const surfaces = {
  site: [...common, 'documents', 'landing', 'content', 'courses', 'accounts', 'payments', 'school', 'models'],
  account: [...common, 'accounts', 'payments', 'school'],
  profile: [...common, 'learning', 'accounts', 'profile'],
  cabinet: [...common, 'learning', 'courses', 'accounts', 'payments', 'school'],
  privacy: [...common, 'learning', 'privacy'],
  trial: [...common, 'trial'],
  panel: [
    'ui',
    'panel',
    'fields',
    'accounts',
    'staff',
    'people',
    'audit',
    'orders',
    'courses',
    'payments',
    'contentPanel',
    'schoolPanel',
    'documents',
    'documentsPanel',
  ],
} as const satisfies Record<string, readonly Namespace[]>;

const surfaceByFirstPart: Record<string, keyof typeof surfaces> = {
  admin: 'panel',
  'admin-test': 'trial',
  dashboard: 'cabinet',
  course: 'cabinet',
  profile: 'profile',
  'confirm-email': 'profile',
  'my-data': 'privacy',
  login: 'account',
  auth: 'account',
  'verify-email': 'account',
  'set-password': 'account',
  'reset-password': 'account',
  payment: 'account',
};

/** The texts a page needs, in one language. @param path of the page, such as `/dashboard` */
export function messagesFor(path: string, language: Language): Partial<Messages> {
  const surface = surfaceByFirstPart[path.split('/')[1] ?? ''] ?? 'site';
  return Object.fromEntries(surfaces[surface].map((name) => [name, messages[name][language]]));
}
