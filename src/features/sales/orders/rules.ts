import { hour } from '#shared/dates.ts';
import { numbered } from '#shared/numbers.ts';
import { countedMoney, type Money, type OrderState, paidStates, revenueStates } from '#shared/orderStates.ts';
import { type Standing, standingFacts } from './rules/standings.ts';

/** Goods that an order may sell. */
export const products = ['course', 'rating'] as const;
export type Product = (typeof products)[number];

/** Those of money that bought nothing. */
export const refundReasons = ['owned_already', 'account_blocked', 'paid_after_erasure'] as const;
export type RefundReason = (typeof refundReasons)[number];

/**
 * The moves an order may make. Only forwards; that a canceled or expired one can still be paid is no mistake:
 * a bank may let the buyer pay after the term, and money that was taken must buy the course.
 */
const moves: Record<OrderState, readonly OrderState[]> = {
  new: ['pending', 'paid', 'canceled', 'expired'],
  pending: ['paid', 'canceled', 'expired'],
  paid: ['partially_refunded', 'refunded'],
  partially_refunded: ['partially_refunded', 'refunded'],
  refunded: [],
  canceled: ['paid'],
  expired: ['paid'],
};

export function canMove(from: OrderState, to: OrderState): boolean {
  return moves[from].includes(to);
}

/** The buyer may still pay it, or is about to. */
export function isOpen(status: OrderState): boolean {
  return status === 'new' || status === 'pending';
}

/** A buyer who means to pay has done it by then. */
const payingMs = 1 * hour;

export function isLeftUnpaid(
  { standing, created_at }: { standing: Standing; created_at: string },
  now: Date,
): boolean {
  return standingFacts[standing].mayPay && now.getTime() - Date.parse(created_at) >= payingMs;
}

/** Given up without any money. */
export function hasEnded({ status }: { status: OrderState }): boolean {
  return status === 'canceled' || status === 'expired';
}

/** The money came, whatever happened to it later. */
export function wasPaid(status: OrderState): boolean {
  return paidStates.includes(status);
}

/** An order's number as people write it: `Z-10001`. */
export function orderNumber(number: number): string {
  return numbered('Z', number);
}

/** The number in what somebody typed, with the letter of either alphabet or without; null when it is something else. */
export function typedOrderNumber(text: string): number | null {
  const [, digits] = /^\s*(?:[зz№]\s*[-–]?|3\s*[-–])?\s*(\d{5,9})\s*$/i.exec(text) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** Sums of an order: sent back, on their way back, and paid. */
export interface Returns {
  amount_kopecks: number;
  returned_kopecks: number;
  returning_kopecks: number;
}

/** The sum that may still go back. */
export function leftToReturn({ amount_kopecks, returned_kopecks, returning_kopecks }: Returns): number {
  return amount_kopecks - returned_kopecks - returning_kopecks;
}

/** The money bought nothing, and somebody still has to send it back: the school owes it. */
export function isRefundDue(order: Returns & { status: OrderState; is_duplicate: number }): boolean {
  return order.is_duplicate === 1 && revenueStates.includes(order.status) && leftToReturn(order) > 0;
}

/** False for what is in no sum: a live school's test key, a rehearsal. */
export function isMoney({ money }: { money: Money }): boolean {
  return countedMoney.includes(money);
}

/** Ways to pay: the provider's own words for its methods, a bank's instalments, and what staff receive by hand. */
export const paymentMethods = [
  ...(['bank_card', 'sbp', 'sberbank', 'yoo_money', 'sber_bnpl', 'sber_loan'] as const),
  ...(['instalments', 'transfer', 'cash'] as const),
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Stands in an address for "came directly", which is an empty source. */
export const directSource = '-';
