/**
 * Orders whose payment page was opened. All tabs know the last ones for a day, so that the provider's return page can
 * show their outcome and open the course; the tab that waits knows more, so that it still waits after a reload.
 */

import { kept } from '#shared/storageKeys.ts';
import { localStore, tabStore } from '#ui/storage.ts';
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
  localStore.keep(kept.pendingOrder, orders);
  tabStore.keep(kept.waitingOrder, { ...order, at: Date.now() });
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
  localStore.keep(kept.pendingOrder, left.length > 0 ? left : null);
  stopWaiting();
}

/** Newest first. An earlier release kept a single one. */
function pendingOrders(): PendingOrder[] {
  const found = localStore.read<PendingOrder | PendingOrder[]>(kept.pendingOrder) ?? [];
  return [found].flat().filter((order) => Date.now() - order.at < keptMs);
}

/** The order this tab waited for when it was reloaded or left. */
export function waitingOrder(): WaitingOrder | null {
  const order = tabStore.read<WaitingOrder & { at: number }>(kept.waitingOrder);
  return order && Date.now() - order.at < keptMs ? order : null;
}

export function stopWaiting(): void {
  tabStore.set(kept.waitingOrder, null);
}
