import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** A reminder that is sent once is spent by a mail that left, and one mail a day is enough about a course. */
export async function up({ db, table }: Schema): Promise<void> {
  await table('study_mails')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('course_id', 'text', (c) => c.notNull().references('courses.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('welcome', 'opened', 'stalled')`))
    // What makes it the only one: an enrolment, or a school day.
    .addColumn('about', 'text', (c) => c.notNull())
    .addColumn('sent_on', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('study_mails_once', ['user_id', 'course_id', 'kind', 'about'])
    .addUniqueConstraint('study_mails_one_a_day', ['user_id', 'course_id', 'sent_on'])
    .execute();
  // Whoever was planned a reminder before has had it.
  await sql`insert into study_mails (user_id, course_id, kind, about, sent_on)
    select user_id, course_id, 'stalled', id, substr(created_at, 1, 10) from enrolments
    where exists (select 1 from jobs where jobs.unique_key = 'stalled ' || enrolments.id and jobs.status = 'done')
    on conflict do nothing`.execute(db);
}
