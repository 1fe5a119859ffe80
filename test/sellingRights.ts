/** Who may make the calls about buying: payments, promo codes, unfinished checkouts. A part of rights.ts. */
const promoTerms = {
  ...{ kind: 'percent', percent: 10, sum: null, starts_on: null, ends_on: null },
  ...{ max_uses: null, course_ids: [], is_on: true, note: '' },
};

export const sellingRights = {
  'POST /api/create_payment': { whom: 'anyone' },
  'POST /api/orders/status': { whom: 'anyone' },
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

  'GET /api/admin/checkouts': { whom: 'orders.view' },
  'GET /api/admin/checkouts/{id}': { whom: 'orders.view', names: 'checkout' },
  'PUT /api/admin/checkouts/{id}': {
    whom: 'orders.manage',
    names: 'checkout',
    body: { version: 'x', state: 'called', note: '' },
  },

  'POST /api/promo-codes/check': { whom: 'anyone' },
  'POST /api/promo-codes/prices': { whom: 'anyone' },
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
