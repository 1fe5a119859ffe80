/** Money that was sent back, for sums over time. */
import type { Context } from '#server/context.ts';
import * as store from './returned.store.ts';

/** Kopecks by the minute (`2026-11-25T09:30`, UTC), without test orders. */
export function returnedSince(ctx: Context, since: string): Promise<{ minute: string; kopecks: number }[]> {
  return store.returnedSince(ctx.db, since);
}
