import type { Db } from '#server/db/database.ts';
import type { OrderRow } from './store.ts';

/** Read only: owned by payments. */
interface PaymentsTable {
  id: string;
  order_id: string;
  provider: string;
  status: string;
  cancellation_reason: string | null;
  confirmation_url: string | null;
  held_at: string | null;
  amount_kopecks: number;
  created_at: string;
}
export type OwnPaymentRow = Omit<PaymentsTable, 'id'>;

const tables = (db: Db) => db.withTables<{ orders: OrderRow; payments: PaymentsTable }>();

/** Orders of the account, newest first; the latest hundred are enough for anybody. */
export function ordersOf(db: Db, userId: string): Promise<OrderRow[]> {
  return tables(db)
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
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
  return tables(db)
    .selectFrom('payments')
    .select(['order_id', 'provider', 'status', 'cancellation_reason', 'confirmation_url', 'held_at'])
    .select(['amount_kopecks', 'created_at'])
    .where('order_id', 'in', orderIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
