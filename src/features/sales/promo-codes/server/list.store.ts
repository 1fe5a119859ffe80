import { type Selectable, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { storedList } from '#server/db/listing.ts';
import type { Schema } from '#server/db/schema.ts';
import { countedMoney, paidStates, revenueStates } from '#shared/orderStates.ts';
import { type PromoCodesQuery, promoCodesListing } from '../listing.ts';
import type { PromoCodeRow } from './store.ts';

/** Above this on the ladder; the price is always there. */
type OrdersTable = Schema['orders'] & {
  list_price_kopecks: number;
};

const tables = (db: Db) => db.$extendTables<{ orders: OrdersTable }>();
const list = storedList(promoCodesListing, { table: 'promo_codes' });

/** Courses that a code can be for, in the order of the catalogue. */
export function everyCourse(
  db: Db,
): Promise<Pick<Selectable<Schema['courses']>, 'id' | 'title' | 'translations'>[]> {
  return db
    .selectFrom('courses')
    .select(['id', 'title', 'translations'])
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export interface Selection {
  timeZone: string;
  now: string;
}

/** One page of the selection. */
export function findCodes(db: Db, query: PromoCodesQuery, selection: Selection): Promise<PromoCodeRow[]> {
  return list.page(db, selectCodes(db, query, selection).selectAll(), query);
}

/** The whole selection. */
export function everyCode(
  db: Db,
  query: PromoCodesQuery,
  selection: Selection,
): AsyncIterable<PromoCodeRow[]> {
  return list.pages(db, selectCodes(db, query, selection).selectAll(), query);
}

export function countCodes(db: Db, query: PromoCodesQuery, selection: Selection): Promise<number> {
  return list.count(db, selectCodes(db, query, selection), query);
}

export interface CodeSums {
  uses: number;
  reserved: number;
  revenue_kopecks: number;
  discount_kopecks: number;
}
export const noSums: CodeSums = { uses: 0, reserved: 0, revenue_kopecks: 0, discount_kopecks: 0 };

/** Sums of the orders with these codes, by code. Tests and rehearsals bring no money. */
export async function sumsOf(db: Db, codeIds: readonly string[]): Promise<Map<string, CodeSums>> {
  if (codeIds.length === 0) return new Map();
  const when = (condition: ReturnType<typeof sql<boolean>>, then = sql`1`) =>
    sql<number>`coalesce(sum(case when ${condition} then ${then} else 0 end), 0)`;
  const isPaid = sql<boolean>`status in (${sql.join(paidStates)}) and is_duplicate = 0`;
  const isRevenue = sql<boolean>`status in (${sql.join(revenueStates)}) and money in (${sql.join(countedMoney)})`;
  const rows = await tables(db)
    .selectFrom('orders')
    .select([
      'promo_code_id',
      when(isPaid).as('uses'),
      when(sql<boolean>`status in ('new', 'pending')`).as('reserved'),
      when(isRevenue, sql`amount_kopecks - returned_kopecks`).as('revenue_kopecks'),
      when(isRevenue, sql`list_price_kopecks - amount_kopecks`).as('discount_kopecks'),
    ])
    .where('promo_code_id', 'in', codeIds)
    .groupBy('promo_code_id')
    .execute();
  return new Map(rows.map(({ promo_code_id, ...sums }) => [promo_code_id!, sums]));
}

function selectCodes(db: Db, query: PromoCodesQuery, { timeZone, now }: Selection) {
  let codes = db.selectFrom('promo_codes').where((e) => e.and(list.conditions(query, timeZone)));
  if (query.batch) codes = codes.where('batch_id', '=', query.batch);
  if (query.state === 'off') return codes.where('is_on', '=', 0);
  if (query.state) codes = codes.where('is_on', '=', 1);
  if (query.state === 'expired') return codes.where('ends_at', '<=', now);
  if (query.state === 'planned') return codes.where('starts_at', '>', now);
  if (query.state === 'active')
    return codes.where(
      sql<boolean>`(starts_at is null or starts_at <= ${now}) and (ends_at is null or ends_at > ${now})`,
    );
  return codes;
}
