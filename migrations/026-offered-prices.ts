import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** At what price and when anybody could buy a course: the evidence for a crossed-out price. */
export async function up({ db, table, integer }: Schema): Promise<void> {
  await table('offered_prices')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('course_id', 'text', (c) => c.notNull().references('courses.id').onDelete('cascade'))
    .addColumn('price_kopecks', integer, (c) => c.notNull().check(sql`price_kopecks > 0`))
    .addColumn('offered_from', 'text', (c) => c.notNull())
    .addColumn('offered_until', 'text')
    .addCheckConstraint('offered_prices_end_after_start', sql`offered_until >= offered_from`)
    .execute();
  await db.schema
    .createIndex('offered_prices_by_course')
    .on('offered_prices')
    .columns(['course_id', 'offered_until'])
    .execute();
  // A course has one price at a time.
  await sql`create unique index offered_prices_now on offered_prices (course_id) where offered_until is null`.execute(
    db,
  );
  // List prices could not be changed before this migration.
  await sql`insert into offered_prices (id, course_id, price_kopecks, offered_from)
    select id, id, price_kopecks, created_at from courses where is_active = 1`.execute(db);
}
