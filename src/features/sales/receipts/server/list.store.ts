import type { Selectable } from 'kysely';
import type { OrdersTable } from '#features/sales/orders/server/ordersTable.ts';
import type { Db } from '#server/db/database.ts';
import { storedList } from '#server/db/listing.ts';
import { exportedMoney } from '#shared/orderStates.ts';
import { type ReceiptsQuery, receiptsListing } from '../listing.ts';
import type { ReceiptRow } from './store.ts';

export type ListedRow = ReceiptRow &
  Pick<
    Selectable<OrdersTable>,
    'number' | 'email' | 'product' | 'course_title' | 'translations' | 'erased_at' | 'money'
  >;

const tables = (db: Db) => db.$extendTables<{ orders: OrdersTable }>();
const list = storedList(receiptsListing, { table: 'receipts', columns: { amount: 'amount_kopecks' } });

/** One page of the selection. */
export function findReceipts(db: Db, query: ReceiptsQuery, timeZone: string): Promise<ListedRow[]> {
  return list.page(db, withOrder(selectReceipts(db, query, timeZone)), query);
}

/** The whole selection, to be exported. */
export function everyReceipt(db: Db, query: ReceiptsQuery, timeZone: string): AsyncIterable<ListedRow[]> {
  return list.pages(db, withOrder(selectExported(db, query, timeZone)), query);
}

export function countExported(db: Db, query: ReceiptsQuery, timeZone: string): Promise<number> {
  return list.count(db, selectExported(db, query, timeZone), query);
}

export function countReceipts(db: Db, query: ReceiptsQuery, timeZone: string): Promise<number> {
  return list.count(db, selectReceipts(db, query, timeZone), query);
}

/** Oldest first. */
export function listedOf(db: Db, orderId: string): Promise<ListedRow[]> {
  return withOrder(tables(db).selectFrom('receipts').where('receipts.order_id', '=', orderId))
    .orderBy('receipts.created_at')
    .orderBy('receipts.id')
    .execute();
}

function selectExported(db: Db, query: ReceiptsQuery, timeZone: string) {
  return selectReceipts(db, query, timeZone).where((e) =>
    e.exists(
      e
        .selectFrom('orders')
        .select('orders.id')
        .whereRef('orders.id', '=', 'receipts.order_id')
        .where('orders.money', 'in', exportedMoney),
    ),
  );
}

function selectReceipts(db: Db, query: ReceiptsQuery, timeZone: string) {
  const selected = tables(db)
    .selectFrom('receipts')
    .where((e) => e.and(list.conditions(query, timeZone)));
  return query.failed ? selected.where('receipts.state', 'in', ['missing', 'canceled']) : selected;
}

function withOrder(query: ReturnType<typeof selectReceipts>) {
  return query
    .innerJoin('orders', 'orders.id', 'receipts.order_id')
    .selectAll('receipts')
    .select(['orders.number', 'orders.email', 'orders.product', 'orders.course_title', 'orders.translations'])
    .select(['orders.erased_at', 'orders.money']);
}
