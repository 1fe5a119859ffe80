import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { held } from '#server/db/holding.ts';
import type { ReceiptKind, ReceiptState } from '../rules.ts';

export interface ReceiptsTable {
  id: string;
  order_id: string;
  kind: ReceiptKind;
  payment_id: string;
  refund_id: string | null;
  amount_kopecks: number;
  state: ReceiptState;
  /** How often we have asked for it apart; each time with a key of its own. */
  attempt: number;
  idempotence_key: string | null;
  /** The exact text sent to the provider; forgotten when the outcome is known. */
  request: string | null;
  sent_at: string | null;
  provider_receipt_id: string | null;
  failure: string | null;
  fiscal_document: string | null;
  fiscal_storage: string | null;
  fiscal_attribute: string | null;
  registered_at: string | null;
  created_at: string;
  /** Null when there is nothing to do. */
  next_check_at: string | null;
  search: string;
}
export type ReceiptRow = Selectable<ReceiptsTable>;

/** Read only: owned by orders, payments and courses. */
interface OrdersTable {
  id: string;
  course_id: string;
  status: string;
}
interface PaymentsTable {
  id: string;
  order_id: string;
  status: string;
  provider: string;
  provider_payment_id: string | null;
  request: string;
}
interface CoursesTable {
  id: string;
  start_date: string | null;
}
type Tables = {
  receipts: ReceiptsTable;
  orders: OrdersTable;
  payments: PaymentsTable;
  courses: CoursesTable;
};

const tables = (db: Db) => db.withTables<Tables>();

/** False where there is one already: of the refund, or of the payment in this kind. */
export async function insertReceipt(db: Db, row: Insertable<ReceiptsTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(db)
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
  return tables(db).selectFrom('receipts').selectAll().where('id', '=', id).executeTakeFirst();
}

export function holdReceipt(tx: Db, id: string): Promise<ReceiptRow | undefined> {
  return held(tx, tables(tx).selectFrom('receipts').selectAll().where('id', '=', id)).executeTakeFirst();
}

/** Oldest first. */
export function receiptsOf(db: Db, orderIds: readonly string[]): Promise<ReceiptRow[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return tables(db)
    .selectFrom('receipts')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function changeReceipt(db: Db, id: string, change: Updateable<ReceiptsTable>): Promise<void> {
  await tables(db).updateTable('receipts').set(change).where('id', '=', id).execute();
}

/** Changes it only while it is in this state and attempt: of several callers one gets true. */
export async function moveReceipt(
  db: Db,
  { id, state, attempt }: ReceiptRow,
  change: Updateable<ReceiptsTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await tables(db)
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
  return tables(db)
    .selectFrom('receipts')
    .selectAll()
    .where('next_check_at', '<=', now)
    .orderBy('next_check_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/**
 * Orders whose money was taken in advance of a course that has begun by this day of the school, and is not settled by
 * a receipt yet. The request tells the mode: an order that was placed after the start needs none.
 */
export async function unsettledOrders(
  db: Db,
  { today, limit }: { today: string; limit: number },
): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('orders')
    .innerJoin('courses', 'courses.id', 'orders.course_id')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .leftJoin('receipts', (on) =>
      on.onRef('receipts.payment_id', '=', 'payments.id').on('receipts.kind', '=', 'settlement'),
    )
    .select('orders.id')
    .where('orders.status', 'in', ['paid', 'partially_refunded'])
    .where('courses.start_date', '<=', today)
    .where('payments.status', '=', 'succeeded')
    .where('payments.provider', '=', 'yookassa')
    .where('payments.request', 'like', '%"payment_mode":"full_prepayment"%')
    .where('receipts.id', 'is', null)
    .orderBy('orders.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteReceiptsOf(db: Db, orderId: string): Promise<void> {
  await tables(db).deleteFrom('receipts').where('order_id', '=', orderId).execute();
}
