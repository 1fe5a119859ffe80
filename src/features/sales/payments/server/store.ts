import type { ColumnType, Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Capture, PaymentMethod } from '../rules/methods.ts';

export type PaymentState = 'new' | 'pending' | 'succeeded' | 'canceled' | 'failed';

/** Collector of the money: a card payment, a bank's instalments, or staff who record a transfer or cash. */
export type PaymentProvider = 'yookassa' | 'tbank' | 'manual';

interface PaymentsTable {
  id: string;
  order_id: string;
  provider: PaymentProvider;
  idempotence_key: string;
  /** The exact text sent to the provider; repeated unchanged. */
  request: string;
  provider_payment_id: string | null;
  confirmation_url: string | null;
  amount_kopecks: number;
  status: PaymentState;
  cancellation_reason: string | null;
  created_at: string;
  checked_at: string | null;
  /** Null when the provider need not be asked again. */
  next_check_at: string | null;
  /** 1: the provider sends the buyer a fiscal receipt. */
  has_receipt: ColumnType<number, number | undefined>;
  /** The provider's word for how it was paid; what it took from the buyer, and what it passes on to the school. */
  method: ColumnType<string | null, string | null | undefined>;
  charged_kopecks: ColumnType<number | null, number | null | undefined>;
  income_kopecks: ColumnType<number | null, number | null | undefined>;
  /** The buyer's own choice, before the provider's page. */
  asked_method: ColumnType<PaymentMethod | null, PaymentMethod | null | undefined>;
  /** Who takes the money once it is held, and for how long it is. */
  capture: ColumnType<Capture, Capture | undefined>;
  held_at: ColumnType<string | null, string | null | undefined>;
  held_until: ColumnType<string | null, string | null | undefined>;
}
interface NoticesTable {
  id: string;
  provider: 'yookassa';
  event: string;
  object_id: string;
  received_at: string;
}
export type PaymentRow = Selectable<PaymentsTable>;

const tables = (db: Db) => db.withTables<{ payments: PaymentsTable; provider_notices: NoticesTable }>();

export async function insertPayment(db: Db, row: Insertable<PaymentsTable>): Promise<void> {
  await tables(db).insertInto('payments').values(row).execute();
}

export function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  return tables(db).selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findPaymentByProviderId(db: Db, providerPaymentId: string): Promise<PaymentRow | undefined> {
  return tables(db)
    .selectFrom('payments')
    .selectAll()
    .where('provider_payment_id', '=', providerPaymentId)
    .executeTakeFirst();
}

/** An order has one payment; a buyer's second attempt is a new order. */
export function findPaymentOfOrder(db: Db, orderId: string): Promise<PaymentRow | undefined> {
  return tables(db).selectFrom('payments').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

/** The payment by which the order's money came. */
export function findTakenPayment(db: Db, orderId: string): Promise<PaymentRow | undefined> {
  return tables(db)
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('status', '=', 'succeeded')
    .orderBy('created_at')
    .executeTakeFirst();
}

type Change = Partial<
  Pick<
    PaymentRow,
    | 'provider_payment_id'
    | 'confirmation_url'
    | 'cancellation_reason'
    | 'next_check_at'
    | 'request'
    | 'has_receipt'
    | 'method'
    | 'charged_kopecks'
    | 'income_kopecks'
    | 'held_at'
    | 'held_until'
  >
>;

/** Changes the state only while it is one of `from`: of several callers one gets true. */
export async function movePayment(
  db: Db,
  {
    id,
    from,
    to,
    change = {},
  }: { id: string; from: readonly PaymentState[]; to: PaymentState; change?: Change },
): Promise<boolean> {
  const { numUpdatedRows } = await tables(db)
    .updateTable('payments')
    .set({ ...change, status: to })
    .where('id', '=', id)
    .where('status', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function changePayment(db: Db, id: string, change: Change): Promise<void> {
  await tables(db).updateTable('payments').set(change).where('id', '=', id).execute();
}

/** Payments about which YooKassa should be asked, the longest waiting first. */
export function duePayments(
  db: Db,
  { now, never }: { now: string; never: string },
  limit: number,
): Promise<PaymentRow[]> {
  return tables(db)
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', 'yookassa')
    .where('status', 'in', ['new', 'pending'])
    .where((e) => e.or([e('next_check_at', '<=', now), e('next_check_at', '>', never)]))
    .orderBy('next_check_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** True for the one caller that may ask the provider now; the others have just been answered. */
export async function takeCheck(
  db: Db,
  { id, now, notSince }: { id: string; now: string; notSince: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tables(db)
    .updateTable('payments')
    .set({ checked_at: now })
    .where('id', '=', id)
    .where((e) => e.or([e('checked_at', 'is', null), e('checked_at', '<=', notSince)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function hasNotice(
  db: Db,
  { event, objectId }: { event: string; objectId: string },
): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('provider_notices')
    .select('id')
    .where('event', '=', event)
    .where('object_id', '=', objectId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records a notice once. False for one that is known. */
export async function insertNotice(db: Db, row: Insertable<NoticesTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(db)
    .insertInto('provider_notices')
    .values(row)
    .onConflict((c) => c.columns(['provider', 'event', 'object_id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Deletes the notices about them too. */
export async function deletePaymentsOf(db: Db, orderId: string): Promise<void> {
  const ofOrder = tables(db)
    .selectFrom('payments')
    .select('provider_payment_id')
    .where('order_id', '=', orderId)
    .where('provider_payment_id', 'is not', null);
  await tables(db).deleteFrom('provider_notices').where('object_id', 'in', ofOrder).execute();
  await tables(db).deleteFrom('payments').where('order_id', '=', orderId).execute();
}
