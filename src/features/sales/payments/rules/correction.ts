import { hour } from '#shared/dates.ts';
import type { OrderState } from '#shared/orderStates.ts';

/** Time after paying within which the buyer may correct the address. */
export const correctionMs = 24 * hour;
/** Allowed corrections. The database enforces this limit as well. */
export const maxCorrections = 3;

interface PaidOrder {
  status: OrderState;
  /** 1: this purchase created the account that it belongs to. */
  made_account: number;
  paid_at: string | null;
}

/** How long after paying the holder of the order's secret may still correct things. */
export function isWithinDay({ paid_at }: Pick<PaidOrder, 'paid_at'>, now: Date): boolean {
  return paid_at !== null && now.getTime() - Date.parse(paid_at) < correctionMs;
}

/**
 * Whether the buyer may still correct the address. Only if the purchase created its account: an existing account has an
 * owner, who got a mail about the course. Whether that account is still unclaimed is checked separately.
 */
export function isCorrectable(order: PaidOrder, corrections: number, now: Date): boolean {
  if (order.status !== 'paid' || order.made_account !== 1) return false;
  return corrections < maxCorrections && isWithinDay(order, now);
}
