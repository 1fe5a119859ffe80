import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

const reasons = sql`('list', 'promotion', 'second_course', 'promo_code')`;

/**
 * Promo codes. An order names the code that gave its price, and is itself the use of it: while the order is open
 * the use is reserved, once it is canceled or expired the use is free again. Nothing counts beside the orders.
 */
export async function up({ db, table, integer }: Schema): Promise<void> {
  await table('promo_codes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('code', 'text', (c) => c.notNull())
    // As it is compared: letters that look alike are one, and dashes are dropped.
    .addColumn('code_key', 'text', (c) => c.notNull().unique())
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('percent', 'sum')`))
    .addColumn('percent', integer, (c) => c.check(sql`percent between 1 and 100`))
    .addColumn('sum_kopecks', integer, (c) => c.check(sql`sum_kopecks > 0`))
    .addColumn('starts_at', 'text')
    .addColumn('ends_at', 'text')
    .addColumn('max_uses', integer, (c) => c.check(sql`max_uses > 0`))
    .addColumn('is_on', integer, (c) => c.notNull().defaultTo(1).check(sql`is_on in (0, 1)`))
    .addColumn('is_for_all', integer, (c) => c.notNull().defaultTo(1).check(sql`is_for_all in (0, 1)`))
    // Codes that were generated together.
    .addColumn('batch_id', 'text')
    .addColumn('note', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('search', 'text', (c) => c.notNull())
    .addCheckConstraint(
      'promo_codes_one_discount',
      sql`(kind = 'percent') = (percent is not null) and (kind = 'sum') = (sum_kopecks is not null)`,
    )
    .addCheckConstraint('promo_codes_end_after_start', sql`ends_at > starts_at`)
    .execute();
  await db.schema
    .createIndex('promo_codes_by_time')
    .on('promo_codes')
    .columns(['created_at', 'id'])
    .execute();
  await db.schema.createIndex('promo_codes_by_batch').on('promo_codes').column('batch_id').execute();

  await table('promo_code_courses')
    .addColumn('promo_code_id', 'text', (c) => c.notNull().references('promo_codes.id').onDelete('cascade'))
    .addColumn('course_id', 'text', (c) => c.notNull().references('courses.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('promo_code_courses_once', ['promo_code_id', 'course_id'])
    .execute();

  await db.schema
    .alterTable('orders')
    .addColumn('promo_code_id', 'text', (c) => c.references('promo_codes.id'))
    .execute();
  await db.schema
    .createIndex('orders_by_promo_code')
    .on('orders')
    .columns(['promo_code_id', 'status'])
    .execute();
  // A constraint cannot be changed on SQLite: a new column takes the place of the old one.
  await db.schema
    .alterTable('orders')
    .addColumn('price_reason_now', 'text', (c) =>
      c.notNull().defaultTo('list').check(sql`price_reason_now in ${reasons}`),
    )
    .execute();
  await sql`update orders set price_reason_now = price_reason`.execute(db);
  await db.schema.alterTable('orders').dropColumn('price_reason').execute();
  await db.schema.alterTable('orders').renameColumn('price_reason_now', 'price_reason').execute();
}
