/** Sales on given days of the school, for reports. */
import type { Context } from '#server/context.ts';
import { type Days, soldOn } from './dayTotals.ts';
import * as store from './sold.store.ts';

export type { SoldBy } from './sold.store.ts';

export interface Sold {
  /** Id of a course or a promo code, or a source; null where nothing is known. */
  value: string | null;
  name: string;
  begun: number;
  paid: number;
  kopecks: number;
}

export interface SoldIn {
  begun: number;
  paid: number;
  ratings: number;
  by: Record<store.SoldBy, Sold[]>;
}

/** Orders by what they were for, by what they were priced with, and by where their buyers came from. */
export async function soldIn(ctx: Context, days: Days): Promise<SoldIn> {
  const begun = await soldOn(ctx, days, 'created_at');
  const paid = await soldOn(ctx, days, 'paid_at');
  const by = (kind: store.SoldBy) => soldBy(kind, begun, paid);
  const codes = by('code');
  const names = await store.codesNamed(
    ctx.db,
    codes.flatMap(({ value }) => value ?? []),
  );
  return {
    begun: ordersOf(begun, 'all'),
    paid: ordersOf(paid, 'all'),
    ratings: ordersOf(paid, 'rating'),
    by: {
      course: by('course'),
      code: codes.map((row) => ({ ...row, name: names.find(({ id }) => id === row.value)?.code ?? '' })),
      source: by('source'),
    },
  };
}

/** Those of most money first. */
function soldBy(kind: store.SoldBy, begun: store.SoldRow[], paid: store.SoldRow[]): Sold[] {
  const all = new Map<string | null, Sold>();
  const add = (row: store.SoldRow, more: (one: Sold) => void) => {
    if (row.kind !== kind) return;
    const { value, title } = row;
    const one = all.get(value) ?? { value, name: title, begun: 0, paid: 0, kopecks: 0 };
    more(one);
    all.set(value, one);
  };
  for (const row of begun)
    add(row, (one) => {
      one.begun += row.orders;
    });
  for (const row of paid)
    add(row, (one) => {
      one.paid += row.orders;
      one.kopecks += row.kopecks;
    });
  return [...all.values()].sort((a, b) => b.kopecks - a.kopecks || b.begun - a.begun);
}

function ordersOf(rows: readonly store.SoldRow[], kind: 'all' | 'rating'): number {
  return rows.find((row) => row.kind === kind)?.orders ?? 0;
}
