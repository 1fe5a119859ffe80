import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { storedList } from '#server/db/listing.ts';
import { type DifferencesQuery, differencesListing } from '../listing.ts';
import type { DifferenceKind, Subject } from '../rules.ts';

interface ChecksTable {
  id: string;
  from_at: string;
  to_at: string;
  payments: number;
  refunds: number;
  differences: number;
  finished_at: string;
}
interface DifferencesTable {
  id: string;
  subject: Subject;
  kind: DifferenceKind;
  provider_id: string;
  order_id: string | null;
  /** Kopecks, or empty where this side has nothing. */
  ours: string;
  theirs: string;
  happened_at: string;
  created_at: string;
  settled_at: string | null;
  search: string;
}
/** Read only: owned by payments, refunds and orders. */
interface PaymentsTable {
  id: string;
  order_id: string;
  provider: string;
  provider_payment_id: string | null;
  amount_kopecks: number;
  charged_kopecks: number | null;
  status: string;
  created_at: string;
}
interface RefundsTable {
  order_id: string;
  provider_refund_id: string | null;
  amount_kopecks: number | null;
  state: string;
  way: string | null;
  decided_at: string | null;
  created_at: string;
}
interface OrdersTable {
  id: string;
  number: number;
}
export type CheckRow = Selectable<ChecksTable>;
export type StoredDifference = Selectable<DifferencesTable>;
export type ListedRow = StoredDifference & { number: number | null };
type Tables = {
  money_checks: ChecksTable;
  money_differences: DifferencesTable;
  payments: PaymentsTable;
  refunds: RefundsTable;
  orders: OrdersTable;
};

const tables = (db: Db) => db.withTables<Tables>();
const list = storedList(differencesListing, { table: 'money_differences' });

/** Those of the provider that it has a number for, made in that time. */
export function paymentsBetween(db: Db, from: string, to: string) {
  return tables(db)
    .selectFrom('payments')
    .select(['order_id', 'provider_payment_id', 'amount_kopecks', 'charged_kopecks', 'status', 'created_at'])
    .where('provider', '=', 'yookassa')
    .where('provider_payment_id', 'is not', null)
    .where('created_at', '>=', from)
    .where('created_at', '<=', to)
    .execute();
}

export function refundsBetween(db: Db, from: string, to: string) {
  return tables(db)
    .selectFrom('refunds')
    .select(['order_id', 'provider_refund_id', 'amount_kopecks', 'state', 'decided_at', 'created_at'])
    .where('provider_refund_id', 'is not', null)
    .where((e) => e(e.fn.coalesce('decided_at', 'created_at'), '>=', from))
    .where((e) => e(e.fn.coalesce('decided_at', 'created_at'), '<=', to))
    .execute();
}

export function openDifferences(db: Db): Promise<StoredDifference[]> {
  return tables(db)
    .selectFrom('money_differences')
    .selectAll()
    .where('settled_at', 'is', null)
    .orderBy('happened_at')
    .execute();
}

/** False where the same is open already. */
export async function insertDifference(db: Db, row: Insertable<DifferencesTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(db)
    .insertInto('money_differences')
    .values(row)
    .onConflict((c) =>
      c.columns(['subject', 'provider_id', 'kind']).where('settled_at', 'is', null).doNothing(),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function settleDifference(db: Db, id: string, at: string): Promise<void> {
  await tables(db)
    .updateTable('money_differences')
    .set({ settled_at: at })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .execute();
}

export async function insertCheck(db: Db, row: CheckRow): Promise<void> {
  await tables(db).insertInto('money_checks').values(row).execute();
}

export function lastCheck(db: Db): Promise<CheckRow | undefined> {
  return tables(db)
    .selectFrom('money_checks')
    .selectAll()
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst();
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

export async function countDifferences(db: Db, query: DifferencesQuery, timeZone: string): Promise<number> {
  const { count } = await selectDifferences(db, query, timeZone)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Differences of orders that are gone: their demo was removed. */
export async function deleteDifferencesOf(db: Db, orderId: string): Promise<void> {
  await tables(db).deleteFrom('money_differences').where('order_id', '=', orderId).execute();
}

function selectDifferences(db: Db, query: DifferencesQuery, timeZone: string) {
  const selected = tables(db)
    .selectFrom('money_differences')
    .where((e) => e.and(list.conditions(query, timeZone)));
  if (query.open === undefined) return selected;
  return selected.where('money_differences.settled_at', query.open === 'yes' ? 'is' : 'is not', null);
}

function withOrder(query: ReturnType<typeof selectDifferences>) {
  return query
    .leftJoin('orders', 'orders.id', 'money_differences.order_id')
    .selectAll('money_differences')
    .select('orders.number');
}
