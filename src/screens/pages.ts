/** Every page: its address, the file that draws it, and the texts that it shows. */

import { userPaths } from '#features/accounts/account/paths.ts';
import { ownAccountPaths } from '#features/accounts/staff/paths.ts';
import { launchPaths } from '#features/office/launch/paths.ts';
import { systemPaths } from '#features/office/system/paths.ts';
import { schoolPaths } from '#features/publishing/school/paths.ts';
import { auditPaths } from '#features/records/audit/paths.ts';
import { mailPaths } from '#features/records/mails/paths.ts';
import { orderPaths } from '#features/sales/orders/paths.ts';
import { coursePaths } from '#features/teaching/courses/paths.ts';
import { languages } from '#shared/i18n.ts';
import type { Page } from '#shared/manifest.ts';
import { paths } from '#ui/paths.ts';
import { manifests } from '../manifests.ts';
import { cabinetPages } from './cabinetPages.ts';
import { standalonePages } from './standalonePages.ts';

const landing = {
  file: 'screens/site/LandingPage.tsx',
  texts: [
    'oauth',
    'signIn',
    'applications',
    'models',
    'rating',
    'payments',
    'paymentOutcome',
    'content',
    'reviews',
    'sitePictures',
    'school',
    'landing',
    'instalments',
    'courses',
    'documents',
    'registration',
    'instalmentStates',
    'password',
    'guardians',
    'snaps',
    'standalone',
    'promoLink',
    'waitlist',
  ],
};

/** Frames around every page, and around those of the panel. */
export const root = { file: 'root.tsx', texts: ['ui', 'fields', 'consents', 'support'] };
export const panelFrame = {
  file: 'screens/panel/PanelLayout.tsx',
  texts: [
    'staff',
    'ui',
    'panel',
    'staffAccount',
    'supportInbox',
    'people',
    'shortcuts',
    'savedViews',
    'mailsPanel',
    'mailReasons',
    'fields',
    'password',
    'launchAhead',
    'exportNames',
    'maintenanceBar',
    'diskBar',
  ],
};

/** Those that put features together. */
const screens: readonly Page[] = [
  ...languages.map((language) => ({ path: paths.home(language), ...landing })),
  ...standalonePages,
  { path: '/robots.txt', file: 'screens/site/robots.ts' },
  { path: '/sitemap.xml', file: 'screens/site/sitemap.ts' },
  { path: '/manifest.webmanifest', file: 'screens/site/manifest.ts' },
  {
    path: '/guardian/:token?',
    file: 'screens/site/GuardianPage.tsx',
    texts: ['guardianPage', 'endedLink', 'school', 'signIn', 'refunds'],
  },
  {
    path: '/payment/return',
    file: 'screens/site/PaymentReturnPage.tsx',
    texts: [
      'paymentPages',
      'paymentOutcome',
      'payments',
      'school',
      'instalments',
      'courses',
      'instalmentStates',
      'password',
      'signIn',
      'guardians',
    ],
  },
  ...cabinetPages,
  {
    path: userPaths.list,
    file: 'screens/panel/UsersPage.tsx',
    texts: ['peopleList', 'actions', 'batches', 'rights'],
  },
  {
    path: userPaths.one(':userId'),
    file: 'screens/panel/PersonPage.tsx',
    texts: [
      'peopleList',
      'personPage',
      'stuckKinds',
      'handovers',
      'actions',
      'orders',
      'orderList',
      'privacyPanel',
      'auditActions',
    ],
  },
  {
    path: coursePaths.lessons(':courseId?'),
    file: 'screens/panel/LessonsPage.tsx',
    texts: ['lessonsPanel', 'materialsPanel', 'lessonForm', 'lessonSections', 'uploads'],
  },
  { path: mailPaths.list, file: 'screens/panel/MailsPage.tsx' },
  {
    path: orderPaths.one(':orderId?'),
    file: 'screens/panel/OrdersPage.tsx',
    texts: [
      'orderList',
      'orders',
      'orderActions',
      'handovers',
      'orderDetails',
      'trialPayment',
      'manualPayments',
      'orderReasons',
      'ratingPanel',
      'orderGuardian',
      'paymentsPanel',
      'receiptsPanel',
      'refundsPanel',
      'refundList',
      'refundSteps',
    ],
  },
  {
    path: schoolPaths.contacts,
    file: 'screens/panel/ContactsPage.tsx',
    texts: ['contentPanel', 'schoolContacts'],
  },
  {
    path: schoolPaths.school,
    file: 'screens/panel/SchoolPage.tsx',
    texts: ['schoolPanel', 'schoolRequisites', 'rehearsal'],
  },
  {
    path: launchPaths.list,
    file: 'screens/panel/LaunchPage.tsx',
    texts: [
      'launchPanel',
      'launchSteps',
      'launchTitles',
      'coursesPanel',
      'schoolPanel',
      'schoolRequisites',
      'schoolContacts',
      'trialPayment',
      'orderReasons',
    ],
  },
  {
    path: systemPaths.overview,
    file: 'screens/panel/SystemOverviewPage.tsx',
    texts: ['systemPanel'],
  },
  { path: '/admin/system', file: 'screens/panel/SystemPage.tsx' },
  { path: '/admin', file: 'screens/panel/PanelIndexPage.tsx' },
  {
    path: auditPaths.one(':entryId?'),
    file: 'screens/panel/AuditPage.tsx',
    texts: ['audit', 'auditActions', 'auditChanges', 'auditFields', 'auditSubjects'],
  },
  { path: ownAccountPaths.account, file: 'screens/panel/OwnAccountPage.tsx' },
  { path: '/texts/:language/:section', file: 'panelTexts.ts' },
  { path: '/admin-test', file: 'screens/site/AdminTestPage.tsx', texts: ['testPage'] },
];

export const pages: readonly Page[] = [...screens, ...manifests.flatMap(({ pages = [] }) => pages)];
