/**
 * The order whose payment page was opened. All tabs know the last one for a day, so that the page on which the
 * provider lets people out can say what became of it; the tab that waits knows more, so that it still waits after a
 * reload.
 */
import type { BuyableCourse } from './purchase.ts';

export interface WaitingOrder {
  secret: string;
  confirmationUrl: string;
  course: BuyableCourse;
}

const keys = { pending: 'podium_pending_order', waiting: 'podium_waiting_order' } as const;
const keptMs = 24 * 60 * 60 * 1000;

export function keepPendingOrder(order: WaitingOrder): void {
  localStorage.setItem(keys.pending, JSON.stringify({ secret: order.secret, at: Date.now() }));
  sessionStorage.setItem(keys.waiting, JSON.stringify({ ...order, at: Date.now() }));
}

export function pendingOrderSecret(): string | null {
  return read<{ secret: string }>(localStorage, keys.pending)?.secret ?? null;
}

export function forgetPendingOrder(): void {
  localStorage.removeItem(keys.pending);
  stopWaiting();
}

/** What this tab waited for when it was reloaded or left. */
export function waitingOrder(): WaitingOrder | null {
  return read<WaitingOrder>(sessionStorage, keys.waiting);
}

export function stopWaiting(): void {
  sessionStorage.removeItem(keys.waiting);
}

function read<T>(storage: Storage, key: string): T | null {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? 'null') as (T & { at: number }) | null;
    return kept && Date.now() - kept.at < keptMs ? kept : null;
  } catch {
    return null;
  }
}
