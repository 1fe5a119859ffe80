import { kept } from '#shared/storageKeys.ts';
import { whileKept } from '#ui/whileKept.tsx';

/** The way back to an order that was paid in this browser within the last day. */
export const OwnOrderBanner = whileKept(
  kept.pendingOrder,
  async () => (await import('./OwnOrder.tsx')).OwnOrder,
);
