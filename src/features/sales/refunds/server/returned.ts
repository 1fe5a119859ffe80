/** Money that was sent back, for sums over time. */
import type { Context } from '#server/context.ts';
import * as store from './returned.store.ts';

/** Kopecks by the minute (`2026-11-25T09:30`, UTC), without test orders. */
export function returnedSince(ctx: Context, since: string): Promise<{ minute: string; kopecks: number }[]> {
  return store.returnedSince(ctx.db, since);
}

/** How many refunds were finished in a span, by course, promo code and source of their orders. */
export function refundsIn(ctx: Context, span: { since: string; until: string }) {
  return store.refundsIn(ctx.db, span);
}
