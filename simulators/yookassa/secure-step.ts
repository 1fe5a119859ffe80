/** 3-D Secure: the buyer confirms a card payment with a code that the bank sends to the card's owner. */
import { createHash } from 'node:crypto';
import { CARD_WITH_3DS } from './cards.ts';
import type { PaymentRecord } from './model.ts';
import { settlePayment } from './payments.ts';
import type { Shop } from './shop.ts';

const MAX_WRONG_CODES = 3;

/** Four digits, the same however often the payment's page is opened. */
export function secureCodeOf(record: PaymentRecord): string {
  const number = createHash('sha256').update(`code ${record.id}`).digest().readUInt16BE();
  return String(number % 10_000).padStart(4, '0');
}

export function codesLeft(record: PaymentRecord): number {
  return MAX_WRONG_CODES - (record.wrongCodes ?? 0);
}

/** True when the step is over: paid with the right code, or canceled by the third wrong one. */
export function takeCode(shop: Shop, record: PaymentRecord, typed: string): boolean {
  if (typed.replace(/\s/g, '') === secureCodeOf(record)) {
    settlePayment(shop, record.id, { card: record.cardAwaiting3ds ?? CARD_WITH_3DS });
    return true;
  }
  record.wrongCodes = (record.wrongCodes ?? 0) + 1;
  shop.ledger.save('payments', record);
  if (codesLeft(record) > 0) return false;
  refuseSecureStep(shop, record);
  return true;
}

export function refuseSecureStep(shop: Shop, record: PaymentRecord): void {
  settlePayment(shop, record.id, { reason: '3d_secure_failed' });
}
