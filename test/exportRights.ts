/** Who may take which list away, at once or later: a part of rights.ts. */
const lists = {
  users: 'data.export',
  orders: 'data.export',
  models: 'courses.manage',
  reviews: 'courses.manage',
  applications: 'applications.manage',
  instalments: 'data.export',
  progress: 'users.manage',
  'promo-codes': 'data.export',
  audit: 'users.manage',
  checkouts: 'data.export',
  refunds: 'data.export',
  receipts: 'data.export',
  'money-differences': 'financial_reports.view',
  certificates: 'courses.manage',
  consultations: 'courses.manage',
  ratings: 'courses.manage',
  'assistant-articles': 'content.manage',
  'assistant-unanswered': 'content.manage',
  conversations: 'users.manage',
  waitlist: 'data.export',
} as const;

export const exportRights = {
  ...Object.fromEntries(
    Object.entries(lists).flatMap(([list, whom]) => [
      [`GET /api/export/${list}`, { whom }],
      [`POST /api/export/${list}`, { whom }],
    ]),
  ),
  'GET /api/admin/views': { whom: 'staff', query: { list: 'users' } },
  'POST /api/admin/views': { whom: 'staff', body: { list: 'users', name: 'Новые', query: 'role=user' } },
  'PUT /api/admin/views/{id}': { whom: 'staff', names: 'saved view', body: { name: 'Новые' } },
  'DELETE /api/admin/views/{id}': { whom: 'staff', names: 'saved view' },
  'GET /api/admin/exports': { whom: 'staff' },
  'POST /api/admin/exports/archive': { whom: 'data.export' },
  'POST /api/admin/exports/report': { whom: 'financial_reports.view', body: { format: 'xlsx' } },
  'GET /api/admin/exports/{id}/file': { whom: 'staff', names: 'export' },
  'POST /api/admin/exports/{id}/told': { whom: 'staff', names: 'export' },
  'DELETE /api/admin/exports/{id}': { whom: 'staff', names: 'export' },
} as const;
