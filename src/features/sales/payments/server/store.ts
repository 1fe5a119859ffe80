import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';
import type { PaymentMethod } from '../rules/methods.ts';

export type PaymentState = 'new' | 'pending' | 'succeeded' | 'canceled' | 'failed';

/** Collector of the money: a card payment, a bank's instalments, or staff who record a transfer or cash. */
export type PaymentProvider = 'yookassa' | 'tbank' | 'manual';

/**
 * - `request`: The exact text sent to the provider; repeated unchanged.
 * - `next_check_at`: Null when the provider need not be asked again.
 * - `has_receipt`: 1: the provider sends the buyer a fiscal receipt.
 * - `method`: The provider's word for how it was paid; what it took from the buyer, and what it passes on to the school.
 * - `capture`: Who takes the money once it is held, and for how long it is.
 */
type PaymentsTable = Schema['payments'] & {
  provider: PaymentProvider;
  /** The buyer's own choice, before the provider's page. */
  asked_method: PaymentMethod | null;
};
type NoticesTable = Schema['provider_notices'] & {
  provider: 'yookassa';
};
export type PaymentRow = Selectable<PaymentsTable>;

const tables = (db: Db) => db.$extendTables<{ payments: PaymentsTable; provider_notices: NoticesTable }>();

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

/** The payment that brought the order's money. */
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

/** Payments of the demo's orders that have a number at the provider. */
export function demoCardPayments(db: Db) {
  return tables(db)
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select([
      'payments.provider_payment_id as id',
      'payments.request',
      'payments.status',
      'payments.created_at',
    ])
    .select(['payments.cancellation_reason', 'payments.method', 'orders.returned_kopecks'])
    .where('payments.provider', '=', 'yookassa')
    .where('payments.provider_payment_id', 'is not', null)
    .where('orders.money', '=', 'demo')
    .$narrowType<{ id: string }>()
    .execute();
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
