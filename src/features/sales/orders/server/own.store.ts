import type { Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';
import type { OrdersTable } from './ordersTable.ts';
import type { OrderRow } from './store.ts';

export type OwnPaymentRow = Pick<
  Selectable<Schema['payments']>,
  | 'order_id'
  | 'provider'
  | 'status'
  | 'cancellation_reason'
  | 'confirmation_url'
  | 'held_at'
  | 'amount_kopecks'
  | 'created_at'
>;

const tables = (db: Db) => db.$extendTables<{ orders: OrdersTable }>();

/** Orders of the account, newest first; the latest hundred are enough for anybody. */
export function ordersOf(db: Db, userId: string): Promise<OrderRow[]> {
  return tables(db)
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}

export function orderOf(db: Db, userId: string, id: string): Promise<OrderRow | undefined> {
  return tables(db)
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Oldest first. */
export async function paymentsOfAll(db: Db, orderIds: readonly string[]): Promise<OwnPaymentRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('payments')
    .select(['order_id', 'provider', 'status', 'cancellation_reason', 'confirmation_url', 'held_at'])
    .select(['amount_kopecks', 'created_at'])
    .where('order_id', 'in', orderIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
