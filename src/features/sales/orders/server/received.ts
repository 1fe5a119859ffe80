/** Money that came in, for sums over time. */
import type { Context } from '#server/context.ts';
import * as store from './received.store.ts';

/** Kopecks by the minute (`2026-11-25T09:30`, UTC), without test orders. */
export function receivedSince(ctx: Context, since: string): Promise<store.Received[]> {
  return store.receivedSince(ctx.db, since);
}
