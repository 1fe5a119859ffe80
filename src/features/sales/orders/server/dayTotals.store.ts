import { PostgresAdapter, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { hour, type SchoolDay, schoolDay } from '#shared/dates.ts';
import { ordersIn, type SoldAt, type SoldRow, type Span } from './sold.store.ts';

export interface Days {
  first: SchoolDay;
  last: SchoolDay;
}

/** Days of the period whose sums are there. */
export async function summedDays(db: Db, { first, last }: Days, timeZone: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('order_days')
    .select('day')
    .where('time_zone', '=', timeZone)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .execute();
  return new Set(rows.map(({ day }) => day));
}

function sums(db: Db, { first, last }: Days, at: SoldAt) {
  return db
    .selectFrom('order_day_sums')
    .innerJoin('order_days', 'order_days.day', 'order_day_sums.day')
    .where('order_day_sums.at', '=', at)
    .where('order_day_sums.day', '>=', first)
    .where('order_day_sums.day', '<=', last);
}

/** What stands in the sums of the period, days together. */
export async function summedRows(db: Db, days: Days & { timeZone: string }, at: SoldAt): Promise<SoldRow[]> {
  const rows = await sums(db, days, at)
    .where('order_days.time_zone', '=', days.timeZone)
    .select(['product', 'course_id', 'promo_code_id', 'first_source'])
    .select((e) => [
      e.fn.max<string>('title').as('title'),
      e.fn.sum<number>('orders').as('orders'),
      e.fn.sum<number>('kopecks').as('kopecks'),
    ])
    .groupBy(['product', 'course_id', 'promo_code_id', 'first_source'])
    .execute();
  return rows.map((row) => ({ ...row, orders: Number(row.orders), kopecks: Number(row.kopecks) }));
}

export async function summedByDay(db: Db, days: Days & { timeZone: string }, at: SoldAt) {
  const rows = await sums(db, days, at)
    .where('order_days.time_zone', '=', days.timeZone)
    .select('order_day_sums.day')
    .select((e) => [e.fn.sum<number>('orders').as('orders'), e.fn.sum<number>('kopecks').as('kopecks')])
    .groupBy('order_day_sums.day')
    .execute();
  return rows.map(({ day, orders, kopecks }) => ({
    ...{ day, orders: Number(orders), kopecks: Number(kopecks) },
  }));
}

/** Sums one day, as part of `tx`. Nobody changes orders meanwhile: a change that is under way is waited for. */
export async function sumDay(
  tx: Db,
  { day, span, timeZone }: { day: SchoolDay; span: Span; timeZone: string },
): Promise<void> {
  if (tx.getExecutor().adapter instanceof PostgresAdapter)
    await sql`lock table orders in share mode`.execute(tx);
  await tx.deleteFrom('order_day_sums').where('day', '=', day).execute();
  for (const at of ['created_at', 'paid_at'] as const)
    for (const row of await ordersIn(tx, span, at))
      await tx
        .insertInto('order_day_sums')
        .values({ day, at, ...row })
        .execute();
  await tx
    .insertInto('order_days')
    .values({ day, time_zone: timeZone })
    .onConflict((c) => c.column('day').doUpdateSet({ time_zone: timeZone }))
    .execute();
}

/** When the first order that counts was made. */
export async function firstOrderAt(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('orders')
    .select('created_at')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/**
 * The days of these times are no longer summed, in whatever time zone the school is: an order of theirs is written,
 * changed or deleted as part of `tx`.
 */
export async function spoilDays(tx: Db, times: readonly (string | null | undefined)[]): Promise<void> {
  const days = times.flatMap((time) =>
    time ? [-12, 14].map((hours) => schoolDay(new Date(Date.parse(time) + hours * hour), 'UTC')) : [],
  );
  if (days.length > 0)
    await tx
      .deleteFrom('order_days')
      .where('day', 'in', [...new Set(days)])
      .execute();
}
