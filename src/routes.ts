/** Routes of the browser: every page and the file that draws it. */
import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { documentNames, documentPath } from './features/documents/rules/documents.ts';
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

  route('login', './features/sign-in/site/LoginPage.tsx'),
  route('verify-email/:token?', './features/sign-in/site/VerifyEmailPage.tsx'),
  route('reset-password', './features/sign-in/site/ResetPasswordPage.tsx'),
  route('set-password/:token?', './features/sign-in/site/SetPasswordPage.tsx'),
  route('confirm-email', './features/profile/site/ConfirmEmailPage.tsx'),
  route('take-back', './features/profile/site/TakeBackPage.tsx'),
  route('auth/google/callback', './features/sign-in/site/GoogleCallbackPage.tsx'),
  route('auth/vk/callback', './features/sign-in/site/VkCallbackPage.tsx'),
  route('unsubscribe/:kind/:token?', './features/mailings/site/UnsubscribePage.tsx'),
  route('certificate/:token', './features/certificates/site/CertificatePage.tsx'),
  route('rating/:token?', './features/rating/site/RatingPage.tsx'),
  route('rating-card/:share', './features/rating/site/SharedCardPage.tsx'),
  route('guardian/:token?', './features/guardians/site/GuardianPage.tsx'),
  route('application/:token?', './features/applications/site/ApplicationPage.tsx'),
  route('not-me/:token?', './features/payments/site/NotMePage.tsx'),
  route('installment/return', './features/instalments/site/InstalmentReturnPage.tsx'),
  route('payment/return', './features/payments/site/PaymentReturnPage.tsx'),

  route('dashboard', './features/learning/cabinet/DashboardPage.tsx'),
  route('profile', './features/profile/cabinet/ProfilePage.tsx'),
  route('my-orders', './features/orders/cabinet/OwnOrdersPage.tsx'),
  route('my-data', './features/privacy/cabinet/MyDataPage.tsx'),
  route('course/:courseId/lesson/:lessonId', './features/learning/cabinet/LessonPage.tsx'),

  route('admin', './features/staff/admin/PanelLayout.tsx', [
    index('./features/staff/admin/PanelIndexPage.tsx'),
    route('users/:userId?', './features/people/admin/UsersPage.tsx'),
    route('models', './features/models/admin/ModelsPage.tsx'),
    route('model-profiles/:profileId?', './features/applications/admin/ModelProfilesPage.tsx'),
    route('courses', './features/courses/admin/CoursesPage.tsx'),
    route('courses/certificates/:certificateId?', './features/certificates/admin/CertificatesPage.tsx'),
    route('courses/consultations/:consultationId?', './features/consultations/admin/ConsultationsPage.tsx'),
    route('lessons/:courseId?', './features/lessons/admin/LessonsPage.tsx'),
    route('orders/money-checks', './features/money-checks/admin/MoneyChecksPage.tsx'),
    route('orders/unfinished/:checkoutId?', './features/checkouts/admin/CheckoutsPage.tsx'),
    route('orders/promo-codes/:promoCodeId?', './features/promo-codes/admin/PromoCodesPage.tsx'),
    route('orders/mails', './features/mails/admin/MailsPage.tsx'),
    route('orders/receipts', './features/receipts/admin/ReceiptsPage.tsx'),
    route('orders/refunds', './features/refunds/admin/RefundsPage.tsx'),
    route('orders/ratings/:orderId?', './features/rating/admin/RatingsPage.tsx'),
    route('orders/instalments/:instalmentId?', './features/instalments/admin/InstalmentsPage.tsx'),
    route('orders/:orderId?', './features/orders/admin/OrdersPage.tsx'),
    route('content', './features/content/admin/ContentPage.tsx'),
    route('content/texts/:section', './features/content/admin/SectionPage.tsx'),
    route('content/contacts', './features/school/admin/ContactsPage.tsx'),
    route('content/assistant/unanswered', './features/assistant/admin/UnansweredPage.tsx'),
    route('content/assistant/:articleId?', './features/assistant/admin/AssistantPage.tsx'),
    route('content/documents', './features/documents/admin/DocumentsPage.tsx'),
    route('content/documents/:document', './features/documents/admin/DocumentEditPage.tsx'),
    route('system', './features/staff/admin/SystemPage.tsx'),
    route('system/school', './features/school/admin/SchoolPage.tsx'),
    route('system/payments', './features/payments/admin/PaymentSettingsPage.tsx'),
    route('system/audit/:entryId?', './features/audit/admin/AuditPage.tsx'),
    route('support', './features/support/admin/InboxPage.tsx'),
    route('support/replies', './features/support/admin/RepliesPage.tsx'),
    route('support/settings', './features/support/admin/SettingsPage.tsx'),
    route('support/:conversationId', './features/support/admin/ConversationPage.tsx'),
    route('account', './features/staff/admin/OwnAccountPage.tsx'),
    route('account/notices', './features/notices/admin/NoticesPage.tsx'),
  ]),

  route('admin-test', './features/staff/site/AdminTestPage.tsx'),

  route('*', './features/system/site/ProblemPage.tsx'),
] satisfies RouteConfig;
