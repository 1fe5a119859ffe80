import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Product } from '#features/sales/orders/rules.ts';
import { isClaimed } from '#server/db/claimed.ts';
import type { Db } from '#server/db/database.ts';
import { held } from '#server/db/holding.ts';
import { storedList } from '#server/db/listing.ts';
import type { Claim } from '#server/personalData.ts';
import type { Language } from '#shared/i18n.ts';
import type { OrderState } from '#shared/orderStates.ts';
import { type CheckoutsQuery, checkoutsListing } from '../listing.ts';
import type { CallState } from '../rules.ts';

interface UnfinishedTable {
  id: string;
  order_id: string;
  state: CallState;
  note: string;
  created_at: string;
  changed_by: string | null;
  changed_at: string | null;
  reminded_at: string | null;
  token: string;
  search: string;
}
interface StopsTable {
  email: string;
  /** The account that the order had, if any. */
  user_id: string | null;
  created_at: string;
}
/** Read only: owned by orders. */
interface OrdersTable {
  id: string;
  number: number;
  user_id: string | null;
  email: string;
  name: string;
  phone: string | null;
  language: Language;
  product: Product;
  course_id: string;
  course_title: string;
  amount_kopecks: number;
  status: OrderState;
  created_at: string;
  erased_at: string | null;
  reminder_agreed_at: string | null;
}
/** Read only: owned by payments. */
interface PaymentsTable {
  order_id: string;
  provider: string;
  asked_method: string | null;
  cancellation_reason: string | null;
}
/** Read only: owned by people. */
interface UsersTable {
  id: string;
  first_name: string;
  last_name: string;
}
export type UnfinishedRow = Selectable<UnfinishedTable>;

const tables = (db: Db) =>
  db.withTables<{
    unfinished_orders: UnfinishedTable;
    reminder_stops: StopsTable;
    orders: OrdersTable;
    payments: PaymentsTable;
    users: UsersTable;
  }>();
const list = storedList(checkoutsListing, { table: 'unfinished_orders' });

export interface Moments {
  /** Ended orders placed before this are noticed, and open ones placed before the earlier one. */
  endedBefore: string;
  openBefore: string;
  notBefore: string;
}

/**
 * Orders of courses by card whose payment was not finished and that nobody has noticed yet, without those whose buyer has paid
 * for the course since, has another order for it among those noticed, or waits for a bank's loan.
 */
export function newlyUnfinished(db: Db, { endedBefore, openBefore, notBefore }: Moments, limit: number) {
  const isSameBuyer = sql<boolean>`other.course_id = orders.course_id
    and (other.email = orders.email or other.user_id = orders.user_id)`;
  return tables(db)
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select(['orders.id', 'orders.number', 'orders.email', 'orders.name', 'orders.phone'])
    .select(['orders.course_title'])
    .select(['orders.course_id', 'orders.user_id', 'orders.reminder_agreed_at'])
    .where('payments.provider', '=', 'yookassa')
    .where('orders.product', '=', 'course')
    .where('orders.created_at', '>', notBefore)
    .where('orders.erased_at', 'is', null)
    .where(
      sql<boolean>`((orders.status in ('canceled', 'expired') and orders.created_at <= ${endedBefore})
        or (orders.status in ('new', 'pending') and orders.created_at <= ${openBefore}
          and coalesce(payments.asked_method, '') <> 'sber_loan'))`,
    )
    .where(
      sql<boolean>`not exists (select 1 from orders as other where ${isSameBuyer}
        and (other.status in ('paid', 'partially_refunded', 'refunded')
          or other.id in (select order_id from unfinished_orders)
          or other.created_at > orders.created_at))`,
    )
    .orderBy('orders.created_at')
    .limit(limit)
    .execute();
}

/** False where another process has been faster. */
export async function insertUnfinished(db: Db, row: Insertable<UnfinishedTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(db)
    .insertInto('unfinished_orders')
    .values(row)
    .onConflict((c) => c.column('order_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function holdUnfinished(tx: Db, id: string): Promise<UnfinishedRow | undefined> {
  return held(
    tx,
    tables(tx).selectFrom('unfinished_orders').selectAll().where('id', '=', id),
  ).executeTakeFirst();
}

export async function changeUnfinished(
  db: Db,
  id: string,
  change: Updateable<UnfinishedTable>,
): Promise<void> {
  await tables(db).updateTable('unfinished_orders').set(change).where('id', '=', id).execute();
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
  await tables(db)
    .updateTable('unfinished_orders')
    .set({ state: 'won', changed_at: at })
    .where('state', 'in', ['to_call', 'called'])
    .where('order_id', 'in', orders)
    .execute();
}

/** With the order, its payment and whoever noted something last. */
export function findCheckout(db: Db, id: string) {
  return withOrder(
    tables(db).selectFrom('unfinished_orders').where('unfinished_orders.id', '=', id),
  ).executeTakeFirst();
}

/** Whom the order of this token is of. */
export function buyerOfToken(
  db: Db,
  token: string,
): Promise<Pick<StopsTable, 'email' | 'user_id'> | undefined> {
  return tables(db)
    .selectFrom('unfinished_orders')
    .innerJoin('orders', 'orders.id', 'unfinished_orders.order_id')
    .select(['orders.email', 'orders.user_id'])
    .where('unfinished_orders.token', '=', token)
    .executeTakeFirst();
}

export async function stopReminders(db: Db, row: Insertable<StopsTable>): Promise<void> {
  await tables(db)
    .insertInto('reminder_stops')
    .values(row)
    .onConflict((c) => c.column('email').doNothing())
    .execute();
}

export async function wantsNoReminders(db: Db, email: string): Promise<boolean> {
  const query = tables(db).selectFrom('reminder_stops').select('email').where('email', '=', email);
  return (await query.executeTakeFirst()) !== undefined;
}

export async function deleteStops(db: Db, claim: Claim): Promise<void> {
  await tables(db).deleteFrom('reminder_stops').where(isClaimed(claim)).execute();
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
  await tables(db).deleteFrom('unfinished_orders').where('order_id', 'in', orderIds).execute();
}

/** One page of the selection. */
export function findCheckouts(db: Db, query: CheckoutsQuery, timeZone: string) {
  return list.page(db, withOrder(selectCheckouts(db, query, timeZone)), query);
}

/** The whole selection. */
export function everyCheckout(db: Db, query: CheckoutsQuery, timeZone: string) {
  return list.pages(db, withOrder(selectCheckouts(db, query, timeZone)), query);
}

export async function countCheckouts(db: Db, query: CheckoutsQuery, timeZone: string): Promise<number> {
  const { count } = await selectCheckouts(db, query, timeZone)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
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
    .select(['orders.user_id', 'orders.erased_at', 'payments.cancellation_reason'])
    .select(['users.first_name', 'users.last_name']);
}
