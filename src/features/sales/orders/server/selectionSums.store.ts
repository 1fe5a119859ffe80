import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { countedMoney, exportedMoney, paidStates, revenueStates } from '#shared/orderStates.ts';
import type { OrdersQuery } from '../listing.ts';
import type { Span } from './sold.store.ts';

/** Rows of `order_day_states`, as part of the transaction that sums the day. */
export async function sumStates(tx: Db, day: string, { since, until }: Span): Promise<void> {
  await tx.deleteFrom('order_day_states').where('day', '=', day).execute();
  const isMovedIn = sql<number>`case when moved_in_as is null then 0 else 1 end`;
  const groups = ['product', 'course_id', 'status', 'money'] as const;
  await tx
    .insertInto('order_day_states')
    .columns(['day', ...groups, 'is_moved_in', 'orders', 'kopecks'])
    .expression((e) =>
      e
        .selectFrom('orders')
        .select(sql<string>`cast(${day} as text)`.as('day'))
        .select([...groups, isMovedIn.as('is_moved_in')])
        .select((e) => [
          e.fn.countAll<number>().as('orders'),
          sql<number>`cast(sum(amount_kopecks - returned_kopecks) as bigint)`.as('kopecks'),
        ])
        .where('created_at', '>=', since)
        .where('created_at', '<', until)
        .groupBy([...groups, isMovedIn]),
    )
    .execute();
}

/** Sums of a selection: `orders` and `paid` are those whose money counts. */
export interface Sums {
  total: number;
  orders: number;
  paid: number;
  revenue_kopecks: number;
}

/** When the first and the last order were made. */
export async function endsOfOrders(db: Db): Promise<{ first: string; last: string } | null> {
  const end = (direction: 'asc' | 'desc') =>
    db.selectFrom('orders').select('created_at').orderBy('created_at', direction).limit(1).executeTakeFirst();
  const [first, last] = [await end('asc'), await end('desc')];
  return first && last ? { first: first.created_at, last: last.created_at } : null;
}

interface OfDays {
  query: OrdersQuery;
  timeZone: string;
  isExported?: boolean;
}

/** The summed days among these. */
export async function sumsOfDays(
  db: Db,
  { first, last }: { first: string; last: string },
  { query: { product, course, status, test }, timeZone, isExported }: OfDays,
): Promise<Sums> {
  const sumIf = (condition: ReturnType<typeof sql<boolean>>, column: string) =>
    sql<number>`coalesce(sum(case when ${condition} then ${sql.ref(column)} else 0 end), 0)`;
  const counts = sql<boolean>`money in (${sql.join(countedMoney)})`;
  const isPaid = sql<boolean>`${counts} and status in (${sql.join(paidStates)})`;
  const isRevenue = sql<boolean>`${counts} and status in (${sql.join(revenueStates)})`;
  const sums = await db
    .selectFrom('order_day_states')
    .innerJoin('order_periods', 'order_periods.period', 'order_day_states.day')
    .where('order_periods.time_zone', '=', timeZone)
    .where('order_day_states.day', '>=', first)
    .where('order_day_states.day', '<=', last)
    .$if(product !== undefined, (query) => query.where('product', '=', product!))
    .$if(course !== undefined, (query) => query.where('course_id', '=', course!))
    .$if(status !== undefined, (query) => query.where('status', '=', status!))
    .$if(isExported === true, (query) => query.where('money', 'in', exportedMoney))
    .$if(test === 'counted', (query) => query.where(counts).where('is_moved_in', '=', 0))
    .$if(test === 'yes', (query) => query.where('money', '=', 'test'))
    .$if(test === 'no', (query) => query.where('money', '<>', 'test'))
    .select([
      sql<number>`coalesce(sum(orders), 0)`.as('total'),
      sumIf(counts, 'orders').as('orders'),
      sumIf(isPaid, 'orders').as('paid'),
      sumIf(isRevenue, 'kopecks').as('revenue_kopecks'),
    ])
    .executeTakeFirstOrThrow();
  return numbers(sums);
}

function numbers(sums: Sums): Sums {
  const { total, orders, paid, revenue_kopecks } = sums;
  return {
    ...{ total: Number(total), orders: Number(orders), paid: Number(paid) },
    revenue_kopecks: Number(revenue_kopecks),
  };
}
