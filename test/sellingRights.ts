/** Who may make the calls about buying: payments, instalments, promo codes. A part of rights.ts. */
const promoTerms = {
  ...{ kind: 'percent', percent: 10, sum: null, starts_on: null, ends_on: null },
  ...{ max_uses: null, course_ids: [], is_on: true, note: '' },
};

export const sellingRights = {
  'POST /api/create_payment': { whom: 'anyone' },
  'POST /api/orders/status': { whom: 'anyone' },
  'GET /api/installment/offer': { whom: 'anyone' },
  'POST /api/installment/create': { whom: 'anyone' },
  'POST /api/installment/status': { whom: 'anyone' },
  'GET /api/user/installments': { whom: 'signed-in' },
  'GET /api/admin/installments': { whom: 'installment.view' },
  'GET /api/admin/installments/{id}': { whom: 'installment.view', names: 'instalment' },
  'POST /api/admin/installments/{id}/ask': { whom: 'installment.manage', names: 'instalment' },
  'POST /api/admin/installments/{id}/send': { whom: 'installment.manage', names: 'instalment' },
  'POST /api/admin/installments/{id}/cancel': { whom: 'installment.manage', names: 'instalment' },
  'POST /api/admin/installments/{id}/notes': {
    whom: 'installment.manage',
    names: 'instalment',
    body: { note: 'x' },
  },
  'GET /api/admin/installment-settings': { whom: 'installment.view' },
  'PUT /api/admin/installment-settings': {
    whom: 'installment.manage',
    body: { is_on: true, months: [6], version: 'x' },
  },
  'GET /api/admin/export/instalments.csv': { whom: 'data.export' },
  'POST /api/orders/correct-email': { whom: 'anyone' },
  'POST /api/orders/state': { whom: 'anyone' },
  'POST /api/orders/open-account': { whom: 'anyone' },
  'POST /api/orders/not-mine': { whom: 'anyone' },
  'GET /api/payment-methods': { whom: 'anyone' },
  'GET /api/admin/payment-settings': { whom: 'system.settings' },
  'PUT /api/admin/payment-settings': {
    whom: 'system.settings',
    body: { methods: ['sbp'], capture: 'at_once', version: 'x' },
  },

  'POST /api/admin/orders/{id}/held-money': {
    whom: 'orders.manage',
    names: 'order',
    body: { wish: 'take' },
  },

  'POST /api/promo-codes/check': { whom: 'anyone' },
  'GET /api/admin/promo-codes': { whom: 'orders.view' },
  'GET /api/admin/promo-codes/{id}': { whom: 'orders.view', names: 'promo code' },
  'POST /api/admin/promo-codes': { whom: 'orders.manage', body: { code: 'ZIMA', ...promoTerms } },
  'POST /api/admin/promo-codes/batches': {
    whom: 'orders.manage',
    body: { prefix: '', count: 1, ...promoTerms },
  },
  'PUT /api/admin/promo-codes/{id}': {
    whom: 'orders.manage',
    names: 'promo code',
    body: { version: 'x', ...promoTerms },
  },
} as const;
