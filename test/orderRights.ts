/** Who may do what to orders: part of rights.ts. */
export const orderRights = {
  'POST /api/admin/trial-payment': { whom: 'refunds.manage' },
  'GET /api/admin/trial-payment': { whom: 'refunds.manage' },
  'GET /api/user/orders': { whom: 'signed-in' },
  'POST /api/user/orders/{id}/cancel': { whom: 'signed-in', names: 'order' },
  'GET /api/user/orders/{id}/invoice': { whom: 'signed-in', names: 'order' },
  'POST /api/admin/orders': {
    whom: 'orders.manage',
    body: {
      ...{ course_id: '00000000-0000-4000-8000-000000000000', amount: 100, method: 'cash' },
      ...{
        paid_on: '2026-01-01',
        email: 'fresh',
        name: 'Ольга',
        request_id: '00000000-0000-4000-8000-000000000000',
      },
    },
  },
  'POST /api/admin/orders/{id}/notes': { whom: 'student-care', names: 'order', body: { text: 'Звонили' } },
  'POST /api/admin/orders/{id}/mails': {
    whom: 'orders.manage',
    names: 'order',
    body: { subject: 'Ваш заказ', text: 'Здравствуйте' },
  },
  'POST /api/admin/orders/{id}/access-mail': { whom: 'student-care', names: 'order' },
  'POST /api/admin/orders/{id}/guardian-mail': { whom: 'orders.manage', names: 'order' },
  'POST /api/admin/orders/{id}/adult': { whom: 'orders.manage', names: 'order' },
  'POST /api/admin/orders/{id}/cancel': { whom: 'orders.manage', names: 'order', body: { reason: 'Ошибка' } },
  'GET /api/admin/tasks': { whom: 'staff' },
  'GET /api/admin/dashboard': { whom: 'statistics.view' },
  'POST /api/admin/jobs/{id}/repeat': { whom: 'system.settings', names: 'failed job' },
  'GET /api/admin/mails': { whom: 'support.chat' },
  'POST /api/admin/mails/{id}/again': { whom: 'support.chat', names: 'unsent mail' },
  'PUT /api/admin/orders/{id}/receipt-number': {
    whom: 'orders.manage',
    names: 'order',
    body: { receipt_number: '1' },
  },
} as const;
