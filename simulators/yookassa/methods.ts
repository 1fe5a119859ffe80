/** Ways to pay besides a card: what the page offers of each, and what the provider's answers tell of them. */
import type { PaymentRecord } from './model.ts';
import type { Shop } from './shop.ts';

/** Offered by the page where the shop has asked for none. */
export const OTHER_WAYS = ['sbp', 'sberbank', 'yoo_money', 'sber_bnpl', 'sber_loan'] as const;

const ALWAYS = ['general_decline', 'expired_on_confirmation', 'leave'];
const OUTCOMES: Record<string, readonly string[]> = {
  bank_card: ['success_3ds', 'insufficient_funds', 'card_expired', ...ALWAYS],
  sbp: ['insufficient_funds', 'issuer_unavailable', ...ALWAYS],
  sberbank: ['insufficient_funds', 'issuer_unavailable', ...ALWAYS],
  yoo_money: ['insufficient_funds', 'identification_required', 'payment_method_limit_exceeded', ...ALWAYS],
  sber_bnpl: ['loan_declined', 'expired_on_confirmation', 'leave'],
};

/** Names of the outcomes that the page offers beside success. */
export function outcomesOf(type: string): readonly string[] {
  return OUTCOMES[type] ?? ALWAYS;
}

/** Reasons that a press on the page can decline a payment for. */
export const DECLINES: readonly string[] = [
  'insufficient_funds',
  'card_expired',
  'general_decline',
  'loan_declined',
  'issuer_unavailable',
  'identification_required',
  'payment_method_limit_exceeded',
];

/** The payment method of the answer, once it was paid by anything but a card. */
export function methodDetails(type: string, record: PaymentRecord): Record<string, unknown> {
  const digits = record.id.replace(/\D/g, '').padEnd(16, '0');
  if (type === 'sbp')
    return {
      title: 'SBP',
      sbp_operation_id: `A${digits.slice(0, 15)}`,
      payer_bank_details: { bank_id: '100000000111', bic: '044525225' },
    };
  if (type === 'sberbank') return { title: 'SberPay', phone: '79000000000' };
  if (type === 'yoo_money')
    return {
      title: `YooMoney wallet 41001${digits.slice(0, 11)}`,
      account_number: `41001${digits.slice(0, 11)}`,
    };
  if (type === 'sber_bnpl') return { title: 'Sber: pay in parts' };
  return {};
}

/** The buyer picks a way to pay where the shop has asked for none. */
export function chooseMethod(shop: Shop, record: PaymentRecord, type: string): void {
  record.payment.payment_method = { type, id: record.id, saved: false, status: 'pending' };
  shop.ledger.save('payments', record);
}
