import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { held } from '#server/db/holding.ts';
import type { RefundOrigin, RefundState, RefundWay } from '../rules.ts';

export interface RefundsTable {
  id: string;
  order_id: string;
  payment_id: string | null;
  origin: RefundOrigin;
  way: RefundWay | null;
  state: RefundState;
  /** The rule's suggestion, and what it was computed from. */
  suggested_kopecks: number;
  lessons_done: number;
  lessons_total: number;
  amount_kopecks: number | null;
  /** Why the buyer asks. */
  wish: string;
  /** Answer of staff. */
  reason: string;
  closes_access: number;
  /** 1: the certificate of the course becomes void when the money is back. */
  revokes_certificate: number;
  decided_by: string | null;
  decided_at: string | null;
  /** 1 for the first request to the provider; each has a key of its own. */
  attempt: number;
  idempotence_key: string | null;
  /** The exact text sent to the provider; repeated unchanged, and forgotten when the outcome is known. */
  request: string | null;
  sent_at: string | null;
  provider_refund_id: string | null;
  failure: string | null;
  /** Number printed by the school's own till, where the money was sent by hand. */
  receipt_number: string | null;
  created_at: string;
  finished_at: string | null;
  /** Null when the provider need not be asked. */
  next_check_at: string | null;
  search: string;
}
export type RefundRow = Selectable<RefundsTable>;

const tables = (db: Db) => db.withTables<{ refunds: RefundsTable }>();

/** @throws a unique violation where the order has an undecided request */
export async function insertRefund(db: Db, row: Insertable<RefundsTable>): Promise<void> {
  await tables(db).insertInto('refunds').values(row).execute();
}

export function findRefund(db: Db, id: string): Promise<RefundRow | undefined> {
  return tables(db).selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findByProviderId(db: Db, providerRefundId: string): Promise<RefundRow | undefined> {
  return tables(db)
    .selectFrom('refunds')
    .selectAll()
    .where('provider_refund_id', '=', providerRefundId)
    .executeTakeFirst();
}

/** Newest first. */
export function refundsOf(db: Db, orderIds: readonly string[]): Promise<RefundRow[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return tables(db)
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Locked until the transaction ends; the order is locked first. */
export function holdRefund(tx: Db, id: string): Promise<RefundRow | undefined> {
  return held(tx, tables(tx).selectFrom('refunds').selectAll().where('id', '=', id)).executeTakeFirst();
}

export async function changeRefund(db: Db, id: string, change: Updateable<RefundsTable>): Promise<void> {
  await tables(db).updateTable('refunds').set(change).where('id', '=', id).execute();
}

/** Changes the state only while it is `from`: of several callers one gets true. */
export async function moveRefund(
  db: Db,
  { id, from, change }: { id: string; from: RefundState; change: Updateable<RefundsTable> },
): Promise<boolean> {
  const { numUpdatedRows } = await tables(db)
    .updateTable('refunds')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Refunds about which the provider should be asked, the longest waiting first. */
export function dueRefunds(
  db: Db,
  { now, never }: { now: string; never: string },
  limit: number,
): Promise<RefundRow[]> {
  return tables(db)
    .selectFrom('refunds')
    .selectAll()
    .where('state', 'in', ['approved', 'pending'])
    .where((e) => e.or([e('next_check_at', '<=', now), e('next_check_at', '>', never)]))
    .orderBy('next_check_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function deleteRefundsOf(db: Db, orderId: string): Promise<void> {
  await tables(db).deleteFrom('refunds').where('order_id', '=', orderId).execute();
}
