import { code, inner, type PersonalData, secret } from '#server/personalData.ts';
import { paymentsTexts } from '../texts.ts';
import { erasePayments } from './erasure.ts';

/** Personal data held here, and its erasure. */
export const personalData: PersonalData = {
  words: paymentsTexts.server.personalData,
  tables: [
    {
      section: 'payments',
      table: 'payments',
      owner: { column: 'order_id', of: 'orders' },
      erased: 'by erase',
      kept: { provider: code, cancellation_reason: code, method: code, asked_method: code },
      columns: [
        ...['order_id', 'provider', 'provider_payment_id', 'amount_kopecks', 'status'],
        ...['cancellation_reason', 'created_at', 'method', 'asked_method', 'held_at'],
      ],
      forms: { status: 'code' },
      leftOut: {
        id: inner,
        idempotence_key: secret,
        request: 'the order in the form of the provider',
        confirmation_url: secret,
        checked_at: inner,
        next_check_at: inner,
        has_receipt: inner,
        charged_kopecks: inner,
        capture: inner,
        held_until: inner,
        income_kopecks: 'between the school and its provider',
      },
    },
    {
      section: 'email_corrections',
      table: 'email_corrections',
      owner: { column: 'order_id', of: 'orders' },
      erased: 'by erase',
      columns: ['order_id', 'position', 'old_email', 'new_email', 'address', 'created_at'],
      leftOut: { id: inner },
    },
  ],
  ofSchool: {
    trial_payments: 'one ruble of the school; who began it stands in the audit log',
    payment_settings: 'ways to pay that the school offers',
  },
  ofProduct: {
    provider_notices: 'numbers of notices, to know a repeated one',
  },
  erase: erasePayments,
};
