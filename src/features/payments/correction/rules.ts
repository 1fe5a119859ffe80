import type { OrderState } from '#features/orders/contract.ts';
import { hour } from '#shared/dates.ts';

/** For so long after paying the buyer may give another address. */
export const correctionMs = 24 * hour;
/** So often. The database holds this limit as well. */
export const maxCorrections = 3;

interface PaidOrder {
  status: OrderState;
  /** 1: this purchase made the account that it belongs to. */
  made_account: number;
  paid_at: string | null;
}

/**
 * Whether the buyer may still give another address. Only where the purchase made its account: one that was there
 * before is somebody's, who has been told of the course. Whether that account is still nobody's is asked besides.
 */
export function isCorrectable(order: PaidOrder, corrections: number, now: Date): boolean {
  if (order.status !== 'paid' || order.paid_at === null || order.made_account !== 1) return false;
  return corrections < maxCorrections && now.getTime() - Date.parse(order.paid_at) < correctionMs;
}
