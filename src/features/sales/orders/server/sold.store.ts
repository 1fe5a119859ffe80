import type { Db } from '#server/db/database.ts';
import { countedMoney, paidStates } from '#shared/orderStates.ts';

export interface Span {
  /** The first moment that counts, and the first that does not any more. */
  since: string;
  until: string;
}

/** Orders paid in a span, by what was sold: how many, and what was paid for them. Tests and rehearsals are left out. */
export function soldIn(db: Db, { since, until }: Span) {
  return db
    .selectFrom('orders')
    .select(['product', 'course_title'])
    .select((e) => [e.fn.countAll<number>().as('orders'), e.fn.sum<number>('amount_kopecks').as('kopecks')])
    .where('paid_at', '>=', since)
    .where('paid_at', '<', until)
    .where('status', 'in', paidStates)
    .where('money', 'in', countedMoney)
    .groupBy(['product', 'course_title'])
    .execute();
}

/** The same by promo code; orders without one are left out. */
export function soldByCode(db: Db, { since, until }: Span) {
  return db
    .selectFrom('orders')
    .innerJoin('promo_codes', 'promo_codes.id', 'orders.promo_code_id')
    .select('promo_codes.code')
    .select((e) => [e.fn.countAll<number>().as('orders'), e.fn.sum<number>('amount_kopecks').as('kopecks')])
    .where('paid_at', '>=', since)
    .where('paid_at', '<', until)
    .where('status', 'in', paidStates)
    .where('money', 'in', countedMoney)
    .groupBy('promo_codes.code')
    .execute();
}

/** How many orders were begun in a span, paid or not. */
export async function begunIn(db: Db, { since, until }: Span): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('created_at', '>=', since)
    .where('created_at', '<', until)
    .where('money', 'in', countedMoney)
    .executeTakeFirstOrThrow();
  return Number(count);
}
