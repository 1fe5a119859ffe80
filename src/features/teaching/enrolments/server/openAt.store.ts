/** The one condition by which a course is open to somebody. */
import { sql } from 'kysely';

/**
 * Of the table `enrolments`: neither ended, nor is its time over. The job that ends those whose time is over only writes
 * down what the clock has decided, and may be late.
 */
export function isOpenAt(now: string) {
  return sql<boolean>`(enrolments.ended_at is null and (enrolments.until is null or enrolments.until > ${now}))`;
}

/** When the course was open to the person of the row for the first time. */
export const begunAt = sql<string>`(select min(first.created_at) from enrolments as first
  where first.user_id = enrolments.user_id and first.course_id = enrolments.course_id)`;
