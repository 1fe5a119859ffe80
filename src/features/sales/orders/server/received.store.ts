import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { countedMoney, paidStates } from '#shared/orderStates.ts';
import type { Span } from './sold.store.ts';

export interface Received {
  minute: string;
  kopecks: number;
  orders: number;
}

/**
 * Money that buyers paid between two times, by the minute (`2026-11-25T09:30`, UTC): days of any time zone are sums of
 * these. Leaves out tests, rehearsals and what a former school received, as all sums do.
 */
export function receivedIn(db: Db, { since, until }: Span): Promise<Received[]> {
  const minute = sql<string>`substr(paid_at, 1, 16)`;
  return db
    .selectFrom('orders')
    .select([minute.as('minute'), (e) => e.fn.sum<number>('amount_kopecks').as('kopecks')])
    .select((e) => e.fn.countAll<number>().as('orders'))
    .where('paid_at', '>=', since)
    .where('paid_at', '<', until)
    .where('status', 'in', paidStates)
    .where('money', 'in', countedMoney)
    .where('moved_in_as', 'is', null)
    .groupBy(minute)
    .execute();
}
