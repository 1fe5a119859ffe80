/** The browser's table of contents: every page and the file that draws it. */
import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { documentNames, documentPath } from './features/documents/rules.ts';
import { languages } from './shared/i18n.ts';

const landing = './features/landing/site/LandingPage.tsx';
const document = './features/documents/site/DocumentPage.tsx';

export default [
  index(landing, { id: 'landing-ru' }),
  route('en', landing, { id: 'landing-en' }),
  route('zh', landing, { id: 'landing-zh' }),

  route('robots.txt', './features/landing/site/robots.ts'),
  route('sitemap.xml', './features/landing/site/sitemap.ts'),
  route('manifest.webmanifest', './features/landing/site/manifest.ts'),

  ...languages.flatMap((language) => [
    ...documentNames.map((name) =>
      route(documentPath(name, language).slice(1), document, { id: `document-${name}-${language}` }),
    ),
    route(`${language === 'ru' ? '' : `${language}/`}documents/:document/:version`, document, {
      id: `document-version-${language}`,
    }),
  ]),

  route('login', './features/accounts/site/LoginPage.tsx'),
  route('verify-email/:token?', './features/accounts/site/VerifyEmailPage.tsx'),
  route('reset-password', './features/accounts/site/ResetPasswordPage.tsx'),
  route('set-password/:token?', './features/accounts/site/SetPasswordPage.tsx'),
  route('confirm-email', './features/accounts/site/ConfirmEmailPage.tsx'),
  route('auth/google/callback', './features/accounts/site/GoogleCallbackPage.tsx'),
  route('auth/vk/callback', './features/accounts/site/VkCallbackPage.tsx'),
  route('payment/return', './features/payments/site/PaymentReturnPage.tsx'),

  route('dashboard', './features/learning/cabinet/DashboardPage.tsx'),
  route('profile', './features/accounts/cabinet/ProfilePage.tsx'),
  route('my-data', './features/privacy/cabinet/MyDataPage.tsx'),
  route('course/:courseId/lesson/:lessonId', './features/learning/cabinet/LessonPage.tsx'),

  route('admin', './features/staff/admin/PanelLayout.tsx', [
    index('./features/staff/admin/PanelIndexPage.tsx'),
    route('users/:userId?', './features/staff/admin/UsersPage.tsx'),
    route('orders/:orderId?', './features/orders/admin/OrdersPage.tsx'),
    route('content', './features/content/admin/ContentPage.tsx'),
    route('content/texts/:section', './features/content/admin/SectionPage.tsx'),
    route('content/contacts', './features/school/admin/ContactsPage.tsx'),
    route('content/documents', './features/documents/admin/DocumentsPage.tsx'),
    route('content/documents/:document', './features/documents/admin/DocumentEditPage.tsx'),
    route('system', './features/staff/admin/SystemPage.tsx'),
    route('system/school', './features/school/admin/SchoolPage.tsx'),
    route('system/audit/:entryId?', './features/audit/admin/AuditPage.tsx'),
    route('account', './features/staff/admin/OwnAccountPage.tsx'),
  ]),

  route('admin-test', './features/staff/site/AdminTestPage.tsx'),

  route('*', './features/system/site/ProblemPage.tsx'),
] satisfies RouteConfig;
