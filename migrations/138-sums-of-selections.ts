import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** Orders made on a school day, by state: the list of orders sums long periods up from them. */
export async function up({ db, table, integer }: Schema): Promise<void> {
  await table('order_day_states')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('product', 'text', (c) => c.notNull().check(sql`product in ('course', 'rating')`))
    .addColumn('course_id', 'text')
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('money', 'text', (c) => c.notNull())
    .addColumn('is_moved_in', integer, (c) => c.notNull().check(sql`is_moved_in in (0, 1)`))
    .addColumn('orders', integer, (c) => c.notNull())
    // What they were for, less what was returned.
    .addColumn('kopecks', integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('order_day_states_by_day').on('order_day_states').column('day').execute();
  // All days are summed again, with these.
  await sql`delete from order_periods`.execute(db);
}
