/** Sums of refunds by school day and month, and the refunds themselves where no sums exist yet. */
import type { Db } from '#server/db/database.ts';
import { type Days, periodsIn, type Span } from '#server/db/periodSums.ts';
import type { SchoolDay } from '#shared/dates.ts';
import { refundsIn } from './returned.store.ts';

export const sums = periodsIn('refund_periods');

/** Refunds that have this in common: all, and those of a course, a promo code, a source. */
export interface RefundSum {
  kind: 'all' | 'course' | 'code' | 'source';
  /** Null where nothing is known, and for `all`. */
  value: string | null;
  refunds: number;
  kopecks: number;
}

export async function summedRows(db: Db, periods: readonly string[]): Promise<RefundSum[]> {
  if (periods.length === 0) return [];
  const rows = await db
    .selectFrom('refund_sums')
    .select(['kind', 'value'])
    .select((e) => [e.fn.sum<number>('refunds').as('refunds'), e.fn.sum<number>('kopecks').as('kopecks')])
    .where('period', 'in', periods)
    .groupBy(['kind', 'value'])
    .execute();
  return rows.map((row) => ({
    kind: row.kind as RefundSum['kind'],
    ...{ value: row.value, refunds: Number(row.refunds), kopecks: Number(row.kopecks) },
  }));
}

/** Finished within the span, each thing apart. */
export async function rowsIn(db: Db, span: Span): Promise<RefundSum[]> {
  const found = new Map<string, RefundSum>();
  for (const { refunds, kopecks, ...row } of await refundsIn(db, span)) {
    const add = (kind: RefundSum['kind'], value: string | null) => {
      const key = JSON.stringify([kind, value]);
      const one = found.get(key) ?? { kind, value, refunds: 0, kopecks: 0 };
      found.set(key, { ...one, refunds: one.refunds + refunds, kopecks: one.kopecks + kopecks });
    };
    add('all', null);
    add('source', row.first_source);
    if (row.product === 'course') add('course', row.course_id);
    if (row.promo_code_id !== null) add('code', row.promo_code_id);
  }
  return [...found.values()];
}

export async function sumDay(tx: Db, day: SchoolDay, span: Span): Promise<void> {
  await tx.deleteFrom('refund_sums').where('period', '=', day).execute();
  for (const row of await rowsIn(tx, span))
    await tx
      .insertInto('refund_sums')
      .values({ period: day, ...row })
      .execute();
}

export async function sumMonth(tx: Db, month: string, { first, last }: Days): Promise<void> {
  await tx.deleteFrom('refund_sums').where('period', '=', month).execute();
  await tx
    .insertInto('refund_sums')
    .columns(['kind', 'period', 'value', 'refunds', 'kopecks'])
    .expression((e) =>
      e
        .selectFrom('refund_sums')
        .select((s) => [
          'kind',
          s.val(month).as('period'),
          'value',
          s.fn.sum<number>('refunds').as('refunds'),
          s.fn.sum<number>('kopecks').as('kopecks'),
        ])
        .where('period', '>=', first)
        .where('period', '<=', last)
        .groupBy(['kind', 'value']),
    )
    .execute();
}

/** When the first refund was finished. */
export async function firstRefundAt(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('refunds')
    .select('finished_at')
    .where('finished_at', 'is not', null)
    .orderBy('finished_at')
    .limit(1)
    .executeTakeFirst();
  return row?.finished_at ?? null;
}
