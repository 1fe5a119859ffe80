import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

interface LeftAlone {
  /** Had the course before, or watched it for the last time before. */
  before: string;
  /** School day: courses that begin later are nobody's fault. */
  today: string;
  most: number;
}

/** Students who have had a course since before `before` and have not begun it. */
export function neverBegan(db: Db, { before, today, most }: LeftAlone) {
  return students(db, today)
    .where('enrolments.created_at', '<=', before)
    .where(
      sql<boolean>`not exists (select 1 from lesson_progress p join lessons l on l.id = p.lesson_id
        where p.user_id = enrolments.user_id and l.course_id = enrolments.course_id)`,
    )
    .select('enrolments.created_at as since')
    .orderBy('enrolments.created_at', 'desc')
    .limit(most)
    .execute();
}

/** Students who began a course, have no certificate of it, and have watched nothing since. */
export function stopped(db: Db, { before, today, most }: LeftAlone) {
  const last = sql<string>`(select max(p.updated_at) from lesson_progress p join lessons l on l.id = p.lesson_id
    where p.user_id = enrolments.user_id and l.course_id = enrolments.course_id)`;
  return students(db, today)
    .where(last, '<=', before)
    .where(
      sql<boolean>`not exists (select 1 from certificates c
        where c.user_id = enrolments.user_id and c.course_id = enrolments.course_id)`,
    )
    .select(last.as('since'))
    .orderBy('since', 'desc')
    .limit(most)
    .execute();
}

/** Those who paid for a course and never signed in since. */
export function neverSignedIn(db: Db, { before, today, most }: LeftAlone) {
  return (
    students(db, today)
      .where('enrolments.created_at', '<=', before)
      .where('enrolments.order_id', 'is not', null)
      .where('users.seen_at', 'is', null)
      // Progress implies a sign-in, if only in the former school.
      .where(sql<boolean>`not exists (select 1 from lesson_progress p where p.user_id = enrolments.user_id)`)
      .select('enrolments.created_at as since')
      .orderBy('enrolments.created_at', 'desc')
      .limit(most)
      .execute()
  );
}

/** Sittings after which a lesson that is not done seems to be too much. */
const manySittings = 3;

/** Those who came back to the same lesson for the third time, and have not done it. */
export function repeating(db: Db, { before, today, most }: LeftAlone) {
  const last = sql<
    string | null
  >`(select max(p.updated_at) from lesson_progress p join lessons l on l.id = p.lesson_id
    where p.user_id = enrolments.user_id and l.course_id = enrolments.course_id
      and l.deleted_at is null and p.completed_at is null and p.sittings >= ${manySittings})`;
  return students(db, today)
    .where(last, '>', before)
    .select(last.$notNull().as('since'))
    .orderBy('since', 'desc')
    .limit(most)
    .execute();
}

function students(db: Db, today: string) {
  return db
    .selectFrom('enrolments')
    .innerJoin('users', 'users.id', 'enrolments.user_id')
    .innerJoin('courses', 'courses.id', 'enrolments.course_id')
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.email'])
    .select(['courses.title as course', 'courses.translations'])
    .where('enrolments.ended_at', 'is', null)
    .where('users.role', '=', 'user')
    .where('users.blocked_at', 'is', null)
    .where((e) => e.or([e('courses.start_date', 'is', null), e('courses.start_date', '<=', today)]));
}
