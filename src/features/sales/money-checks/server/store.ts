import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { storedList } from '#server/db/listing.ts';
import type { Schema } from '#server/db/schema.ts';
import { type DifferencesQuery, differencesListing } from '../listing.ts';

export type CheckRow = Selectable<Schema['money_checks']>;
/**
 * - `ours`: Kopecks, or empty where this side has nothing.
 */
export type StoredDifference = Selectable<Schema['money_differences']>;
export type ListedRow = StoredDifference & { number: number | null };

const list = storedList(differencesListing, { table: 'money_differences' });

/** Those of the provider that it has a number for, made in that time. */
export function paymentsBetween(db: Db, from: string, to: string) {
  return db
    .selectFrom('payments')
    .select(['order_id', 'provider_payment_id', 'amount_kopecks', 'charged_kopecks', 'status', 'created_at'])
    .where('provider', '=', 'yookassa')
    .where('provider_payment_id', 'is not', null)
    .where('created_at', '>=', from)
    .where('created_at', '<=', to)
    .execute();
}

export function refundsBetween(db: Db, from: string, to: string) {
  return db
    .selectFrom('refunds')
    .select(['order_id', 'provider_refund_id', 'amount_kopecks', 'state', 'decided_at', 'created_at'])
    .where('provider_refund_id', 'is not', null)
    .where((e) => e(e.fn.coalesce('decided_at', 'created_at'), '>=', from))
    .where((e) => e(e.fn.coalesce('decided_at', 'created_at'), '<=', to))
    .execute();
}

export function openDifferences(db: Db): Promise<StoredDifference[]> {
  return db
    .selectFrom('money_differences')
    .selectAll()
    .where('settled_at', 'is', null)
    .orderBy('happened_at')
    .execute();
}

/** False where the same is open already. */
export async function insertDifference(
  db: Db,
  row: Insertable<Schema['money_differences']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('money_differences')
    .values(row)
    .onConflict((c) =>
      c.columns(['subject', 'provider_id', 'kind']).where('settled_at', 'is', null).doNothing(),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function settleDifference(db: Db, id: string, at: string): Promise<void> {
  await db
    .updateTable('money_differences')
    .set({ settled_at: at })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .execute();
}

export async function insertCheck(db: Db, row: CheckRow): Promise<void> {
  await db.insertInto('money_checks').values(row).execute();
}

export function lastCheck(db: Db): Promise<CheckRow | undefined> {
  return db.selectFrom('money_checks').selectAll().orderBy('finished_at', 'desc').limit(1).executeTakeFirst();
}

/** One page of the selection. */
export function findDifferences(db: Db, query: DifferencesQuery, timeZone: string): Promise<ListedRow[]> {
  return list.page(db, withOrder(selectDifferences(db, query, timeZone)), query);
}

/** The whole selection. */
export function everyDifference(
  db: Db,
  query: DifferencesQuery,
  timeZone: string,
): AsyncIterable<ListedRow[]> {
  return list.pages(db, withOrder(selectDifferences(db, query, timeZone)), query);
}

export function countDifferences(db: Db, query: DifferencesQuery, timeZone: string): Promise<number> {
  return list.count(db, selectDifferences(db, query, timeZone), query);
}

/** Differences of orders that are gone: their demo was removed. */
export async function deleteDifferencesOf(db: Db, orderId: string): Promise<void> {
  await db.deleteFrom('money_differences').where('order_id', '=', orderId).execute();
}

export async function deleteSince(db: Db, time: string): Promise<void> {
  await db.deleteFrom('money_differences').where('created_at', '>=', time).execute();
  await db.deleteFrom('money_checks').where('finished_at', '>=', time).execute();
}

function selectDifferences(db: Db, query: DifferencesQuery, timeZone: string) {
  const selected = db.selectFrom('money_differences').where((e) => e.and(list.conditions(query, timeZone)));
  if (query.open === undefined) return selected;
  return selected.where('money_differences.settled_at', query.open === 'yes' ? 'is' : 'is not', null);
}

function withOrder(query: ReturnType<typeof selectDifferences>) {
  return query
    .leftJoin('orders', 'orders.id', 'money_differences.order_id')
    .selectAll('money_differences')
    .select('orders.number');
}
