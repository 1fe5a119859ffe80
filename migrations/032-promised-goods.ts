import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

const states = sql`('requested', 'confirmed', 'done', 'canceled')`;

/** Tickets to download materials, and consultations: asked for by a student, held by staff. */
export async function up({ db, table, integer }: Schema): Promise<void> {
  await table('material_tickets')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('session_id', 'text', (c) => c.notNull())
    .addColumn('material_id', 'text', (c) => c.notNull().references('materials.id').onDelete('cascade'))
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('address', 'text')
    .execute();
  await db.schema
    .createIndex('material_tickets_by_time')
    .on('material_tickets')
    .column('expires_at')
    .execute();
  await db.schema.createIndex('material_tickets_by_user').on('material_tickets').column('user_id').execute();

  await table('consultations')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('course_id', 'text', (c) => c.notNull().references('courses.id').onDelete('cascade'))
    .addColumn('course_title', 'text', (c) => c.notNull())
    .addColumn('translations', 'text', (c) => c.notNull().defaultTo('{}'))
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ${states}`))
    // Typed by the student.
    .addColumn('wishes', 'text', (c) => c.notNull())
    .addColumn('contact', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('starts_at', 'text')
    .addColumn('place', 'text')
    // Counts the invitations: a calendar replaces an older one.
    .addColumn('sequence', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('canceled_by', 'text', (c) => c.check(sql`canceled_by in ('student', 'staff')`))
    .addColumn('cancel_reason', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('search', 'text', (c) => c.notNull())
    .addCheckConstraint(
      'consultations_date',
      sql`state not in ('confirmed', 'done') or starts_at is not null`,
    )
    .addCheckConstraint('consultations_canceled', sql`(state = 'canceled') = (canceled_by is not null)`)
    .execute();
  // One open request per person and course.
  await sql`create unique index consultations_open on consultations (user_id, course_id)
    where state in ('requested', 'confirmed')`.execute(db);
  await db.schema
    .createIndex('consultations_by_time')
    .on('consultations')
    .columns(['created_at', 'id'])
    .execute();
}
