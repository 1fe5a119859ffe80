/** Who may do what to orders, and to the ways in which they are paid: part of rights.ts. */
import type { Line } from './rights.ts';

export const orderRights: Record<string, Line> = {
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
  'GET /api/admin/orders': { whom: 'orders.view' },
  'GET /api/admin/orders/{id}': { whom: 'orders.view', names: 'order' },
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
  'POST /api/admin/orders/{id}/notes': { whom: 'orders.manage', names: 'order', body: { text: 'Звонили' } },
  'POST /api/admin/orders/{id}/mails': {
    whom: 'orders.manage',
    names: 'order',
    body: { subject: 'Ваш заказ', text: 'Здравствуйте' },
  },
  'POST /api/admin/orders/{id}/access-mail': { whom: 'orders.manage', names: 'order' },
  'POST /api/admin/orders/{id}/cancel': { whom: 'orders.manage', names: 'order', body: { reason: 'Ошибка' } },
  'PUT /api/admin/orders/{id}/receipt-number': {
    whom: 'orders.manage',
    names: 'order',
    body: { receipt_number: '1' },
  },
};
