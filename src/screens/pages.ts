/** Every page: its address, and the file that draws it. */

import { userPaths } from '#features/accounts/account/paths.ts';
import { ownAccountPaths } from '#features/accounts/staff/paths.ts';
import { documentNames, documentPath } from '#features/publishing/documents/rules/documents.ts';
import { schoolPaths } from '#features/publishing/school/paths.ts';
import { auditPaths } from '#features/records/audit/paths.ts';
import { mailPaths } from '#features/records/mails/paths.ts';
import { orderPaths } from '#features/sales/orders/paths.ts';
import { coursePaths } from '#features/teaching/courses/paths.ts';
import { languages } from '#shared/i18n.ts';
import type { Page } from '#shared/manifest.ts';
import { paths } from '#ui/paths.ts';
import { manifests } from '../manifests.ts';

const document = 'screens/site/DocumentPage.tsx';

/** Those that put features together. */
const screens: readonly Page[] = [
  ...languages.map((language) => ({ path: paths.home(language), file: 'screens/site/LandingPage.tsx' })),
  ...languages.flatMap((language) => [
    ...documentNames.map((name) => ({ path: documentPath(name, language), file: document })),
    { path: `${language === 'ru' ? '' : `/${language}`}/documents/:document/:version`, file: document },
  ]),
  { path: '/robots.txt', file: 'screens/site/robots.ts' },
  { path: '/sitemap.xml', file: 'screens/site/sitemap.ts' },
  { path: '/manifest.webmanifest', file: 'screens/site/manifest.ts' },
  { path: '/guardian/:token?', file: 'screens/site/GuardianPage.tsx' },
  { path: '/payment/return', file: 'screens/site/PaymentReturnPage.tsx' },
  { path: '/dashboard', file: 'screens/cabinet/DashboardPage.tsx' },
  { path: '/my-orders', file: 'screens/cabinet/OwnOrdersPage.tsx' },
  { path: '/course/:courseId/lesson/:lessonId', file: 'screens/cabinet/LessonPage.tsx' },
  { path: userPaths.one(':userId?'), file: 'screens/panel/UsersPage.tsx' },
  { path: coursePaths.lessons(':courseId?'), file: 'screens/panel/LessonsPage.tsx' },
  { path: mailPaths.list, file: 'screens/panel/MailsPage.tsx' },
  { path: orderPaths.one(':orderId?'), file: 'screens/panel/OrdersPage.tsx' },
  { path: schoolPaths.contacts, file: 'screens/panel/ContactsPage.tsx' },
  { path: '/admin/system', file: 'screens/panel/SystemPage.tsx' },
  { path: '/admin', file: 'screens/panel/PanelIndexPage.tsx' },
  { path: auditPaths.one(':entryId?'), file: 'screens/panel/AuditPage.tsx' },
  { path: ownAccountPaths.account, file: 'screens/panel/OwnAccountPage.tsx' },
  { path: '/admin-test', file: 'screens/site/AdminTestPage.tsx' },
];

export const pages: readonly Page[] = [...screens, ...manifests.flatMap(({ pages = [] }) => pages)];
