/** Money that was sent back, for sums over time. */
import type { Context } from '#server/context.ts';
import type { Days } from '#server/db/periodSums.ts';
import * as store from './returned.store.ts';
import * as totals from './totals.store.ts';

/** Kopecks by the minute (`2026-11-25T09:30`, UTC), without test orders. */
export function returnedSince(ctx: Context, since: string): Promise<{ minute: string; kopecks: number }[]> {
  return store.returnedSince(ctx.db, since);
}

/** How many refunds were finished in a span, by course, promo code and source of their orders. */
export function refundsIn(ctx: Context, span: { since: string; until: string }) {
  return store.refundsIn(ctx.db, span);
}

/**
 * Refunds finished on some days of the school: all together, and by course, promo code and source. Those of periods that
 * are over come from sums (docs/decisions/096).
 */
export async function refundsOn(ctx: Context, days: Days): Promise<totals.RefundSum[]> {
  const { periods, spans } = await totals.sums.reading(ctx, days);
  const found = new Map<string, totals.RefundSum>();
  const add = (rows: totals.RefundSum[]) => {
    for (const { kind, value, refunds, kopecks } of rows) {
      const key = JSON.stringify([kind, value]);
      const one = found.get(key) ?? { kind, value, refunds: 0, kopecks: 0 };
      found.set(key, { ...one, refunds: one.refunds + refunds, kopecks: one.kopecks + kopecks });
    }
  };
  add(await totals.summedRows(ctx.db, periods));
  for (const span of spans) add(await totals.rowsIn(ctx.db, span));
  return [...found.values()];
}

export async function sumEndedDays(ctx: Context): Promise<void> {
  const { sumDay, sumMonth } = totals;
  await totals.sums.sumEnded(ctx, {
    ...{ firstAt: await totals.firstRefundAt(ctx.db), rows: 'refunds' },
    ...{ sumDay, sumMonth },
  });
}
