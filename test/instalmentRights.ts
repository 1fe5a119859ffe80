/** Who may do what about instalments: a part of rights.ts. */
export const instalmentRights = {
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
} as const;
