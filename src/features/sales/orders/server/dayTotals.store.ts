import type { Db } from '#server/db/database.ts';
import { type Days, periodsIn } from '#server/db/periodSums.ts';
import type { SchoolDay } from '#shared/dates.ts';
import { sumStates } from './selectionSums.store.ts';
import { ordersIn, type SoldAt, type SoldRow, type Span, toldApart } from './sold.store.ts';

export const sums = periodsIn('order_periods');

/** The sums of these periods, added up by value. */
export async function summedRows(db: Db, periods: readonly string[], at: SoldAt): Promise<SoldRow[]> {
  if (periods.length === 0) return [];
  const rows = await db
    .selectFrom('order_sums')
    .select(['kind', 'value'])
    .select((e) => [
      e.fn.max<string>('title').as('title'),
      e.fn.sum<number>('orders').as('orders'),
      e.fn.sum<number>('kopecks').as('kopecks'),
    ])
    .where('at', '=', at)
    .where('kind', 'in', ['all', 'rating', 'course', 'code', 'source'])
    .where('period', 'in', periods)
    .groupBy(['kind', 'value'])
    .execute();
  return rows.map((row) => ({ ...row, orders: Number(row.orders), kopecks: Number(row.kopecks) }));
}

/** The paid orders of each of these days; a day without any is left out. */
export async function paidByDay(db: Db, days: readonly string[]) {
  if (days.length === 0) return [];
  const rows = await db
    .selectFrom('order_sums')
    .select(['period as day', 'orders', 'kopecks'])
    .where('at', '=', 'paid_at')
    .where('kind', '=', 'all')
    .where('period', 'in', days)
    .execute();
  return rows.map(({ day, orders, kopecks }) => ({
    ...{ day, orders: Number(orders), kopecks: Number(kopecks) },
  }));
}

export async function sumDay(tx: Db, day: SchoolDay, span: Span): Promise<void> {
  await tx.deleteFrom('order_sums').where('period', '=', day).execute();
  for (const at of ['created_at', 'paid_at'] as const)
    for (const row of toldApart(await ordersIn(tx, span, at)))
      await tx
        .insertInto('order_sums')
        .values({ period: day, at, ...row })
        .execute();
  await sumStates(tx, day, span);
}

export async function sumMonth(tx: Db, month: string, { first, last }: Days): Promise<void> {
  await tx.deleteFrom('order_sums').where('period', '=', month).execute();
  await tx
    .insertInto('order_sums')
    .columns(['at', 'kind', 'period', 'value', 'title', 'orders', 'kopecks'])
    .expression((e) =>
      e
        .selectFrom('order_sums')
        .select((s) => [
          ...(['at', 'kind'] as const),
          s.val(month).as('period'),
          'value',
          s.fn.max<string>('title').as('title'),
          s.fn.sum<number>('orders').as('orders'),
          s.fn.sum<number>('kopecks').as('kopecks'),
        ])
        .where('period', '>=', first)
        .where('period', '<=', last)
        .groupBy(['at', 'kind', 'value']),
    )
    .execute();
}

/** When the first order was made. */
export async function firstOrderAt(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('orders')
    .select('created_at')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
}
