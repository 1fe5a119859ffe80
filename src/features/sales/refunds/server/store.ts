import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { held } from '#server/db/holding.ts';
import type { Schema } from '#server/db/schema.ts';
import type { RefundState } from '../rules.ts';
import { sums } from './totals.store.ts';

/**
 * - `suggested_kopecks`: The rule's suggestion, and what it was computed from.
 * - `wish`: Why the buyer asks.
 * - `reason`: Answer of staff.
 * - `revokes_certificate`: 1: the certificate of the course becomes void when the money is back.
 * - `attempt`: 1 for the first request to the provider; each has a key of its own.
 * - `request`: The exact text sent to the provider; repeated unchanged, and forgotten when the outcome is known.
 * - `receipt_number`: Number printed by the school's own till, where the money was sent by hand.
 * - `next_check_at`: Null when the provider need not be asked.
 */
export type RefundRow = Selectable<Schema['refunds']>;

/** @throws a unique violation where the order has an undecided request */
export async function insertRefund(db: Db, row: Insertable<Schema['refunds']>): Promise<void> {
  await sums.spoil(db, [row.finished_at]);
  await db.insertInto('refunds').values(row).execute();
}

export function findRefund(db: Db, id: string): Promise<RefundRow | undefined> {
  return db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findByProviderId(db: Db, providerRefundId: string): Promise<RefundRow | undefined> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('provider_refund_id', '=', providerRefundId)
    .executeTakeFirst();
}

/** Newest first. */
export function refundsOf(db: Db, orderIds: readonly string[]): Promise<RefundRow[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Locked until the transaction ends; the order is locked first. */
export function holdRefund(tx: Db, id: string): Promise<RefundRow | undefined> {
  return held(tx, tx.selectFrom('refunds').selectAll().where('id', '=', id)).executeTakeFirst();
}

export async function changeRefund(db: Db, id: string, change: Updateable<Schema['refunds']>): Promise<void> {
  await spoilWith(db, id, change);
  await db.updateTable('refunds').set(change).where('id', '=', id).execute();
}

/** Changes the state only while it is `from`: of several callers one gets true. */
export async function moveRefund(
  db: Db,
  { id, from, change }: { id: string; from: RefundState; change: Updateable<Schema['refunds']> },
): Promise<boolean> {
  await spoilWith(db, id, change);
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Sums of the days that it was finished on, and will be, are no longer what they were. */
async function spoilWith(db: Db, id: string, change: Updateable<Schema['refunds']>): Promise<void> {
  if (!('finished_at' in change || 'state' in change || 'amount_kopecks' in change)) return;
  const known = await findRefund(db, id);
  await sums.spoil(db, [known?.finished_at, change.finished_at]);
}

/** Refunds about which the provider should be asked, the longest waiting first. */
export function dueRefunds(
  db: Db,
  { now, never }: { now: string; never: string },
  limit: number,
): Promise<RefundRow[]> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('state', 'in', ['approved', 'pending'])
    .where((e) => e.or([e('next_check_at', '<=', now), e('next_check_at', '>', never)]))
    .orderBy('next_check_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Refunds of the demo's orders that have a number at the provider. */
export function demoProviderRefunds(db: Db) {
  return db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select(['refunds.provider_refund_id as id', 'payments.provider_payment_id as payment_id'])
    .select(['refunds.state', 'refunds.amount_kopecks', 'refunds.sent_at', 'refunds.id as own_id'])
    .where('refunds.provider_refund_id', 'is not', null)
    .where('payments.provider_payment_id', 'is not', null)
    .where('orders.money', '=', 'demo')
    .$narrowType<{ id: string; payment_id: string; amount_kopecks: number; sent_at: string }>()
    .execute();
}

export async function deleteRefundsOf(db: Db, orderId: string): Promise<void> {
  const refunds = await refundsOf(db, [orderId]);
  await sums.spoil(
    db,
    refunds.map(({ finished_at }) => finished_at),
  );
  await db.deleteFrom('refunds').where('order_id', '=', orderId).execute();
}
