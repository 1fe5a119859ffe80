import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

const hasFilm = sql`coalesce(video_file, yandex_disk_url, video_url, url) is not null`;

/**
 * What was used of a purchase, whatever is unmarked, hidden or replaced later, and which film a place in a lesson, or a
 * ticket, belongs to.
 */
export async function up(schema: Schema): Promise<void> {
  const { db } = schema;
  await db.schema.alterTable('lessons').addColumn('shown_at', 'text').execute();
  await sql`update lessons set shown_at = created_at where is_active = 1 and ${hasFilm}`.execute(db);
  await db.schema.alterTable('video_tickets').addColumn('film', 'text').execute();
  await films(schema);
  await uses(schema);
}

/** A place that was kept before belongs to the film of that length. */
async function films({ db }: Schema): Promise<void> {
  await db.schema.alterTable('lesson_progress').addColumn('film', 'text').execute();
  await sql`update lesson_progress set film = (
    select coalesce(video_file, yandex_disk_url, video_url, url, '') from lessons where id = lesson_progress.lesson_id
      and (video_seconds is null or abs(video_seconds - duration_seconds) <= 1)
  ) where duration_seconds > 0`.execute(db);
  await sql`update lesson_progress set film = '' where film is null and duration_seconds > 0`.execute(db);
}

async function uses({ db, table, integer }: Schema): Promise<void> {
  // Ids of the lessons that an order paid for, as JSON; null until the course has begun.
  await db.schema.alterTable('enrolments').addColumn('lessons_sold', 'text').execute();
  await table('lesson_uses')
    .addColumn('enrolment_id', 'text', (c) => c.notNull().references('enrolments.id').onDelete('cascade'))
    // A lesson that is deleted for good was used all the same.
    .addColumn('lesson_id', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('film', 'text')
    .addColumn('watched', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('watched_percent', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('used_at', 'text')
    .addPrimaryKeyConstraint('lesson_uses_once', ['enrolment_id', 'lesson_id'])
    .execute();
  await db.schema.createIndex('lesson_uses_by_user').on('lesson_uses').column('user_id').execute();
  await sql`insert into lesson_uses (enrolment_id, lesson_id, user_id, film, watched, watched_percent, used_at)
    select e.id, p.lesson_id, e.user_id, p.film, p.watched, p.watched_percent,
      coalesce(case when p.completed_at >= e.created_at then p.completed_at end, p.updated_at)
    from enrolments e
    join lesson_progress p on p.user_id = e.user_id
    join lessons l on l.id = p.lesson_id and l.course_id = e.course_id
    where e.order_id is not null and (p.completed_at >= e.created_at
      or (p.watched_percent >= 90 and p.updated_at >= e.created_at))`.execute(db);
}
