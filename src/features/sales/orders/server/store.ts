import { type ColumnType, type Insertable, type Selectable, sql } from 'kysely';
import type { PriceReason } from '#features/teaching/courses/contract/prices.ts';
import type { Money } from '#server/config.ts';
import { isClaimed } from '#server/db/claimed.ts';
import type { Db } from '#server/db/database.ts';
import { held } from '#server/db/holding.ts';
import type { Claim } from '#server/personalData.ts';
import type { Language } from '#shared/i18n.ts';
import type { OrderState } from '#shared/orderStates.ts';
import type { Product } from '../rules.ts';
import { nextNumber } from './numbers.store.ts';

interface OrdersTable {
  id: string;
  user_id: string | null;
  email: string;
  name: string;
  phone: string | null;
  language: Language;
  product: ColumnType<Product, Product | undefined>;
  /** Null for what is no course. */
  course_id: string | null;
  /** The product's name in Russian when it was ordered. */
  course_title: string;
  /** JSON: its name in other languages, as its buyer saw it (localText.ts). */
  translations: string;
  amount_kopecks: number;
  /** Price without any discount at the time of the order, and the reason for the actual price. */
  list_price_kopecks: number;
  /** Crossed out beside the price that the buyer saw; the amount itself where nothing was. */
  regular_price_kopecks: number;
  price_reason: PriceReason;
  promotion_id: string | null;
  /** The code that gave the price; while the order is open or paid, this is a use of it. */
  promo_code_id: string | null;
  currency: 'RUB';
  status: OrderState;
  secret_hash: string;
  key_hash: ColumnType<string | null, string | null | undefined>;
  /** When the buyer agreed to a reminder of an unfinished payment. */
  reminder_agreed_at: ColumnType<string | null, string | null | undefined>;
  account_created: number;
  /** Code of the VAT in the amount, as 54-FZ numbers them; null for orders from before it was kept. */
  vat_code: ColumnType<number | null, number | null | undefined>;
  /** 1: nobody had an account with this address before. */
  made_account: number;
  created_at: string;
  paid_at: string | null;
  /** 1: the money came after the order had been given up. */
  paid_late: ColumnType<number, number | undefined>;
  /** 1: the buyer owned the course already, so that the money bought nothing. */
  is_duplicate: ColumnType<number, number | undefined>;
  /** Sums sent back, and on their way back; together never more than the amount. */
  returned_kopecks: ColumnType<number, number | undefined>;
  returning_kopecks: ColumnType<number, number | undefined>;
  /** When the buyer was erased: the amounts stay, nobody is named. */
  erased_at: ColumnType<string | null, string | undefined, string | null>;
  /** Kind of money: only real money counts in a live school. */
  money: Money;
  search: string;
  /** The number people use (rules.ts). */
  number: number;
}
interface HistoryTable {
  id: string;
  order_id: string;
  /** 1, 2, 3 … within the order: two changes may share a millisecond. */
  position: number;
  from_status: OrderState | null;
  to_status: OrderState;
  /** A code: ours (rules.ts) or the payment provider's. */
  reason: string;
  /** JSON: what the reason's text names. */
  details: string | null;
  actor_id: string | null;
  created_at: string;
}
type Tables = {
  orders: OrdersTable;
  order_history: HistoryTable;
};
export type OrderRow = Selectable<OrdersTable>;

const tables = (db: Db) => db.withTables<Tables>();

export function findOrderByKey(db: Db, keyHash: string): Promise<OrderRow | undefined> {
  return tables(db).selectFrom('orders').selectAll().where('key_hash', '=', keyHash).executeTakeFirst();
}

export function ordersThatMade(db: Db, userId: string): Promise<OrderRow[]> {
  return tables(db)
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('made_account', '=', 1)
    .orderBy('created_at')
    .execute();
}

/** Gives the order the next number. */
export async function insertOrder(db: Db, row: Omit<Insertable<OrdersTable>, 'number'>): Promise<void> {
  await tables(db)
    .insertInto('orders')
    .values({ ...row, number: nextNumber(db) })
    .execute();
}

/** Adds to the end. The caller holds the order, or has just made it. */
export async function insertHistory(db: Db, row: Omit<Insertable<HistoryTable>, 'position'>): Promise<void> {
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from order_history where order_id = ${row.order_id})`;
  await tables(db)
    .insertInto('order_history')
    .values({ ...row, position })
    .execute();
}

export function findOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  return tables(db).selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The order, held until the transaction ends: whoever else wants to change it waits. */
export function lockOrder(tx: Db, id: string): Promise<OrderRow | undefined> {
  return held(tx, tables(tx).selectFrom('orders').selectAll().where('id', '=', id)).executeTakeFirst();
}

export function findOrderBySecret(db: Db, secretHash: string): Promise<OrderRow | undefined> {
  return tables(db).selectFrom('orders').selectAll().where('secret_hash', '=', secretHash).executeTakeFirst();
}

export type OrderChange = Partial<
  Pick<
    OrdersTable,
    | 'paid_at'
    | 'user_id'
    | 'account_created'
    | 'made_account'
    | 'secret_hash'
    | 'email'
    | 'name'
    | 'phone'
    | 'search'
  > &
    Pick<OrderRow, 'key_hash' | 'reminder_agreed_at'> &
    Pick<OrderRow, 'paid_late' | 'is_duplicate' | 'erased_at' | 'returned_kopecks' | 'returning_kopecks'>
>;

/** Changes the state only while it is `from`; the answer says whether it did. */
export async function moveOrderRow(
  db: Db,
  { id, from, to, change }: { id: string; from: OrderState; to: OrderState; change: OrderChange },
): Promise<boolean> {
  const { numUpdatedRows } = await tables(db)
    .updateTable('orders')
    .set({ ...change, status: to })
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function changeOrder(db: Db, id: string, change: OrderChange): Promise<void> {
  await tables(db).updateTable('orders').set(change).where('id', '=', id).execute();
}

/**
 * Orders of an account, and those of nobody yet that were placed with its address; held, always in the same
 * order.
 */
export function lockOrdersOf(tx: Db, claim: Claim): Promise<OrderRow[]> {
  const query = tables(tx).selectFrom('orders').selectAll().where(isClaimed(claim)).orderBy('id');
  return held(tx, query).execute();
}

/** Orders of an account in one of these states, newest first. */
export function ordersOf(db: Db, userId: string, states: readonly OrderState[]): Promise<OrderRow[]> {
  return tables(db)
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', 'in', states)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Orders whose money bought nothing and is not on its way back, the longest waiting first. */
export function ordersDue(db: Db, states: readonly OrderState[], limit: number): Promise<OrderRow[]> {
  return tables(db)
    .selectFrom('orders')
    .selectAll()
    .where('is_duplicate', '=', 1)
    .where('status', 'in', states)
    .where((e) => e('amount_kopecks', '>', e('returned_kopecks', '+', e.ref('returning_kopecks'))))
    .orderBy('paid_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function changeDetails(db: Db, historyId: string, details: string): Promise<void> {
  await tables(db).updateTable('order_history').set({ details }).where('id', '=', historyId).execute();
}

/** Whether anybody's order, in whatever state, belongs to the account. */
export async function hasOrderOf(db: Db, userId: string): Promise<boolean> {
  const query = tables(db).selectFrom('orders').select('id').where('user_id', '=', userId).limit(1);
  return (await query.executeTakeFirst()) !== undefined;
}

export async function isOnlyOrder(db: Db, order: Pick<OrderRow, 'id' | 'user_id'>): Promise<boolean> {
  const query = tables(db)
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', order.user_id)
    .where('id', '!=', order.id);
  return (await query.limit(1).executeTakeFirst()) === undefined;
}

export function historyOf(db: Db, orderId: string) {
  return tables(db)
    .selectFrom('order_history')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
}

/** Orders paid through the demo's simulator; locked, always in the same order. */
export function lockDemoOrders(tx: Db): Promise<OrderRow[]> {
  const query = tables(tx).selectFrom('orders').selectAll().where('money', '=', 'demo').orderBy('id');
  return held(tx, query).execute();
}

export async function deleteOrder(db: Db, id: string): Promise<void> {
  await tables(db).deleteFrom('order_history').where('order_id', '=', id).execute();
  await tables(db).deleteFrom('orders').where('id', '=', id).execute();
}

/** Those of these people or courses that an order names. */
export async function namedAmong(
  db: Db,
  column: 'user_id' | 'course_id',
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const query = tables(db).selectFrom('orders').select(column).distinct().where(column, 'in', ids);
  return (await query.execute()).flatMap((row) => row[column] ?? []);
}
