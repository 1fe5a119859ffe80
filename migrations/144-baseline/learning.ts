import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';
import { createIndexes } from './indexes.ts';

/** Who has which course, how far they are, and what they get for it. */
export async function makeLearning(schema: Schema): Promise<void> {
  await enrolments(schema);
  await progress(schema);
  await certificates(schema);
  await consultations(schema);
}

async function enrolments({ db, table, integer }: Schema): Promise<void> {
  await table('enrolments')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('course_id', 'text', (c) => c.notNull().references('courses.id'))
    .addColumn('order_id', 'text', (c) => c.unique().references('orders.id'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('ended_at', 'text')
    // The moment from which a course that was given for a time is closed.
    .addColumn('until', 'text')
    // Lessons of the course that the person has looked at, while the enrolment is active.
    .addColumn('lessons_seen', integer, (c) => c.notNull().defaultTo(0))
    .execute();

  await createIndexes(db, [
    'unique index enrolments_one_active on enrolments (user_id, course_id) where ended_at is null',
    'index enrolments_until on enrolments (until) where ended_at is null and until is not null',
    'index enrolments_open on enrolments (course_id) where ended_at is null',
    'index enrolments_by_user on enrolments (user_id, ended_at)',
  ]);
}

async function progress({ db, table, integer }: Schema): Promise<void> {
  await table('lesson_progress')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('lesson_id', 'text', (c) => c.notNull().references('lessons.id').onDelete('cascade'))
    .addColumn('position_seconds', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('duration_seconds', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('watched', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('watched_percent', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('completed_at', 'text')
    .addColumn('updated_at', 'text', (c) => c.notNull())
    // When the position was watched, which may be long before it was reported. Null: when it was saved.
    .addColumn('position_at', 'text')
    .addColumn('sittings', integer, (c) => c.notNull().defaultTo(1))
    .addPrimaryKeyConstraint('lesson_progress_once', ['user_id', 'lesson_id'])
    .execute();

  // Rows are only ever added, so that nobody waits for a sum that somebody else is changing; a job adds them up.
  await table('learning_sums')
    .addColumn('course_id', 'text', (c) => c.notNull())
    // Empty for figures of the whole course.
    .addColumn('lesson_id', 'text', (c) => c.notNull())
    .addColumn('students', integer, (c) => c.notNull())
    .addColumn('begun', integer, (c) => c.notNull())
    .addColumn('done', integer, (c) => c.notNull())
    .execute();

  await createIndexes(db, ['index lesson_progress_by_lesson on lesson_progress (lesson_id)']);
}

async function certificates({ db, table, integer }: Schema): Promise<void> {
  // One per person and course, valid until somebody revokes it.
  await table('certificates')
    .addColumn('id', 'text', (c) => c.primaryKey())
    // Shown to people as С-10482.
    .addColumn('number', integer, (c) => c.notNull().unique())
    // Part of the public address: whoever is shown the certificate may read it.
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    // A course that is gone leaves its certificates behind.
    .addColumn('course_id', 'text', (c) => c.references('courses.id').onDelete('set null'))
    .addColumn('course_title', 'text', (c) => c.notNull())
    .addColumn('translations', 'text', (c) => c.notNull().defaultTo('{}'))
    .addColumn('name', 'text')
    .addColumn('issued_at', 'text', (c) => c.notNull())
    .addColumn('renamed_at', 'text')
    .addColumn('revoked_at', 'text')
    .addColumn('revoked_reason', 'text')
    .addColumn('search', 'text', (c) => c.notNull())
    // The number under which a former school issued it.
    .addColumn('old_number', 'text')
    .addUniqueConstraint('certificates_once', ['user_id', 'course_id'])
    .addCheckConstraint('certificates_reason', sql`(revoked_at is null) = (revoked_reason is null)`)
    .addCheckConstraint('certificates_name', sql`name is not null or revoked_at is not null`)
    .execute();

  await table('certificate_numbers')
    .addColumn('id', integer, (c) => c.notNull().primaryKey().check(sql`id = 1`))
    .addColumn('last', integer, (c) => c.notNull())
    .execute();
  await sql`insert into certificate_numbers (id, last) values (1, 10000)`.execute(db);

  await createIndexes(db, [
    'index certificates_revoked on certificates (issued_at, id) where revoked_at is not null',
  ]);
}

async function consultations({ db, table, integer }: Schema): Promise<void> {
  await table('consultations')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('course_id', 'text', (c) => c.notNull().references('courses.id').onDelete('cascade'))
    .addColumn('course_title', 'text', (c) => c.notNull())
    .addColumn('translations', 'text', (c) => c.notNull().defaultTo('{}'))
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('requested', 'confirmed', 'done', 'canceled')`),
    )
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

  await createIndexes(db, [
    // One open request per person and course.
    `unique index consultations_open on consultations (user_id, course_id) where state in ('requested', 'confirmed')`,
    'index consultations_by_user on consultations (user_id)',
  ]);
}
