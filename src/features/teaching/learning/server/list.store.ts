import { sql } from 'kysely';
import { isCounted } from '#features/teaching/lessons/server/counted.ts';
import type { Db } from '#server/db/database.ts';
import { storedList } from '#server/db/listing.ts';
import { type ProgressQuery, progressListing } from '../listing.ts';

const list = storedList(progressListing, { table: 'enrolments', searchedIn: 'users' });

const done = (withoutFilm: 0 | 1) => sql<number>`(select count(*) from lesson_progress
  join lessons on lessons.id = lesson_progress.lesson_id
  where lesson_progress.user_id = enrolments.user_id and lessons.course_id = enrolments.course_id
    and ${isCounted(withoutFilm)} and lesson_progress.completed_at is not null)`;
const total = (withoutFilm: 0 | 1) => sql<number>`(select count(*) from lessons
  where lessons.course_id = enrolments.course_id and ${isCounted(withoutFilm)})`;
const watchedAt = sql<string | null>`(select max(lesson_progress.updated_at) from lesson_progress
  join lessons on lessons.id = lesson_progress.lesson_id
  where lesson_progress.user_id = enrolments.user_id and lessons.course_id = enrolments.course_id)`;

export function countProgress(db: Db, query: ProgressQuery, timeZone: string): Promise<number> {
  return list.count(db, select(db, query, timeZone), query);
}

/** The whole selection. */
export function everyProgress(
  db: Db,
  query: ProgressQuery,
  { timeZone, withoutFilm }: { timeZone: string; withoutFilm: 0 | 1 },
) {
  const rows = select(db, query, timeZone).select([
    ...(['enrolments.id', 'enrolments.user_id', 'enrolments.created_at', 'enrolments.ended_at'] as const),
    ...(['users.first_name', 'users.last_name', 'users.email'] as const),
    ...(['courses.title', 'courses.translations'] as const),
    done(withoutFilm).as('done'),
    total(withoutFilm).as('total'),
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
