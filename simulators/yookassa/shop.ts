import { randomBytes } from 'node:crypto';
import type { Ledger } from './ledger.ts';
import type { Payment, Refund, RefundStatus } from './model.ts';

export const RECEIPT_OUTCOMES = ['succeeded', 'pending', 'canceled', 'lost'] as const;
export type ReceiptOutcome = (typeof RECEIPT_OUTCOMES)[number];

/** One shop at the provider: the state that every part of the simulator shares. */
export type Shop = {
  shopId: string;
  secretKey: string;
  fiscalization: boolean;
  ledger: Ledger;
  now(): Date;
  /** Origin of the hosted payment page, known once the server listens. */
  publicUrl(): string;
  /** Queues a notification of the object as it is at this moment. */
  notify(event: string, object: Payment | Refund): void;
  /** How the next refunds end; a bank may take days or refuse. */
  refundOutcome: RefundStatus;
  /** Fate of the next receipts; `lost`: the register never hears of them. */
  receiptOutcome: ReceiptOutcome;
};

/** As at YooKassa, the key tells: only one that begins with `live_` moves money. */
export function isTestShop(shop: Shop): boolean {
  return !shop.secretKey.startsWith('live_');
}

/** 36 characters in YooKassa's form: time first, so identifiers sort by age. */
export function newId(now: Date, middle: '000f' | '0015'): string {
  const seconds = Math.floor(now.getTime() / 1000)
    .toString(16)
    .padStart(8, '0');
  return `${seconds}-${middle}-5000-${(0x9000 + (now.getTime() % 1000)).toString(16)}-${randomBytes(6).toString('hex')}`;
}
