/**
 * Orders whose payment page was opened. All tabs know the last ones for a day, so that the provider's return page can
 * show their outcome and open the course; the tab that waits knows more, so that it still waits after a reload.
 */

import { kept } from '#shared/storageKeys.ts';
import type { BuyableCourse } from './purchase.ts';

export interface WaitingOrder {
  secret: string;
  /** Stands in the return address; tells which of the orders it is. */
  key: string;
  /** Null where a guardian pays. */
  confirmationUrl: string | null;
  course: BuyableCourse;
}

const keptMs = 24 * 60 * 60 * 1000;

const maxKept = 10;

export interface PendingOrder {
  secret: string;
  key?: string;
  at: number;
}

export function keepPendingOrder(order: WaitingOrder): void {
  const { secret, key } = order;
  const orders = [{ secret, key, at: Date.now() }, ...pendingOrders()].slice(0, maxKept);
  localStorage.setItem(kept.pendingOrder, JSON.stringify(orders));
  sessionStorage.setItem(kept.waitingOrder, JSON.stringify({ ...order, at: Date.now() }));
}

/** Secret of the order with this key, or of the last one; null where this browser ordered nothing of the kind. */
export function pendingOrderSecret(key: string | null): string | null {
  const orders = pendingOrders();
  return (key === null ? lastPendingOrder() : orders.find((order) => order.key === key))?.secret ?? null;
}

export function lastPendingOrder(): PendingOrder | null {
  return pendingOrders()[0] ?? null;
}

export function forgetPendingOrder(secret: string): void {
  const left = pendingOrders().filter((order) => order.secret !== secret);
  if (left.length > 0) localStorage.setItem(kept.pendingOrder, JSON.stringify(left));
  else localStorage.removeItem(kept.pendingOrder);
  stopWaiting();
}

/** Newest first. An earlier release kept a single one. */
function pendingOrders(): PendingOrder[] {
  try {
    const found = JSON.parse(localStorage.getItem(kept.pendingOrder) ?? '[]') as
      | PendingOrder
      | PendingOrder[];
    return [found].flat().filter((order) => Date.now() - order.at < keptMs);
  } catch {
    return [];
  }
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
