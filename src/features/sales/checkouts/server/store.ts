import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { unfinished } from '#features/sales/orders/rules/standings.ts';
import type { OrdersTable } from '#features/sales/orders/server/ordersTable.ts';
import type { Db } from '#server/db/database.ts';
import { held } from '#server/db/holding.ts';
import { storedList } from '#server/db/listing.ts';
import type { Schema } from '#server/db/schema.ts';
import { exportedMoney, paidStates } from '#shared/orderStates.ts';
import { type CheckoutsQuery, checkoutsListing } from '../listing.ts';

/*
 * Columns of `reminder_stops`:
 * - `user_id`: The account that the order had, if any.
 */

/** Only orders of a course are noticed, and they name one. */
type CourseOrdersTable = OrdersTable & { course_id: string };

export type UnfinishedRow = Selectable<Schema['unfinished_orders']>;

const tables = (db: Db) => db.$extendTables<{ orders: CourseOrdersTable }>();
const list = storedList(checkoutsListing, { table: 'unfinished_orders' });

export interface Moments {
  /** Ended orders placed before this are noticed, and open ones placed before the earlier one. */
  endedBefore: string;
  openBefore: string;
  notBefore: string;
}

/**
 * Course orders by card with an unfinished payment that are not listed yet, except where the buyer has since paid for
 * the course, has another listed order for it, or waits for a bank's loan; and except what was given up by a decision or
 * whose money was held.
 */
export function newlyUnfinished(db: Db, { endedBefore, openBefore, notBefore }: Moments, limit: number) {
  const isSameBuyer = sql<boolean>`other.course_id = orders.course_id
    and (other.email = orders.email or other.user_id = orders.user_id)`;
  return (
    tables(db)
      .selectFrom('orders')
      .innerJoin('payments', 'payments.order_id', 'orders.id')
      .select(['orders.id', 'orders.number', 'orders.email', 'orders.name', 'orders.phone'])
      .select(['orders.course_title'])
      .select(['orders.course_id', 'orders.user_id', 'orders.reminder_agreed_at'])
      .where('payments.provider', '=', 'yookassa')
      .where('orders.product', '=', 'course')
      .where('orders.created_at', '>', notBefore)
      .where('orders.erased_at', 'is', null)
      // Held money was paid, as far as the buyer knows, whatever became of it.
      .where('payments.held_at', 'is', null)
      .where((e) =>
        e.or([e('orders.end_reason', 'is', null), e('orders.end_reason', 'not in', unfinished.notFor)]),
      )
      .where(
        sql<boolean>`((orders.status in (${sql.join(unfinished.ended)}) and orders.created_at <= ${endedBefore})
        or (orders.status in (${sql.join(unfinished.open)}) and orders.created_at <= ${openBefore}
          and coalesce(payments.asked_method, '') <> 'sber_loan'))`,
      )
      .where(
        sql<boolean>`not exists (select 1 from orders as other where ${isSameBuyer}
        and (other.status in (${sql.join(paidStates)})
          or other.id in (select order_id from unfinished_orders)
          or other.created_at > orders.created_at))`,
      )
      .orderBy('orders.created_at')
      .limit(limit)
      .execute()
  );
}

/** False where another process has been faster. */
export async function insertUnfinished(
  db: Db,
  row: Insertable<Schema['unfinished_orders']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('unfinished_orders')
    .values(row)
    .onConflict((c) => c.column('order_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function holdUnfinished(tx: Db, id: string): Promise<UnfinishedRow | undefined> {
  return held(tx, tx.selectFrom('unfinished_orders').selectAll().where('id', '=', id)).executeTakeFirst();
}

export async function changeUnfinished(
  db: Db,
  id: string,
  change: Updateable<Schema['unfinished_orders']>,
): Promise<void> {
  await db.updateTable('unfinished_orders').set(change).where('id', '=', id).execute();
}

/** Nobody calls about an order that was given up. */
export async function loseOpenCalls(db: Db, orderId: string, at: string): Promise<void> {
  await db
    .updateTable('unfinished_orders')
    .set({ state: 'lost', changed_at: at })
    .where('state', 'in', ['to_call', 'called'])
    .where('order_id', '=', orderId)
    .execute();
}

/** Calls about this course and buyer that are not over are won by this. */
export async function winOpenCalls(
  db: Db,
  { courseId, email, userId, at }: { courseId: string; email: string; userId: string | null; at: string },
): Promise<void> {
  const orders = tables(db)
    .selectFrom('orders')
    .select('id')
    .where('course_id', '=', courseId)
    .where((e) => e.or([e('email', '=', email), e('user_id', '=', userId ?? '')]));
  await db
    .updateTable('unfinished_orders')
    .set({ state: 'won', changed_at: at })
    .where('state', 'in', ['to_call', 'called'])
    .where('order_id', 'in', orders)
    .execute();
}

export async function unfinishedOfOrder(db: Db, orderId: string): Promise<string | undefined> {
  const query = db.selectFrom('unfinished_orders').select('id').where('order_id', '=', orderId);
  return (await query.executeTakeFirst())?.id;
}

/** With the order, its payment and the author of the latest note. */
export function findCheckout(db: Db, id: string) {
  return withOrder(
    tables(db).selectFrom('unfinished_orders').where('unfinished_orders.id', '=', id),
  ).executeTakeFirst();
}

/** Whom the order of this token is of. */
export function buyerOfToken(
  db: Db,
  token: string,
): Promise<Pick<Selectable<Schema['reminder_stops']>, 'email' | 'user_id'> | undefined> {
  return tables(db)
    .selectFrom('unfinished_orders')
    .innerJoin('orders', 'orders.id', 'unfinished_orders.order_id')
    .select(['orders.email', 'orders.user_id'])
    .where('unfinished_orders.token', '=', token)
    .executeTakeFirst();
}

export async function stopReminders(db: Db, row: Insertable<Schema['reminder_stops']>): Promise<void> {
  await db
    .insertInto('reminder_stops')
    .values(row)
    .onConflict((c) => c.column('email').doNothing())
    .execute();
}

export async function wantsNoReminders(db: Db, email: string): Promise<boolean> {
  const query = db.selectFrom('reminder_stops').select('email').where('email', '=', email);
  return (await query.executeTakeFirst()) !== undefined;
}

export function unfinishedOf(db: Db, userId: string): Promise<{ id: string; course_title: string }[]> {
  return tables(db)
    .selectFrom('unfinished_orders')
    .innerJoin('orders', 'orders.id', 'unfinished_orders.order_id')
    .select(['unfinished_orders.id', 'orders.course_title'])
    .where('orders.user_id', '=', userId)
    .execute();
}

export async function deleteUnfinishedOf(db: Db, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await db.deleteFrom('unfinished_orders').where('order_id', 'in', orderIds).execute();
}

/** One page of the selection. */
export function findCheckouts(db: Db, query: CheckoutsQuery, timeZone: string) {
  return list.page(db, withOrder(selectCheckouts(db, query, timeZone)), query);
}

/** The whole selection, to be exported. */
export function everyCheckout(db: Db, query: CheckoutsQuery, timeZone: string) {
  return list.pages(db, withOrder(selectExported(db, query, timeZone)), query);
}

export function countExported(db: Db, query: CheckoutsQuery, timeZone: string): Promise<number> {
  return list.count(db, selectExported(db, query, timeZone), query);
}

export function countCheckouts(db: Db, query: CheckoutsQuery, timeZone: string): Promise<number> {
  return list.count(db, selectCheckouts(db, query, timeZone), query);
}

function selectExported(db: Db, query: CheckoutsQuery, timeZone: string) {
  return selectCheckouts(db, query, timeZone).where((e) =>
    e.exists(
      e
        .selectFrom('orders')
        .select('orders.id')
        .whereRef('orders.id', '=', 'unfinished_orders.order_id')
        .where('orders.money', 'in', exportedMoney),
    ),
  );
}

function selectCheckouts(db: Db, query: CheckoutsQuery, timeZone: string) {
  return tables(db)
    .selectFrom('unfinished_orders')
    .where((e) => e.and(list.conditions(query, timeZone)));
}

export type ListedRow = NonNullable<Awaited<ReturnType<typeof findCheckout>>>;

function withOrder(query: ReturnType<typeof selectCheckouts>) {
  return query
    .innerJoin('orders', 'orders.id', 'unfinished_orders.order_id')
    .leftJoin('payments', 'payments.order_id', 'orders.id')
    .leftJoin('users', 'users.id', 'unfinished_orders.changed_by')
    .selectAll('unfinished_orders')
    .select(['orders.number', 'orders.name', 'orders.email', 'orders.phone', 'orders.language'])
    .select(['orders.course_id', 'orders.course_title', 'orders.amount_kopecks', 'orders.status'])
    .select(['orders.product', 'orders.translations'])
    .select(['orders.user_id', 'orders.erased_at', 'orders.end_reason'])
    .select(['payments.cancellation_reason', 'payments.held_at'])
    .select(['users.first_name', 'users.last_name']);
}
