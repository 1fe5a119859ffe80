/** Who may make the calls about money that goes back, its receipts, and the books. */
const refund = { version: 'x', amount: 1, reason: 'Просьба покупателя', closes_access: false };

export const moneyRights = {
  'GET /api/user/receipts': { whom: 'signed-in' },
  'GET /api/admin/receipts': { whom: 'orders.view' },
  'GET /api/admin/orders/{id}/receipts': { whom: 'orders.view', names: 'order' },
  'POST /api/admin/receipts/{id}/retry': { whom: 'refunds.manage', names: 'receipt' },
  'GET /api/user/refunds': { whom: 'signed-in' },
  'POST /api/user/refunds': { whom: 'signed-in' },
  'GET /api/admin/refunds': { whom: 'orders.view' },
  'GET /api/admin/orders/{id}/refunds': { whom: 'orders.view', names: 'order' },
  'POST /api/admin/orders/{id}/refunds': { whom: 'refunds.manage', names: 'order', body: refund },
  'POST /api/admin/refunds/{id}/approve': { whom: 'refunds.manage', names: 'refund', body: refund },
  'POST /api/admin/refunds/{id}/decline': { whom: 'refunds.manage', names: 'refund', body: refund },
  'POST /api/admin/refunds/{id}/retry': {
    whom: 'refunds.manage',
    names: 'refund',
    body: { ...refund, way: 'by_hand' },
  },
  'PUT /api/admin/refunds/{id}/receipt-number': {
    whom: 'refunds.manage',
    names: 'refund',
    body: { receipt_number: '1' },
  },
  'POST /api/admin/refunds/{id}/sent': { whom: 'refunds.manage', names: 'refund', body: refund },
  'GET /api/admin/money-checks': { whom: 'financial_reports.view' },
  'POST /api/admin/money-checks': { whom: 'financial_reports.view' },
  'GET /api/admin/statement': { whom: 'financial_reports.view' },
} as const;
