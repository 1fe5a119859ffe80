import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { countedMoney } from '#shared/orderStates.ts';

/** Money returned to buyers since that time, by the minute (`2026-11-25T09:30`, UTC), without test orders. */
export function returnedSince(db: Db, since: string): Promise<{ minute: string; kopecks: number }[]> {
  const minute = sql<string>`substr(refunds.finished_at, 1, 16)`;
  return db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select([minute.as('minute'), (e) => e.fn.sum<number>('refunds.amount_kopecks').as('kopecks')])
    .where('refunds.finished_at', '>=', since)
    .where('refunds.state', '=', 'succeeded')
    .where('orders.money', 'in', countedMoney)
    .groupBy(minute)
    .execute();
}

/** Refunds finished between two times, by what was bought, the code that priced it and the buyer's source. */
export async function refundsIn(db: Db, { since, until }: { since: string; until: string }) {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select(['orders.course_id', 'orders.promo_code_id', 'orders.first_source', 'orders.product'])
    .select((e) => [
      e.fn.countAll<number>().as('refunds'),
      e.fn.sum<number>('refunds.amount_kopecks').as('kopecks'),
    ])
    .where('refunds.finished_at', '>=', since)
    .where('refunds.finished_at', '<', until)
    .where('refunds.state', '=', 'succeeded')
    .where('orders.money', 'in', countedMoney)
    .groupBy(['orders.course_id', 'orders.promo_code_id', 'orders.first_source', 'orders.product'])
    .execute();
  return rows.map((row) => ({ ...row, refunds: Number(row.refunds), kopecks: Number(row.kopecks) }));
}
