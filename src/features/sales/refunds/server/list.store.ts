import type { Selectable } from 'kysely';
import type { OrdersTable } from '#features/sales/orders/server/ordersTable.ts';
import type { Db } from '#server/db/database.ts';
import { storedList } from '#server/db/listing.ts';
import { exportedMoney } from '#shared/orderStates.ts';
import { type RefundsQuery, refundsListing } from '../listing.ts';
import type { RefundRow } from './store.ts';

export type ListedRow = RefundRow &
  Pick<
    Selectable<OrdersTable>,
    'number' | 'email' | 'name' | 'product' | 'course_title' | 'translations' | 'erased_at' | 'money'
  > & {
    order_kopecks: number;
    decider: string | null;
  };

const tables = (db: Db) => db.$extendTables<{ orders: OrdersTable }>();
const list = storedList(refundsListing, { table: 'refunds' });

/** One page of the selection. */
export function findRefunds(db: Db, query: RefundsQuery, timeZone: string): Promise<ListedRow[]> {
  return list.page(db, withOrder(selectRefunds(db, query, timeZone)), query);
}

/** The whole selection, to be exported. */
export function everyRefund(db: Db, query: RefundsQuery, timeZone: string): AsyncIterable<ListedRow[]> {
  return list.pages(db, withOrder(selectExported(db, query, timeZone)), query);
}

export function countExported(db: Db, query: RefundsQuery, timeZone: string): Promise<number> {
  return list.count(db, selectExported(db, query, timeZone), query);
}

export function countRefunds(db: Db, query: RefundsQuery, timeZone: string): Promise<number> {
  return list.count(db, selectRefunds(db, query, timeZone), query);
}

/** Newest first. */
export function listedOf(db: Db, orderId: string): Promise<ListedRow[]> {
  return withOrder(tables(db).selectFrom('refunds').where('refunds.order_id', '=', orderId))
    .orderBy('refunds.created_at', 'desc')
    .orderBy('refunds.id', 'desc')
    .execute();
}

function selectExported(db: Db, query: RefundsQuery, timeZone: string) {
  return selectRefunds(db, query, timeZone).where((e) =>
    e.exists(
      e
        .selectFrom('orders')
        .select('orders.id')
        .whereRef('orders.id', '=', 'refunds.order_id')
        .where('orders.money', 'in', exportedMoney),
    ),
  );
}

function selectRefunds(db: Db, query: RefundsQuery, timeZone: string) {
  return tables(db)
    .selectFrom('refunds')
    .where((e) => e.and(list.conditions(query, timeZone)));
}

function withOrder(query: ReturnType<typeof selectRefunds>) {
  return query
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .leftJoin('users', 'users.id', 'refunds.decided_by')
    .selectAll('refunds')
    .select([
      'orders.number',
      'orders.email',
      'orders.name',
      'orders.product',
      'orders.course_title',
      'orders.translations',
      'orders.erased_at',
      'orders.money',
      'orders.amount_kopecks as order_kopecks',
      'users.email as decider',
    ]);
}
