/** Routes of the browser: every page and the file that draws it. */
import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { documentNames, documentPath } from './features/publishing/documents/rules/documents.ts';
import { languages } from './shared/i18n.ts';

const landing = './screens/site/LandingPage.tsx';
const document = './screens/site/DocumentPage.tsx';

export default [
  index(landing, { id: 'landing-ru' }),
  route('en', landing, { id: 'landing-en' }),
  route('zh', landing, { id: 'landing-zh' }),

  route('robots.txt', './screens/site/robots.ts'),
  route('sitemap.xml', './screens/site/sitemap.ts'),
  route('manifest.webmanifest', './screens/site/manifest.ts'),

  ...languages.flatMap((language) => [
    ...documentNames.map((name) =>
      route(documentPath(name, language).slice(1), document, { id: `document-${name}-${language}` }),
    ),
    route(`${language === 'ru' ? '' : `${language}/`}documents/:document/:version`, document, {
      id: `document-version-${language}`,
    }),
  ]),

  route('login', './features/accounts/sign-in/site/LoginPage.tsx'),
  route('verify-email/:token?', './features/accounts/sign-in/site/VerifyEmailPage.tsx'),
  route('reset-password', './features/accounts/sign-in/site/ResetPasswordPage.tsx'),
  route('set-password/:token?', './features/accounts/sign-in/site/SetPasswordPage.tsx'),
  route('confirm-email', './features/accounts/profile/site/ConfirmEmailPage.tsx'),
  route('take-back', './features/accounts/profile/site/TakeBackPage.tsx'),
  route('auth/google/callback', './features/accounts/sign-in/site/GoogleCallbackPage.tsx'),
  route('auth/vk/callback', './features/accounts/sign-in/site/VkCallbackPage.tsx'),
  route('unsubscribe/:kind/:token?', './features/talk/mailings/site/UnsubscribePage.tsx'),
  route('certificate/:token', './features/teaching/certificates/site/CertificatePage.tsx'),
  route('rating/:token?', './features/casting/rating/site/RatingPage.tsx'),
  route('rating-card/:share', './features/casting/rating/site/SharedCardPage.tsx'),
  route('guardian/:token?', './screens/site/GuardianPage.tsx'),
  route('application/:token?', './features/casting/applications/site/ApplicationPage.tsx'),
  route('not-me/:token?', './features/sales/payments/site/NotMePage.tsx'),
  route('installment/return', './features/sales/instalments/site/InstalmentReturnPage.tsx'),
  route('payment/return', './screens/site/PaymentReturnPage.tsx'),

  route('dashboard', './screens/cabinet/DashboardPage.tsx'),
  route('profile', './features/accounts/profile/cabinet/ProfilePage.tsx'),
  route('my-orders', './screens/cabinet/OwnOrdersPage.tsx'),
  route('my-data', './features/office/privacy/cabinet/MyDataPage.tsx'),
  route('course/:courseId/lesson/:lessonId', './screens/cabinet/LessonPage.tsx'),

  route('admin', './screens/panel/PanelLayout.tsx', [
    index('./screens/panel/PanelIndexPage.tsx'),
    route('users/:userId?', './screens/panel/UsersPage.tsx'),
    route('models', './features/casting/models/admin/ModelsPage.tsx'),
    route('model-profiles/:profileId?', './features/casting/applications/admin/ModelProfilesPage.tsx'),
    route('courses', './features/teaching/courses/admin/CoursesPage.tsx'),
    route(
      'courses/certificates/:certificateId?',
      './features/teaching/certificates/admin/CertificatesPage.tsx',
    ),
    route(
      'courses/consultations/:consultationId?',
      './features/teaching/consultations/admin/ConsultationsPage.tsx',
    ),
    route('lessons/:courseId?', './screens/panel/LessonsPage.tsx'),
    route('orders/money-checks', './features/sales/money-checks/admin/MoneyChecksPage.tsx'),
    route('orders/unfinished/:checkoutId?', './features/sales/checkouts/admin/CheckoutsPage.tsx'),
    route('orders/promo-codes/:promoCodeId?', './features/sales/promo-codes/admin/PromoCodesPage.tsx'),
    route('orders/mails', './screens/panel/MailsPage.tsx'),
    route('orders/receipts', './features/sales/receipts/admin/ReceiptsPage.tsx'),
    route('orders/refunds', './features/sales/refunds/admin/RefundsPage.tsx'),
    route('orders/ratings/:orderId?', './features/casting/rating/admin/RatingsPage.tsx'),
    route('orders/instalments/:instalmentId?', './features/sales/instalments/admin/InstalmentsPage.tsx'),
    route('orders/:orderId?', './screens/panel/OrdersPage.tsx'),
    route('content', './features/site/content/admin/ContentPage.tsx'),
    route('content/texts/:section', './features/site/content/admin/SectionPage.tsx'),
    route('content/contacts', './screens/panel/ContactsPage.tsx'),
    route('content/assistant/unanswered', './features/talk/assistant/admin/UnansweredPage.tsx'),
    route('content/assistant/:articleId?', './features/talk/assistant/admin/AssistantPage.tsx'),
    route('content/documents', './features/publishing/documents/admin/DocumentsPage.tsx'),
    route('content/documents/:document', './features/publishing/documents/admin/DocumentEditPage.tsx'),
    route('system', './screens/panel/SystemPage.tsx'),
    route('system/school', './features/publishing/school/admin/SchoolPage.tsx'),
    route('system/payments', './features/sales/payments/admin/PaymentSettingsPage.tsx'),
    route('system/audit/:entryId?', './screens/panel/AuditPage.tsx'),
    route('support', './features/talk/support/admin/InboxPage.tsx'),
    route('support/replies', './features/talk/support/admin/RepliesPage.tsx'),
    route('support/settings', './features/talk/support/admin/SettingsPage.tsx'),
    route('support/:conversationId', './features/talk/support/admin/ConversationPage.tsx'),
    route('account', './screens/panel/OwnAccountPage.tsx'),
    route('account/notices', './features/talk/notices/admin/NoticesPage.tsx'),
  ]),

  route('admin-test', './screens/site/AdminTestPage.tsx'),

  route('*', './features/office/system/site/ProblemPage.tsx'),
] satisfies RouteConfig;
