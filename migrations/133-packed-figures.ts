import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** Visits of days that are over in a row a day and a month; orders and refunds of such days and months in sums. */
export async function up({ db, table, integer }: Schema): Promise<void> {
  await table('visit_days')
    .addColumn('day', 'text', (c) => c.primaryKey().check(sql`length(day) = 10`))
    .addColumn('views', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('visitors', integer, (c) => c.notNull().defaultTo(0))
    // JSON: what `visit_counts` had of the day, by dimension.
    .addColumn('counts', 'text', (c) => c.notNull().defaultTo('{}'))
    .execute();
  // The same of all days of the month that are in `visit_days`.
  await table('visit_months')
    .addColumn('month', 'text', (c) => c.primaryKey().check(sql`length(month) = 7`))
    .addColumn('counts', 'text', (c) => c.notNull().defaultTo('{}'))
    .execute();
  // SQLite took this index for orders that were not moved in, all of them: a unique key is to find one row.
  await db.schema.dropIndex('orders_moved_in').execute();
  await db.schema
    .createIndex('orders_moved_in')
    .unique()
    .on('orders')
    .column('moved_in_as')
    .where(sql.ref('moved_in_as'), 'is not', null)
    .execute();
  // Sums told apart by three things at once are as many as orders: each thing has its own now, and a month as well.
  await db.schema.dropTable('order_day_sums').execute();
  await db.schema.dropTable('order_days').execute();
  // A day (YYYY-MM-DD) or a month (YYYY-MM) that stands there is summed; what changes one of its rows takes it out.
  for (const periods of [table('order_periods'), table('refund_periods')])
    await periods
      .addColumn('period', 'text', (c) => c.primaryKey().check(sql`length(period) in (7, 10)`))
      .addColumn('time_zone', 'text', (c) => c.notNull())
      .execute();
  const kind = sql`kind in ('all', 'rating', 'course', 'code', 'source')`;
  await table('order_sums')
    .addColumn('at', 'text', (c) => c.notNull().check(sql`at in ('created_at', 'paid_at')`))
    .addColumn('kind', 'text', (c) => c.notNull().check(kind))
    .addColumn('period', 'text', (c) => c.notNull())
    .addColumn('value', 'text')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('orders', integer, (c) => c.notNull())
    .addColumn('kopecks', integer, (c) => c.notNull())
    .execute();
  await table('refund_sums')
    .addColumn('kind', 'text', (c) => c.notNull().check(kind))
    .addColumn('period', 'text', (c) => c.notNull())
    .addColumn('value', 'text')
    .addColumn('refunds', integer, (c) => c.notNull())
    .addColumn('kopecks', integer, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('order_sums_by_period')
    .on('order_sums')
    .columns(['period', 'at', 'kind'])
    .execute();
  await db.schema.createIndex('refund_sums_by_period').on('refund_sums').columns(['period']).execute();
  await db.schema.createIndex('refunds_by_finish').on('refunds').columns(['finished_at']).execute();
}
