import { type Insertable, type Selectable, sql } from 'kysely';
import { isClaimed } from '#server/db/claimed.ts';
import type { Db } from '#server/db/database.ts';
import { historyIn } from '#server/db/history.ts';
import { held } from '#server/db/holding.ts';
import { ofLists } from '#server/db/listing.ts';
import { nextNumber } from '#server/db/numbers.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Claim } from '#server/personalData.ts';
import type { OrderState } from '#shared/orderStates.ts';
import { sums } from './dayTotals.store.ts';
import type { OrdersTable } from './ordersTable.ts';

export type OrderRow = Selectable<OrdersTable>;

const tables = (db: Db) => db.$extendTables<{ orders: OrdersTable }>();

/**
 * - `reason`: A code: ours (rules.ts) or the payment provider's.
 * - `details`: JSON: what the reason's text names.
 */
export const history = historyIn<Schema['order_history']>('order_history', 'order_id');

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
    .values({ ...row, number: nextNumber(db, 'orders', 'order_numbers') })
    .execute();
  await sums.spoil(db, [row.created_at]);
}

/** With the number given; @returns false where an order has it, or came from the former school before. */
export async function insertNumbered(db: Db, row: Insertable<OrdersTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(db)
    .insertInto('orders')
    .values(row)
    .onConflict((c) => c.doNothing())
    .executeTakeFirst();
  await sums.spoil(db, [row.created_at, row.paid_at]);
  return numInsertedOrUpdatedRows === 1n;
}

/** Orders of a former school, by what they were there; and ours, by their numbers. */
export async function ordersKnownAs(
  db: Db,
  { keys, numbers }: { keys: readonly string[]; numbers: readonly number[] },
): Promise<OrderRow[]> {
  const known = tables(db).selectFrom('orders').selectAll();
  const [byKey, byNumber] = [
    keys.length > 0 ? await known.where('moved_in_as', 'in', keys).execute() : [],
    numbers.length > 0 ? await known.where('number', 'in', numbers).execute() : [],
  ];
  return [...byKey, ...byNumber];
}

export function findOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  return tables(db).selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The order, held until the transaction ends: other changes wait. */
export function lockOrder(tx: Db, id: string): Promise<OrderRow | undefined> {
  return held(tx, tables(tx).selectFrom('orders').selectAll().where('id', '=', id)).executeTakeFirst();
}

export function findOrderBySecret(db: Db, secretHash: string): Promise<OrderRow | undefined> {
  return tables(db).selectFrom('orders').selectAll().where('secret_hash', '=', secretHash).executeTakeFirst();
}

export type OrderChange = Partial<
  Pick<
    OrderRow,
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
    Pick<OrderRow, 'key_hash' | 'reminder_agreed_at' | 'end_reason'> &
    Pick<
      OrderRow,
      'paid_late' | 'is_duplicate' | 'erased_at' | 'moved_in_as' | 'returned_kopecks' | 'returning_kopecks'
    >
>;

/** Changes the state only while it is `from`; the answer says whether it did. */
export async function moveOrderRow(
  db: Db,
  { id, from, to, change }: { id: string; from: OrderState; to: OrderState; change: OrderChange },
): Promise<boolean> {
  const moved = await tables(db)
    .updateTable('orders')
    .set({ ...change, status: to })
    .where('id', '=', id)
    .where('status', '=', from)
    .returning('created_at')
    .executeTakeFirst();
  await sums.spoil(db, [moved?.created_at, change.paid_at]);
  return moved !== undefined;
}

/** Changes that sums of days see. */
const summed = ['paid_at', 'returned_kopecks', 'moved_in_as'] as const;

export async function changeOrder(db: Db, id: string, change: OrderChange): Promise<void> {
  if (summed.some((column) => change[column] !== undefined)) {
    const order = await findOrder(db, id);
    await sums.spoil(db, [order?.created_at, order?.paid_at, change.paid_at]);
  }
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
    .orderBy('id', 'desc')
    .execute();
}

/** Not as a parameter: an index has these alone. */
export const isDuplicate = sql<boolean>`is_duplicate = 1`;

/** Orders whose money bought nothing and is not on its way back, the longest waiting first. */
export function ordersDue(db: Db, states: readonly OrderState[], limit: number): Promise<OrderRow[]> {
  return tables(db)
    .selectFrom('orders')
    .selectAll()
    .where(isDuplicate)
    .where('status', 'in', states)
    .where((e) => e('amount_kopecks', '>', e('returned_kopecks', '+', e.ref('returning_kopecks'))))
    .orderBy('paid_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function changeDetails(db: Db, historyId: string, details: string): Promise<void> {
  await db.updateTable('order_history').set({ details }).where('id', '=', historyId).execute();
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

/** Orders paid with that kind of money; locked, always in the same order. */
export function lockPaidWith(tx: Db, money: OrderRow['money']): Promise<OrderRow[]> {
  const query = tables(tx)
    .selectFrom('orders')
    .selectAll()
    .where('money', '=', money)
    .where(ofLists('orders'))
    .orderBy('id');
  return held(tx, query).execute();
}

export async function countOrdersOf(db: Db, money: OrderRow['money']): Promise<number> {
  const query = tables(db).selectFrom('orders').where('money', '=', money).where(ofLists('orders'));
  const { orders } = await query
    .select((e) => e.fn.countAll<number>().as('orders'))
    .executeTakeFirstOrThrow();
  return orders;
}

export async function firstTimeOf(db: Db, money: OrderRow['money']): Promise<string | null> {
  const query = tables(db)
    .selectFrom('orders')
    .select('created_at')
    .where('money', '=', money)
    .where(ofLists('orders'));
  return (await query.orderBy('created_at').limit(1).executeTakeFirst())?.created_at ?? null;
}

export function findLatest(
  db: Db,
  { email, courseId }: { email: string; courseId: string | null },
): Promise<OrderRow | undefined> {
  return tables(db)
    .selectFrom('orders')
    .selectAll()
    .where('email', '=', email)
    .where('course_id', courseId === null ? 'is' : '=', courseId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function deleteOrder(db: Db, id: string): Promise<void> {
  const order = await findOrder(db, id);
  await sums.spoil(db, [order?.created_at, order?.paid_at]);
  await db.deleteFrom('order_history').where('order_id', '=', id).execute();
  await tables(db).deleteFrom('orders').where('id', '=', id).execute();
}
