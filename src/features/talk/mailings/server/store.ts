import type { Insertable, Selectable } from 'kysely';
import type { CoursesTable } from '#features/teaching/courses/server/coursesTable.ts';
import type { LessonsTable } from '#features/teaching/lessons/server/lessonsTable.ts';
import type { Db } from '#server/db/database.ts';
import type { IdRange } from '#server/db/ranges.ts';
import type { Schema } from '#server/db/schema.ts';
import type { SchoolDay } from '#shared/dates.ts';

const tables = (db: Db) => db.$extendTables<{ lessons: LessonsTable; courses: CoursesTable }>();

export function preferencesOf(
  db: Db,
  userId: string,
): Promise<Selectable<Schema['mail_preferences']> | undefined> {
  return db.selectFrom('mail_preferences').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export function preferencesByToken(
  db: Db,
  token: string,
): Promise<Selectable<Schema['mail_preferences']> | undefined> {
  return db.selectFrom('mail_preferences').selectAll().where('token', '=', token).executeTakeFirst();
}

/** Keeps what is there. */
export async function addPreferences(db: Db, row: Insertable<Schema['mail_preferences']>): Promise<void> {
  await db
    .insertInto('mail_preferences')
    .values(row)
    .onConflict((c) => c.column('user_id').doNothing())
    .execute();
}

export async function setReminders(
  db: Db,
  { userId, wanted, now }: { userId: string; wanted: boolean; now: string },
): Promise<void> {
  await db
    .updateTable('mail_preferences')
    .set({ has_reminders: wanted ? 1 : 0, updated_at: now })
    .where('user_id', '=', userId)
    .execute();
}

export interface OpenEnrolment {
  id: string;
  user_id: string;
  course_id: string;
  created_at: string;
}

/**
 * Active enrolments whose owner last did anything in the course, or bought it, between the two moments. @param ids
 * the enrolments that are looked through
 */
export function leftLying(
  db: Db,
  { from, until, ids }: { from: string; until: string; ids: IdRange },
): Promise<OpenEnrolment[]> {
  return tables(db)
    .selectFrom('enrolments')
    .select(['id', 'user_id', 'course_id', 'created_at'])
    .where('ended_at', 'is', null)
    .where('created_at', '<=', until)
    .where(({ fn, val, eb, selectFrom }) => {
      const lastActive = selectFrom('lesson_progress')
        .innerJoin('lessons', 'lessons.id', 'lesson_progress.lesson_id')
        .whereRef('lesson_progress.user_id', '=', 'enrolments.user_id')
        .whereRef('lessons.course_id', '=', 'enrolments.course_id')
        .select((query) => query.fn.max('lesson_progress.updated_at').as('at'));
      return eb.between(fn.coalesce(lastActive, 'enrolments.created_at'), val(from), val(until));
    })
    .where('id', '>=', ids.first)
    .where('id', '<=', ids.last)
    .execute();
}

/**
 * Active enrolments of a course, in the order of their ids. @param bought between these moments alone
 * @param after the last id already read
 */
export function enrolmentsIn(
  db: Db,
  page: { courseId: string; bought: { from: string; until: string } | null; after: string; limit: number },
): Promise<OpenEnrolment[]> {
  const { courseId, bought, after, limit } = page;
  let query = db
    .selectFrom('enrolments')
    .select(['id', 'user_id', 'course_id', 'created_at'])
    .where('course_id', '=', courseId)
    .where('ended_at', 'is', null)
    .where('id', '>', after);
  if (bought) query = query.where('created_at', '>=', bought.from).where('created_at', '<', bought.until);
  return query.orderBy('id').limit(limit).execute();
}

/** When the person last did anything in the course; null when never. */
export async function lastActivity(
  db: Db,
  { userId, courseId }: { userId: string; courseId: string },
): Promise<string | null> {
  const { at } = await tables(db)
    .selectFrom('lesson_progress')
    .innerJoin('lessons', 'lessons.id', 'lesson_progress.lesson_id')
    .select((query) => query.fn.max('lesson_progress.updated_at').as('at'))
    .where('lesson_progress.user_id', '=', userId)
    .where('lessons.course_id', '=', courseId)
    .executeTakeFirstOrThrow();
  return at;
}

/** Lessons, not free, that a day may open: that of their course, their own, or one counted from the purchase. */
export function timedLessons(db: Db, today: SchoolDay) {
  return tables(db)
    .selectFrom('lessons')
    .innerJoin('courses', 'courses.id', 'lessons.course_id')
    .select([
      'lessons.id',
      'lessons.course_id',
      'lessons.opens_on',
      'lessons.opens_after_days',
      'courses.start_date',
    ])
    .where('lessons.is_active', '=', 1)
    .where('lessons.is_free', '=', 0)
    .where(({ or, eb }) =>
      or([
        eb('courses.start_date', '=', today),
        eb('lessons.opens_on', '=', today),
        eb('lessons.opens_after_days', 'is not', null),
      ]),
    )
    .orderBy('lessons.course_id')
    .orderBy('lessons.lesson_number')
    .execute();
}

/** Lessons on sale, added between the two moments, and not announced yet. */
export function lessonsToAnnounce(
  db: Db,
  { from, until }: { from: string; until: string },
): Promise<{ id: string; course_id: string; created_at: string; course_created_at: string }[]> {
  return tables(db)
    .selectFrom('lessons')
    .innerJoin('courses', 'courses.id', 'lessons.course_id')
    .leftJoin('announced_lessons', 'announced_lessons.lesson_id', 'lessons.id')
    .select(['lessons.id', 'lessons.course_id', 'lessons.created_at'])
    .select('courses.created_at as course_created_at')
    .where('lessons.is_active', '=', 1)
    .where('courses.is_active', '=', 1)
    .where('lessons.created_at', '>', from)
    .where('lessons.created_at', '<=', until)
    .where('announced_lessons.lesson_id', 'is', null)
    .orderBy('lessons.created_at')
    .orderBy('lessons.id')
    .execute();
}

/** @throws a unique violation when another process has announced one of them meanwhile */
export async function markAnnounced(db: Db, lessonIds: readonly string[], now: string): Promise<void> {
  await db
    .insertInto('announced_lessons')
    .values(lessonIds.map((lesson_id) => ({ lesson_id, announced_at: now })))
    .execute();
}

/** People whose consent to the newsletter holds, in the order of their ids. @param after the last id already read */
export async function subscribers(
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('consents')
    .leftJoin('consent_withdrawals', 'consent_withdrawals.consent_id', 'consents.id')
    .select('consents.user_id')
    .distinct()
    .where('consents.document', '=', 'newsletter')
    .where('consents.user_id', '>', after)
    .where('consent_withdrawals.consent_id', 'is', null)
    .orderBy('consents.user_id')
    .limit(limit)
    .execute();
  return rows.flatMap(({ user_id }) => user_id ?? []);
}
