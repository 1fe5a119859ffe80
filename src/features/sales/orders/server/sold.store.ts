import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Span } from '#server/db/periodSums.ts';
import { countedMoney, paidStates } from '#shared/orderStates.ts';

export type { Span } from '#server/db/periodSums.ts';

/** Columns that group sold orders: the course, the promo code, where the buyer came from. */
export const soldBy = { course: 'course_id', code: 'promo_code_id', source: 'first_source' } as const;
export type SoldBy = keyof typeof soldBy;

/** The moment that counts an order: its beginning or its payment. */
export type SoldAt = 'created_at' | 'paid_at';

/** Orders that have this in common: all of them, ratings, those of a course, a promo code, a source. */
export interface SoldRow {
  kind: 'all' | 'rating' | SoldBy;
  /** Null where nothing is known, and for `all` and `rating`. */
  value: string | null;
  title: string;
  orders: number;
  kopecks: number;
}

interface Alike {
  product: 'course' | 'rating';
  course_id: string | null;
  promo_code_id: string | null;
  first_source: string | null;
  title: string;
  orders: number;
  kopecks: number;
}

/** Orders that count: tests, rehearsals and what a former school sold are left out. */
function counted(db: Db) {
  return db.selectFrom('orders').where('money', 'in', countedMoney).where('moved_in_as', 'is', null);
}

/** Orders begun in a span, paid or not, or those paid in it: by course, promo code and source, in one reading. */
export async function ordersIn(db: Db, { since, until }: Span, at: SoldAt): Promise<Alike[]> {
  const all = counted(db).where(at, '>=', since).where(at, '<', until);
  const rows = await (at === 'paid_at' ? all.where('status', 'in', paidStates) : all)
    .select(['product', 'course_id', 'promo_code_id', 'first_source'])
    .select((e) => [
      e.fn.max<string>('course_title').as('title'),
      e.fn.countAll<number>().as('orders'),
      e.fn.sum<number>('amount_kopecks').as('kopecks'),
    ])
    .groupBy(['product', 'course_id', 'promo_code_id', 'first_source'])
    .execute();
  return rows.map((row) => ({
    ...row,
    product: row.product as Alike['product'],
    orders: Number(row.orders),
    kopecks: Number(row.kopecks),
  }));
}

/** The same, by each thing apart; an order has a code or none, and courses are what ratings are not of. */
export function toldApart(rows: readonly Alike[]): SoldRow[] {
  const sums = new Map<string, SoldRow>();
  const add = (kind: SoldRow['kind'], value: string | null, { title, orders, kopecks }: Alike) => {
    const key = JSON.stringify([kind, value]);
    const sum = sums.get(key) ?? {
      kind,
      value,
      title: kind === 'course' ? title : '',
      orders: 0,
      kopecks: 0,
    };
    sums.set(key, { ...sum, orders: sum.orders + orders, kopecks: sum.kopecks + kopecks });
  };
  for (const row of rows) {
    add('all', null, row);
    add('source', row.first_source, row);
    if (row.product === 'course') add('course', row.course_id, row);
    else add('rating', null, row);
    if (row.promo_code_id !== null) add('code', row.promo_code_id, row);
  }
  return [...sums.values()];
}

/** Words of promo codes, by id. */
export function codesNamed(db: Db, ids: readonly string[]): Promise<{ id: string; code: string }[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('promo_codes')
    .select(['id', 'code'])
    .where(sql<boolean>`id in (${sql.join(ids)})`)
    .execute();
}
