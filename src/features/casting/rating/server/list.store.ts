import { sql } from 'kysely';
import type { OrdersTable } from '#features/sales/orders/server/ordersTable.ts';
import type { Db } from '#server/db/database.ts';
import { storedList } from '#server/db/listing.ts';
import { exportedMoney } from '#shared/orderStates.ts';
import { type RatingsQuery, ratingsListing } from '../listing.ts';
import type { RatingsTable } from './store.ts';

/** A rating without a result comes before the lowest score. */
const list = storedList(ratingsListing, { table: 'ratings', absent: { score: -1, category: '' } });

/** One page of the selection. */
export function findRatings(db: Db, query: RatingsQuery, timeZone: string) {
  return list.page(db, withOrder(select(db, query, timeZone)), query);
}

/** The whole selection, to be exported. */
export function everyRating(db: Db, query: RatingsQuery, timeZone: string) {
  return list.pages(db, withOrder(selectExported(db, query, timeZone)), query);
}

export function countExported(db: Db, query: RatingsQuery, timeZone: string): Promise<number> {
  return list.count(db, selectExported(db, query, timeZone), query);
}

export function countRatings(db: Db, query: RatingsQuery, timeZone: string): Promise<number> {
  return list.count(db, select(db, query, timeZone), query);
}

export function findListed(db: Db, orderId: string) {
  return withOrder(
    db
      .$extendTables<{ ratings: RatingsTable; orders: OrdersTable }>()
      .selectFrom('ratings')
      .where('ratings.id', '=', orderId),
  ).executeTakeFirst();
}

export type ListedRow = NonNullable<Awaited<ReturnType<typeof findListed>>>;

function selectExported(db: Db, query: RatingsQuery, timeZone: string) {
  return select(db, query, timeZone).where((e) =>
    e.exists(
      e
        .selectFrom('orders')
        .select('orders.id')
        .whereRef('orders.id', '=', 'ratings.id')
        .where('orders.money', 'in', exportedMoney),
    ),
  );
}

function select(db: Db, query: RatingsQuery, timeZone: string) {
  return db
    .$extendTables<{ ratings: RatingsTable; orders: OrdersTable }>()
    .selectFrom('ratings')
    .where((e) => e.and(list.conditions(query, timeZone)));
}

function withOrder(ratings: ReturnType<typeof select>) {
  const results = sql<number>`(select count(*) from rating_results where rating_id = ratings.id and result is not null)`;
  return ratings
    .innerJoin('orders', 'orders.id', 'ratings.id')
    .selectAll('ratings')
    .select(['orders.number', 'orders.email', 'orders.status', 'orders.product'])
    .select(['orders.is_duplicate', 'orders.erased_at', results.as('results')]);
}
