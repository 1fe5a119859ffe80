import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { CoursesTable } from '#features/teaching/courses/server/coursesTable.ts';
import type { Db } from '#server/db/database.ts';
import { held } from '#server/db/holding.ts';
import { type IdRange, inPassing } from '#server/db/ranges.ts';
import type { Schema } from '#server/db/schema.ts';
import type { SchoolDay } from '#shared/dates.ts';
import { revenueStates } from '#shared/orderStates.ts';
import type { ReceiptKind } from '../rules.ts';

/**
 * - `is_prepaid`: 1: of money paid before the course began.
 * - `attempt`: How often we have asked for it apart; each time with a key of its own.
 * - `request`: The exact text sent to the provider; forgotten when the outcome is known.
 * - `next_check_at`: Null when there is nothing to do.
 */
export type ReceiptRow = Selectable<Schema['receipts']>;

const tables = (db: Db) => db.$extendTables<{ courses: CoursesTable }>();

/** False where there is one already: of the refund, or of the payment in this kind. */
export async function insertReceipt(db: Db, row: Insertable<Schema['receipts']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('receipts')
    .values(row)
    .onConflict((c) =>
      row.kind === 'refund'
        ? c.column('refund_id').doNothing()
        : c.columns(['payment_id', 'kind']).where('kind', '<>', sql<ReceiptKind>`'refund'`).doNothing(),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function findReceipt(db: Db, id: string): Promise<ReceiptRow | undefined> {
  return db.selectFrom('receipts').selectAll().where('id', '=', id).executeTakeFirst();
}

export function holdReceipt(tx: Db, id: string): Promise<ReceiptRow | undefined> {
  return held(tx, tx.selectFrom('receipts').selectAll().where('id', '=', id)).executeTakeFirst();
}

/** Oldest first. */
export function receiptsOf(db: Db, orderIds: readonly string[]): Promise<ReceiptRow[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('receipts')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function changeReceipt(
  db: Db,
  id: string,
  change: Updateable<Schema['receipts']>,
): Promise<void> {
  await db.updateTable('receipts').set(change).where('id', '=', id).execute();
}

/** Changes it only while it is in this state and attempt: of several callers one gets true. */
export async function moveReceipt(
  db: Db,
  { id, state, attempt }: ReceiptRow,
  change: Updateable<Schema['receipts']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('receipts')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', state)
    .where('attempt', '=', attempt)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Receipts about which something is due, the longest waiting first. */
export function dueReceipts(db: Db, now: string, limit: number): Promise<ReceiptRow[]> {
  return db
    .selectFrom('receipts')
    .selectAll()
    .where('next_check_at', '<=', now)
    .orderBy('next_check_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** A hint for SQLite: it finds a payment's receipt by the partial index `receipts_once`, and reads all receipts without it. */
function isOnce(table: string) {
  return sql<boolean>`${sql.ref(`${table}.kind`)} <> 'refund'`;
}

/** Found by the partial index of prepayments: of all receipts they are few. */
const isPrepaid = sql<boolean>`receipts.is_prepaid = 1`;

/** Paid orders of the provider, of payments within the range, whose receipt nobody follows: their event came before there were receipts here. */
export async function untracked(db: Db, { first, last }: IdRange): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .leftJoin('receipts', (on) =>
      on
        .onRef('receipts.payment_id', '=', 'payments.id')
        .on('receipts.kind', '=', 'payment')
        .on(isOnce('receipts')),
    )
    .select('payments.order_id')
    .where((e) => inPassing(e('payments.status', '=', 'succeeded')))
    .where('payments.provider', '=', 'yookassa')
    .where('receipts.id', 'is', null)
    .where('payments.id', '>=', first)
    .where('payments.id', '<=', last)
    .orderBy('payments.id')
    .execute();
  return rows.map(({ order_id }) => order_id);
}

/**
 * Receipts of money that was paid in advance of a course which has begun by this day of the school, and that no other
 * receipt settles yet. An order with a refund under way waits until it is known how much is left.
 */
export function unsettled(db: Db, today: SchoolDay, { first, last }: IdRange): Promise<ReceiptRow[]> {
  return tables(db)
    .selectFrom('receipts')
    .innerJoin('orders', 'orders.id', 'receipts.order_id')
    .innerJoin('courses', 'courses.id', 'orders.course_id')
    .leftJoin('receipts as settling', (on) =>
      on
        .onRef('settling.payment_id', '=', 'receipts.payment_id')
        .on('settling.kind', '=', 'settlement')
        .on(isOnce('settling')),
    )
    .selectAll('receipts')
    .where('receipts.kind', '=', 'payment')
    .where(isPrepaid)
    .where('orders.status', 'in', revenueStates)
    .where('orders.returning_kopecks', '=', 0)
    .where('courses.start_date', '<=', today)
    .where('settling.id', 'is', null)
    .where('receipts.id', '>=', first)
    .where('receipts.id', '<=', last)
    .orderBy('receipts.id')
    .execute();
}

export async function deleteReceiptsOf(db: Db, orderId: string): Promise<void> {
  await db.deleteFrom('receipts').where('order_id', '=', orderId).execute();
}
