import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { storedList } from '#server/db/listing.ts';
import { type ProgressQuery, progressListing } from '../listing.ts';

const list = storedList(progressListing, { table: 'enrolments', searchedIn: 'users' });

const done = sql<number>`(select count(*) from lesson_progress
  join lessons on lessons.id = lesson_progress.lesson_id
  where lesson_progress.user_id = enrolments.user_id and lessons.course_id = enrolments.course_id
    and lessons.is_active = 1 and lesson_progress.completed_at is not null)`;
const total = sql<number>`(select count(*) from lessons
  where lessons.course_id = enrolments.course_id and lessons.is_active = 1)`;
const watchedAt = sql<string | null>`(select max(lesson_progress.updated_at) from lesson_progress
  join lessons on lessons.id = lesson_progress.lesson_id
  where lesson_progress.user_id = enrolments.user_id and lessons.course_id = enrolments.course_id)`;

export function countProgress(db: Db, query: ProgressQuery, timeZone: string): Promise<number> {
  return list.count(db, select(db, query, timeZone), query);
}

/** The whole selection. */
export function everyProgress(db: Db, query: ProgressQuery, timeZone: string) {
  const rows = select(db, query, timeZone).select([
    ...(['enrolments.id', 'enrolments.user_id', 'enrolments.created_at', 'enrolments.ended_at'] as const),
    ...(['users.first_name', 'users.last_name', 'users.email'] as const),
    ...(['courses.title', 'courses.translations'] as const),
    ...[done.as('done'), total.as('total')],
    watchedAt.as('watched_at'),
  ]);
  return list.pages(db, rows, query);
}

function select(db: Db, query: ProgressQuery, timeZone: string) {
  const enrolments = db
    .selectFrom('enrolments')
    .innerJoin('users', 'users.id', 'enrolments.user_id')
    .innerJoin('courses', 'courses.id', 'enrolments.course_id')
    .where('users.deleted_at', 'is', null)
    .where((e) => e.and(list.conditions(query, timeZone)));
  return query.course ? enrolments.where('enrolments.course_id', '=', query.course) : enrolments;
}
