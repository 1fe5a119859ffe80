import { type Expression, type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import { codeKey } from '#features/sales/promo-codes/rules/promoCodes.ts';
import type { Db } from '#server/db/database.ts';
import { storedList } from '#server/db/listing.ts';
import { inIndexOf } from '#server/db/readInOrder.ts';
import type { Schema } from '#server/db/schema.ts';
import type { SchoolDay } from '#shared/dates.ts';
import { countedTo } from '#shared/listing.ts';
import { countedMoney, exportedMoney, paidStates, revenueStates } from '#shared/orderStates.ts';
import { type OrdersQuery, ordersListing } from '../listing.ts';
import { directSource, type PaymentMethod, typedOrderNumber } from '../rules.ts';
import type { OrdersTable } from './ordersTable.ts';
import type { Sums } from './selectionSums.store.ts';
import type { Span } from './sold.store.ts';
import { isDuplicate, type OrderRow } from './store.ts';

type ManualPaymentsTable = Schema['manual_payments'] & {
  paid_on: SchoolDay;
};

const list = storedList(ordersListing, {
  table: 'orders',
  columns: { amount: 'amount_kopecks', course: 'course_title' },
  otherwise: byNumberOrCode,
});

/** Choices of the course filter, in the order of the catalogue. Nobody has ever ordered a deleted one. */
export function everyCourse(db: Db) {
  return db
    .selectFrom('courses')
    .select(['id', 'title', 'translations', 'position'])
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function paymentsOf(db: Db, orderId: string) {
  return db
    .selectFrom('payments')
    .select([
      'provider',
      'provider_payment_id',
      'method',
      'asked_method',
      'held_at',
      'held_until',
      'amount_kopecks',
      'status',
      'cancellation_reason',
      'created_at',
    ])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute();
}

/** How some orders are paid, by the order: at a provider, or past it. */
export async function waysPaid(db: Db, orderIds: readonly string[]) {
  if (orderIds.length === 0) return new Map<string, WayPaid>();
  const payments = await db
    .selectFrom('payments')
    .select(['order_id', 'provider', 'method', 'asked_method', 'provider_payment_id', 'status', 'held_at'])
    .where('order_id', 'in', orderIds)
    .execute();
  const manual = await db
    .selectFrom('manual_payments')
    .select(['order_id', 'method'])
    .where('order_id', 'in', orderIds)
    .execute();
  return new Map<string, WayPaid>([
    ...payments.map((payment) => [payment.order_id, wayOf(payment)] as const),
    ...manual.map(({ order_id, method }) => [order_id, { ...noWay, method }] as const),
  ]);
}

export interface WayPaid {
  method: string | null;
  /** The payment's at its provider. */
  number: string | null;
  /** The buyer has paid, and the school has neither taken the money nor given it back. */
  isHeld: boolean;
}

export const noWay: WayPaid = { method: null, number: null, isHeld: false };

function wayOf(
  payment: Pick<
    Selectable<Schema['payments']>,
    'provider' | 'method' | 'asked_method' | 'provider_payment_id' | 'status' | 'held_at'
  >,
): WayPaid {
  return {
    method: payment.provider === 'tbank' ? 'instalments' : (payment.method ?? payment.asked_method),
    number: payment.provider_payment_id,
    isHeld: isHeldPayment(payment),
  };
}

export function isHeldPayment(payment: { status: string; held_at: string | null }): boolean {
  return payment.status === 'pending' && payment.held_at !== null;
}

/** The staff's entry about money that bypassed the provider. */
export function findManualPayment(db: Db, orderId: string) {
  return db
    .$extendTables<{ manual_payments: ManualPaymentsTable }>()
    .selectFrom('manual_payments')
    .select(['order_id', 'method', 'paid_on', 'document', 'receipt_number'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

/** One page of the selection. */
export async function findOrders(db: Db, query: OrdersQuery, timeZone: string): Promise<ListedOrderRow[]> {
  return list.page(db, withCode(await selectOrders(db, query, timeZone)), query);
}

/** The whole selection, to be exported. */
export async function* everyOrder(
  db: Db,
  query: OrdersQuery,
  timeZone: string,
): AsyncGenerator<ListedOrderRow[]> {
  yield* list.pages(db, withCode(await selectExported(db, query, timeZone)), query);
}

export async function countExported(db: Db, query: OrdersQuery, timeZone: string): Promise<number> {
  return list.count(db, await selectExported(db, query, timeZone), query);
}

/** With the promo code that priced it. */
export type ListedOrderRow = OrderRow & { promo_code: string | null };

/** Paid by the buyer, and neither taken nor given back by the school yet. */
const isHeld = sql<boolean>`orders.id in (select order_id from payments where status = 'pending' and held_at is not null)`;

function withCode(orders: ReturnType<typeof selectByColumns>) {
  const code = sql<string | null>`(select code from promo_codes where id = orders.promo_code_id)`;
  return orders.selectAll().select(code.as('promo_code'));
}

export async function countOrders(db: Db, query: OrdersQuery, timeZone: string): Promise<number> {
  return list.count(db, await selectOrders(db, query, timeZone), query);
}

export interface Selection {
  query: OrdersQuery;
  timeZone: string;
  /** Only orders made in one of these. */
  spans?: readonly Span[];
  /** Only those that exports give away. */
  isExported?: boolean;
  /** Reads no more orders than these. */
  atMost?: number;
}

/**
 * How many the whole selection has; and of those whose money counts, how many, how many paid, and the revenue
 * in kopecks.
 */
export async function sumOrders(db: Db, selection: Selection): Promise<Sums> {
  const { query, timeZone, spans, isExported, atMost } = selection;
  let orders = await (isExported ? selectExported : selectOrders)(db, query, timeZone);
  if (spans)
    orders = inIndexOf(db, orders, ['orders', 'created_at']).where((e) =>
      e.or(
        spans.map(({ since, until }) => e.and([e('created_at', '>=', since), e('created_at', '<', until)])),
      ),
    );
  const read = (await list.indexed(db, orders, query)).select([
    'money',
    'status',
    'amount_kopecks',
    'returned_kopecks',
  ]);
  return db
    .selectFrom((atMost ? read.limit(atMost) : read).as('orders'))
    .select((e) => {
      const counts = e('money', 'in', countedMoney);
      const oneEach = (...conditions: (typeof counts)[]) =>
        e.case().when(e.and(conditions)).then(1).else(0).end();
      const revenue = e
        .case()
        .when(e.and([counts, e('status', 'in', revenueStates)]))
        .then(e('amount_kopecks', '-', e.ref('returned_kopecks')))
        .else(0)
        .end();
      const sum = (each: typeof revenue) => e.fn.coalesce(e.fn.sum<number>(each), sql<number>`0`);
      return [
        e.fn.countAll<number>().as('total'),
        sum(oneEach(counts)).as('orders'),
        sum(oneEach(counts, e('status', 'in', paidStates))).as('paid'),
        sum(revenue).as('revenue_kopecks'),
      ];
    })
    .executeTakeFirstOrThrow();
}

async function selectExported(db: Db, query: OrdersQuery, timeZone: string) {
  return (await selectOrders(db, query, timeZone)).where('money', 'in', exportedMoney);
}

async function selectOrders(db: Db, query: OrdersQuery, timeZone: string) {
  const orders = selectByColumns(db, query, timeZone);
  return query.method ? orders.where(await isPaidBy(db, query.method, query.search !== '')) : orders;
}

function selectByColumns(db: Db, query: OrdersQuery, timeZone: string) {
  let orders = db
    .$extendTables<{ orders: OrdersTable }>()
    .selectFrom('orders')
    .where((e) => e.and(list.conditions(query, timeZone)));
  if (query.product) orders = orders.where('product', '=', query.product);
  if (query.course) orders = orders.where('course_id', '=', query.course);
  if (query.source)
    orders = orders.where('first_source', '=', query.source === directSource ? '' : query.source);
  if (query.refund_due)
    orders = orders
      .where(isDuplicate)
      .where('status', 'in', revenueStates)
      .where((e) => e('amount_kopecks', '>', e('returned_kopecks', '+', e.ref('returning_kopecks'))));
  if (query.held) orders = orders.where(isHeld);
  if (query.test === 'counted')
    orders = orders.where('money', 'in', countedMoney).where('moved_in_as', 'is', null);
  else if (query.test) orders = orders.where('money', query.test === 'yes' ? '=' : '!=', 'test');
  if (query.code) orders = orders.where('promo_code_id', '=', query.code);
  if (query.promo_code)
    orders = orders.where('promo_code_id', query.promo_code === 'with' ? 'is not' : 'is', null);
  if (query.receipt)
    orders = orders.where(
      sql<boolean>`orders.id in (select order_id from receipts where state in ('missing', 'canceled'))`,
    );
  return orders;
}

/** The typed text may be the order's number or its promo code as well; digits alone also part of a telephone. */
function byNumberOrCode(typed: string): Expression<SqlBool>[] {
  const number = typedOrderNumber(typed);
  return [
    sql`orders.promo_code_id = (select id from promo_codes where code_key = ${codeKey(typed)})`,
    ...(number === null ? [] : [sql<SqlBool>`orders.number = ${number}`]),
  ];
}

/** A rare method is looked up among the payments, a common one at each order: SQLite follows the order given. */
async function isPaidBy(db: Db, method: PaymentMethod, isSearched: boolean): Promise<RawBuilder<boolean>> {
  if (method === 'instalments')
    return sql`orders.id in (select order_id from payments where provider = 'tbank')`;
  const paid =
    method === 'transfer' || method === 'cash'
      ? sql`from manual_payments where method = ${method}`
      : sql`from payments where method = ${method}`;
  const each = sql<boolean>`exists (select 1 ${paid} and order_id = orders.id)`;
  if (isSearched) return each;
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (select 1 as one ${paid} limit ${countedTo + 1}) as found`.execute(db);
  return rows[0]!.n > countedTo ? each : sql`orders.id in (select order_id ${paid})`;
}
