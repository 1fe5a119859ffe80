/**
 * The order whose payment page was opened. All tabs know the last one for a day, so that the provider's
 * return page can show its outcome; the tab that waits knows more, so that it still waits after a reload.
 */

import { kept } from '#shared/storageKeys.ts';
import type { BuyableCourse } from './purchase.ts';

export interface WaitingOrder {
  secret: string;
  confirmationUrl: string;
  course: BuyableCourse;
}

const keptMs = 24 * 60 * 60 * 1000;

export function keepPendingOrder(order: WaitingOrder): void {
  localStorage.setItem(kept.pendingOrder, JSON.stringify({ secret: order.secret, at: Date.now() }));
  sessionStorage.setItem(kept.waitingOrder, JSON.stringify({ ...order, at: Date.now() }));
}

export function pendingOrderSecret(): string | null {
  return read<{ secret: string }>(localStorage, kept.pendingOrder)?.secret ?? null;
}

export function forgetPendingOrder(): void {
  localStorage.removeItem(kept.pendingOrder);
  stopWaiting();
}

/** The order this tab waited for when it was reloaded or left. */
export function waitingOrder(): WaitingOrder | null {
  return read<WaitingOrder>(sessionStorage, kept.waitingOrder);
}

export function stopWaiting(): void {
  sessionStorage.removeItem(kept.waitingOrder);
}

function read<T>(storage: Storage, key: string): T | null {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? 'null') as (T & { at: number }) | null;
    return kept && Date.now() - kept.at < keptMs ? kept : null;
  } catch {
    return null;
  }
}
