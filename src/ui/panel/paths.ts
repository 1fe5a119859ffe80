/** Addresses of the panel's screens, and the sections of its sidebar. */
import type { Permission } from '#shared/access.ts';

export const panelPaths = {
  home: '/admin',
  users: '/admin/users',
  user: (id: string) => `/admin/users/${id}`,
  models: '/admin/models',
  modelProfiles: '/admin/model-profiles',
  modelProfile: (id: string) => `/admin/model-profiles/${id}`,
  courses: '/admin/courses',
  certificates: '/admin/courses/certificates',
  certificate: (id: string) => `/admin/courses/certificates/${id}`,
  consultations: '/admin/courses/consultations',
  consultation: (id: string) => `/admin/courses/consultations/${id}`,
  lessons: (courseId?: string) => (courseId ? `/admin/lessons/${courseId}` : '/admin/lessons'),
  orders: '/admin/orders',
  refunds: '/admin/orders/refunds',
  receipts: '/admin/orders/receipts',
  ratings: '/admin/orders/ratings',
  rating: (orderId: string) => `/admin/orders/ratings/${orderId}`,
  instalments: '/admin/orders/instalments',
  instalment: (id: string) => `/admin/orders/instalments/${id}`,
  moneyChecks: '/admin/orders/money-checks',
  content: '/admin/content',
  contentSection: (section: string) => `/admin/content/texts/${section}`,
  contacts: '/admin/content/contacts',
  documents: '/admin/content/documents',
  assistant: '/admin/content/assistant',
  assistantArticle: (id: string) => `/admin/content/assistant/${id}`,
  assistantQuestions: '/admin/content/assistant/unanswered',
  document: (document: string) => `/admin/content/documents/${document}`,
  system: '/admin/system',
  school: '/admin/system/school',
  paymentSettings: '/admin/system/payments',
  checkouts: '/admin/orders/unfinished',
  checkout: (id: string) => `/admin/orders/unfinished/${id}`,
  promoCodes: '/admin/orders/promo-codes',
  promoCode: (id: string) => `/admin/orders/promo-codes/${id}`,
  order: (id: string) => `/admin/orders/${id}`,
  audit: '/admin/system/audit',
  auditEntry: (id: string) => `/admin/system/audit/${id}`,
  support: '/admin/support',
  conversation: (id: string) => `/admin/support/${id}`,
  supportReplies: '/admin/support/replies',
  supportSettings: '/admin/support/settings',
  account: '/admin/account',
  notices: '/admin/account/notices',
} as const;

/**
 * The sidebar, in the specified order. A section is shown to the roles that may read it. `title` is the key
 * of its text, `icon` a path drawn in a square of 24.
 */
export const panelSections = [
  {
    path: panelPaths.users,
    permission: 'users.view',
    title: 'staff.section.users',
    icon: 'M5.5 8a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0ZM2.5 20c.6-3.6 3.2-5.5 6.5-5.5s5.9 1.9 6.5 5.5M16 4.8a3.5 3.5 0 0 1 0 6.4M18 14.9c1.9.8 3.1 2.5 3.5 5.1',
  },
  {
    path: panelPaths.models,
    permission: 'models.view',
    title: 'modelsPanel.list.title',
    icon: 'M5 3.5h14v17H5zM9.2 10a2.8 2.8 0 1 0 5.6 0 2.8 2.8 0 1 0-5.6 0ZM7.5 20c.4-3 2.2-4.5 4.5-4.5s4.1 1.5 4.5 4.5',
  },
  {
    path: panelPaths.modelProfiles,
    permission: 'applications.view',
    title: 'applicationsPanel.list.title',
    icon: 'M6 3h9l4 4v14H6zM9.5 11.2a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0ZM8.6 18c.4-2 1.6-3 3.2-3s2.8 1 3.2 3',
  },
  {
    path: panelPaths.courses,
    permission: 'courses.view',
    title: 'coursesPanel.title',
    icon: 'M3.5 6.5c3-1.3 6-1.3 8.5.5 2.5-1.8 5.5-1.8 8.5-.5V19c-3-1.3-6-1.3-8.5.5-2.5-1.8-5.5-1.8-8.5-.5zM12 7v12.5',
  },
  {
    path: panelPaths.lessons(),
    permission: 'lessons.manage',
    title: 'lessonsPanel.title',
    icon: 'M4 5h16v11H4zM10.5 8.2v4.6l4-2.3zM8 20h8',
  },
  {
    path: panelPaths.orders,
    permission: 'orders.view',
    title: 'orderList.title',
    icon: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9.5 8h5M9.5 12h5',
  },
  {
    path: panelPaths.content,
    permission: 'content.manage',
    title: 'contentPanel.title',
    icon: 'M5 3.5h14v17H5zM8.5 8h7M8.5 12h7M8.5 16h4',
  },
  {
    path: panelPaths.system,
    permission: 'system.settings',
    title: 'panel.system.title',
    icon: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  },
] as const satisfies readonly { path: string; permission: Permission; title: string; icon: string }[];
