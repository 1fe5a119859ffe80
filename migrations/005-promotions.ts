import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

const reasons = sql`('list', 'promotion', 'second_course')`;

export async function up({ db, table, integer }: Schema): Promise<void> {
  await table('promotions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('course_id', 'text', (c) => c.notNull().references('courses.id'))
    .addColumn('price_kopecks', integer, (c) => c.notNull().check(sql`price_kopecks > 0`))
    .addColumn('compare_at_kopecks', integer, (c) => c.notNull())
    .addColumn('starts_at', 'text', (c) => c.notNull())
    .addColumn('ends_at', 'text', (c) => c.notNull())
    .addColumn('repeats', 'text', (c) =>
      c.notNull().defaultTo('never').check(sql`repeats in ('never', 'daily')`),
    )
    .addColumn('countdown', 'text', (c) =>
      c.notNull().defaultTo('deadline').check(sql`countdown in ('hour', 'deadline', 'hidden')`),
    )
    .addColumn('is_on', integer, (c) => c.notNull().defaultTo(1).check(sql`is_on in (0, 1)`))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addCheckConstraint('promotions_save_money', sql`compare_at_kopecks > price_kopecks`)
    .addCheckConstraint('promotions_end_after_start', sql`ends_at > starts_at`)
    .execute();
  await db.schema.createIndex('promotions_by_course').on('promotions').column('course_id').execute();

  // Prices and promotion as shown to the buyer, kept with the order whatever becomes of course and promotion.
  await db.schema
    .alterTable('orders')
    .addColumn('list_price_kopecks', integer, (c) => c.check(sql`list_price_kopecks > 0`))
    .execute();
  await db.schema
    .alterTable('orders')
    .addColumn('price_reason', 'text', (c) =>
      c.notNull().defaultTo('list').check(sql`price_reason in ${reasons}`),
    )
    .execute();
  await db.schema
    .alterTable('orders')
    .addColumn('promotion_id', 'text', (c) => c.references('promotions.id'))
    .execute();
  // Until now there was no price but the list price.
  await sql`update orders set list_price_kopecks = amount_kopecks`.execute(db);
}
