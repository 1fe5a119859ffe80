import { type ColumnType, type Insertable, type Selectable, sql } from 'kysely';
import type { PriceReason } from '#features/courses/prices/contract.ts';
import type { Db } from '#server/db/database.ts';
import { held } from '#server/db/holding.ts';
import { inByteOrder, searchConditions } from '#server/db/listing.ts';
import type { Language } from '#shared/i18n.ts';
import type { OrderState } from './contract.ts';
import { paidStates, revenueStates } from './rules.ts';

interface OrdersTable {
  id: string;
  user_id: string | null;
  email: string;
  name: string;
  phone: string | null;
  language: Language;
  course_id: string;
  course_title: string;
  amount_kopecks: number;
  /** What the course cost without any discount when it was ordered; why it cost what it did. */
  list_price_kopecks: number;
  price_reason: PriceReason;
  promotion_id: string | null;
  currency: 'RUB';
  status: OrderState;
  secret_hash: string;
  account_created: number;
  /** 1: nobody had an account with this address before. */
  made_account: number;
  created_at: string;
  paid_at: string | null;
  /** 1: the money came after the order had been given up. */
  paid_late: ColumnType<number, number | undefined>;
  /** 1: the buyer owned the course already, so that the money bought nothing. */
  is_duplicate: ColumnType<number, number | undefined>;
  /** When the buyer was erased: the amounts stay, nobody is named. */
  erased_at: ColumnType<string | null, string | undefined, string | null>;
  search: string;
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

export async function insertOrder(db: Db, row: Insertable<OrdersTable>): Promise<void> {
  await tables(db).insertInto('orders').values(row).execute();
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
    Pick<OrderRow, 'paid_late' | 'is_duplicate' | 'erased_at'>
>;

/** Changes the state only while it is `from`; the answer says whether it did. */
export async function moveOrderRow(
  db: Db,
  id: string,
  from: OrderState,
  to: OrderState,
  change: OrderChange,
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

/** Orders of an account, and those of nobody yet that were placed with its address; held, always in the same order. */
export function lockOrdersOf(tx: Db, userId: string, email: string | null): Promise<OrderRow[]> {
  const query = tables(tx)
    .selectFrom('orders')
    .selectAll()
    .where((e) =>
      e.or([e('user_id', '=', userId), e.and([e('user_id', 'is', null), e('email', '=', email ?? '')])]),
    )
    .orderBy('id');
  return held(tx, query).execute();
}

export async function changeDetails(db: Db, historyId: string, details: string): Promise<void> {
  await tables(db).updateTable('order_history').set({ details }).where('id', '=', historyId).execute();
}

/** Whether anybody's order, in whatever state, belongs to the account. */
export async function hasOrderOf(db: Db, userId: string): Promise<boolean> {
  const query = tables(db).selectFrom('orders').select('id').where('user_id', '=', userId).limit(1);
  return (await query.executeTakeFirst()) !== undefined;
}

export function historyOf(db: Db, orderId: string) {
  return tables(db)
    .selectFrom('order_history')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
}

export interface OrderSelection {
  search: string;
  status?: OrderState | undefined;
  courseId?: string | undefined;
  /** Placed at this time or later. */
  since?: string | undefined;
  /** Placed before this time. */
  before?: string | undefined;
  minKopecks?: number | undefined;
  maxKopecks?: number | undefined;
  isRefundDue?: boolean | undefined;
}
export interface OrderPage {
  sort: 'created_at' | 'amount' | 'email' | 'course' | 'status';
  direction: 'asc' | 'desc';
  limit: number;
  offset: number;
}

export function findOrders(db: Db, selection: OrderSelection, page: OrderPage): Promise<OrderRow[]> {
  const sortedBy = {
    created_at: inByteOrder(db, 'created_at'),
    amount: sql.ref('amount_kopecks'),
    email: inByteOrder(db, 'email'),
    course: inByteOrder(db, 'course_title'),
    status: inByteOrder(db, 'status'),
  }[page.sort];
  return selectOrders(db, selection)
    .selectAll()
    .orderBy(sortedBy, page.direction)
    .orderBy('id', page.direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** Sums over the whole selection: how many, how many of them paid, and the revenue in kopecks. */
export function sumOrders(db: Db, selection: OrderSelection) {
  return selectOrders(db, selection)
    .select((e) => [
      e.fn.countAll<number>().as('total'),
      e.fn
        .coalesce(
          e.fn.sum<number>(e.case().when('status', 'in', paidStates).then(1).else(0).end()),
          sql<number>`0`,
        )
        .as('paid'),
      e.fn
        .coalesce(
          e.fn.sum<number>(
            e.case().when('status', 'in', revenueStates).then(e.ref('amount_kopecks')).else(0).end(),
          ),
          sql<number>`0`,
        )
        .as('revenue_kopecks'),
    ])
    .executeTakeFirstOrThrow();
}

function selectOrders(db: Db, selection: OrderSelection) {
  const { status, courseId, since, before, minKopecks, maxKopecks, isRefundDue } = selection;
  let query = tables(db).selectFrom('orders');
  for (const condition of searchConditions('orders.search', selection.search)) query = query.where(condition);
  if (status) query = query.where('status', '=', status);
  if (courseId) query = query.where('course_id', '=', courseId);
  if (since) query = query.where('created_at', '>=', since);
  if (before) query = query.where('created_at', '<', before);
  if (minKopecks !== undefined) query = query.where('amount_kopecks', '>=', minKopecks);
  if (maxKopecks !== undefined) query = query.where('amount_kopecks', '<=', maxKopecks);
  if (isRefundDue) query = query.where('is_duplicate', '=', 1).where('status', 'in', revenueStates);
  return query;
}
