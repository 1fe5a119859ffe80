import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** Orders of a school day, summed once it is over. */
export async function up({ db, table, integer }: Schema): Promise<void> {
  // A day that stands here is summed; what changes an order of it takes it out again.
  await table('order_days')
    .addColumn('day', 'text', (c) => c.primaryKey().check(sql`length(day) = 10`))
    .addColumn('time_zone', 'text', (c) => c.notNull())
    .execute();
  await table('order_day_sums')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull().check(sql`at in ('created_at', 'paid_at')`))
    .addColumn('product', 'text', (c) => c.notNull().check(sql`product in ('course', 'rating')`))
    .addColumn('course_id', 'text')
    .addColumn('promo_code_id', 'text')
    .addColumn('first_source', 'text')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('orders', integer, (c) => c.notNull())
    .addColumn('kopecks', integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('order_day_sums_by_day').on('order_day_sums').columns(['at', 'day']).execute();
  await db.schema.createIndex('orders_by_paid_at').on('orders').column('paid_at').execute();
}
