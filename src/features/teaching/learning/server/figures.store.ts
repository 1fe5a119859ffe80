import { sql } from 'kysely';
import { begunAt, isOpenAt } from '#features/teaching/enrolments/server/openAt.ts';
import type { Db } from '#server/db/database.ts';

interface LeftAlone {
  /** Had the course before, or watched it for the last time before. */
  before: string;
  /** School day: courses that begin later are nobody's fault. */
  today: string;
  now: string;
  most: number;
}

/** Students whose course has been open since before `before`, by what they have done in it: nothing yet, or something. */
export function idleCandidates(
  db: Db,
  { before, today, now, most, skip, hasBegun }: LeftAlone & { skip: number; hasBegun: boolean },
) {
  const last = sql<
    string | null
  >`(select max(p.updated_at) from lesson_progress p join lessons l on l.id = p.lesson_id
    where p.user_id = enrolments.user_id and l.course_id = enrolments.course_id)`;
  const since = hasBegun ? last : sql<string>`enrolments.created_at`;
  return students(db, { today, now })
    .where('enrolments.created_at', '<=', before)
    .where(hasBegun ? sql<boolean>`${last} <= ${before}` : sql<boolean>`${last} is null`)
    .orderBy(since, 'desc')
    .orderBy('enrolments.id')
    .offset(skip)
    .limit(most)
    .execute();
}

/** Those who paid for a course and never signed in since. */
export function neverSignedIn(db: Db, { before, today, now, most, skip }: LeftAlone & { skip: number }) {
  return (
    students(db, { today, now })
      .where('enrolments.created_at', '<=', before)
      .where('enrolments.order_id', 'is not', null)
      .where('users.seen_at', 'is', null)
      // Progress implies a sign-in, if only in the former school.
      .where(sql<boolean>`not exists (select 1 from lesson_progress p where p.user_id = enrolments.user_id)`)
      .orderBy('enrolments.created_at', 'desc')
      .orderBy('enrolments.id')
      .offset(skip)
      .limit(most)
      .execute()
  );
}

/** Sittings after which a lesson that is not done seems to be too much. */
const manySittings = 3;

/** Those who came back to the same lesson for the third time, and have not done it. */
export function repeating(db: Db, { before, today, now, most }: LeftAlone) {
  const last = sql<
    string | null
  >`(select max(p.updated_at) from lesson_progress p join lessons l on l.id = p.lesson_id
    where p.user_id = enrolments.user_id and l.course_id = enrolments.course_id
      and l.is_active = 1 and p.completed_at is null and p.sittings >= ${manySittings})`;
  return students(db, { today, now })
    .where(last, '>', before)
    .select(last.$notNull().as('since'))
    .orderBy('since', 'desc')
    .limit(most)
    .execute();
}

function students(db: Db, { today, now }: Pick<LeftAlone, 'today' | 'now'>) {
  return db
    .selectFrom('enrolments')
    .innerJoin('users', 'users.id', 'enrolments.user_id')
    .innerJoin('courses', 'courses.id', 'enrolments.course_id')
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.email'])
    .select(['enrolments.user_id', 'enrolments.course_id', 'enrolments.created_at', begunAt.as('begun_at')])
    .select(['courses.title as course', 'courses.translations'])
    .where(isOpenAt(now))
    .where('users.role', '=', 'user')
    .where('users.blocked_at', 'is', null)
    .where((e) => e.or([e('courses.start_date', 'is', null), e('courses.start_date', '<=', today)]));
}
