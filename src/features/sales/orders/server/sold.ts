/** What was sold in a span of time, for reports. */
import type { Context } from '#server/context.ts';
import * as store from './sold.store.ts';

export interface Sold {
  name: string;
  orders: number;
  kopecks: number;
}

export interface SoldIn {
  begun: number;
  courses: Sold[];
  /** Of the paid rating. */
  ratings: Sold;
  codes: Sold[];
}

export async function soldIn(ctx: Context, span: store.Span): Promise<SoldIn> {
  const rows = (await store.soldIn(ctx.db, span)).map(({ product, course_title, orders, kopecks }) => ({
    ...{ product, name: course_title, orders: Number(orders), kopecks: Number(kopecks) },
  }));
  const codes = await store.soldByCode(ctx.db, span);
  const most = (one: Sold, other: Sold) => other.kopecks - one.kopecks;
  const ratings = rows.filter(({ product }) => product === 'rating');
  const sum = (key: 'orders' | 'kopecks') => ratings.reduce((total, row) => total + row[key], 0);
  return {
    begun: await store.begunIn(ctx.db, span),
    courses: rows
      .filter(({ product }) => product === 'course')
      .map(({ product: _, ...sold }) => sold)
      .sort(most),
    ratings: { name: '', orders: sum('orders'), kopecks: sum('kopecks') },
    codes: codes
      .map(({ code, orders, kopecks }) => ({ name: code, orders: Number(orders), kopecks: Number(kopecks) }))
      .sort(most),
  };
}
