import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** An order sells a course, or a rating, which belongs to none. */
export async function up({ db }: Schema): Promise<void> {
  // A constraint cannot be changed on SQLite: a new column takes the place of the old one.
  await db.schema
    .alterTable('orders')
    .addColumn('course_id_now', 'text', (c) => c.references('courses.id'))
    .execute();
  await sql`update orders set course_id_now = course_id`.execute(db);
  await db.schema.alterTable('orders').dropColumn('course_id').execute();
  await db.schema.alterTable('orders').renameColumn('course_id_now', 'course_id').execute();
  await db.schema
    .alterTable('orders')
    .addColumn('product', 'text', (c) =>
      c
        .notNull()
        .defaultTo('course')
        .check(sql`product in ('course', 'rating') and (product = 'course') = (course_id is not null)`),
    )
    .execute();
}
