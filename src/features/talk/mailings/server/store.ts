import type { Insertable, Selectable } from 'kysely';
import type { CoursesTable } from '#features/teaching/courses/server/coursesTable.ts';
import { begunAt, isOpenAt } from '#features/teaching/enrolments/server/openAt.ts';
import { isCounted } from '#features/teaching/lessons/server/counted.ts';
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
  begun_at: string;
}

/**
 * Open enrolments whose owner was not reminded and has done nothing in the course since that moment: whether there was
 * anything to do is another question. @param ids the enrolments that are looked through
 */
export function leftLying(
  db: Db,
  { until, now, ids }: { until: string; now: string; ids: IdRange },
): Promise<OpenEnrolment[]> {
  return tables(db)
    .selectFrom('enrolments')
    .select(['id', 'user_id', 'course_id', 'created_at', begunAt.as('begun_at')])
    .where(isOpenAt(now))
    .where('created_at', '<=', until)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('lesson_progress')
            .innerJoin('lessons', 'lessons.id', 'lesson_progress.lesson_id')
            .select('lessons.id')
            .whereRef('lesson_progress.user_id', '=', 'enrolments.user_id')
            .whereRef('lessons.course_id', '=', 'enrolments.course_id')
            .where('lesson_progress.updated_at', '>', until),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('study_mails')
            .select('study_mails.about')
            .whereRef('study_mails.user_id', '=', 'enrolments.user_id')
            .whereRef('study_mails.course_id', '=', 'enrolments.course_id')
            .whereRef('study_mails.about', '=', 'enrolments.id')
            .where('study_mails.kind', '=', 'stalled'),
        ),
      ),
    )
    .where('id', '>=', ids.first)
    .where('id', '<=', ids.last)
    .execute();
}

/** Two moments, of which the second is not within. */
export interface Span {
  from: string;
  until: string;
}

/**
 * Open enrolments of a course, in the order of their ids. @param begun where given, those alone whose course was first
 * open to them within one of these times @param after the last id already read
 */
export function enrolmentsIn(
  db: Db,
  page: { courseId: string; begun: readonly Span[] | null; now: string; after: string; limit: number },
): Promise<OpenEnrolment[]> {
  const { courseId, begun, now, after, limit } = page;
  let query = db
    .selectFrom('enrolments')
    .select(['id', 'user_id', 'course_id', 'created_at', begunAt.as('begun_at')])
    .where('course_id', '=', courseId)
    .where(isOpenAt(now))
    .where('id', '>', after);
  if (begun)
    query = query.where((e) =>
      e.or(begun.map(({ from, until }) => e.and([e(begunAt, '>=', from), e(begunAt, '<', until)]))),
    );
  return query.orderBy('id').limit(limit).execute();
}

export interface StudyMailKey {
  user_id: string;
  course_id: string;
  kind: 'welcome' | 'opened' | 'stalled';
  about: string;
}

/** Whether that very mail has left. */
export async function hasLeft(db: Db, { user_id, course_id, kind, about }: StudyMailKey): Promise<boolean> {
  const row = await db
    .selectFrom('study_mails')
    .select('about')
    .where('user_id', '=', user_id)
    .where('course_id', '=', course_id)
    .where('kind', '=', kind)
    .where('about', '=', about)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes the school day for a mail about the course: one of a day is enough. False where another has it. */
export async function takeDay(db: Db, mail: StudyMailKey & { sent_on: SchoolDay }): Promise<boolean> {
  await db
    .insertInto('study_mails')
    .values(mail)
    .onConflict((c) => c.doNothing())
    .execute();
  const row = await db
    .selectFrom('study_mails')
    .select(['kind', 'about'])
    .where('user_id', '=', mail.user_id)
    .where('course_id', '=', mail.course_id)
    .where('sent_on', '=', mail.sent_on)
    .executeTakeFirst();
  return row?.kind === mail.kind && row.about === mail.about;
}

/** It has not left, and may another time. */
export async function giveDayBack(db: Db, { user_id, course_id, kind, about }: StudyMailKey): Promise<void> {
  await db
    .deleteFrom('study_mails')
    .where('user_id', '=', user_id)
    .where('course_id', '=', course_id)
    .where('kind', '=', kind)
    .where('about', '=', about)
    .execute();
}

/** Lessons, not free, that a day may open: that of their course, their own, or one counted from the beginning. */
export function timedLessons(db: Db, { today, withoutFilm }: { today: SchoolDay; withoutFilm: 0 | 1 }) {
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
    .where(isCounted(withoutFilm))
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

/** Lessons on sale that are shown since after that moment, or open since that day, and are not announced yet. */
export function lessonsToAnnounce(
  db: Db,
  { from, firstDay, withoutFilm }: { from: string; firstDay: SchoolDay; withoutFilm: 0 | 1 },
) {
  return tables(db)
    .selectFrom('lessons')
    .innerJoin('courses', 'courses.id', 'lessons.course_id')
    .leftJoin('announced_lessons', 'announced_lessons.lesson_id', 'lessons.id')
    .select(['lessons.id', 'lessons.course_id', 'lessons.shown_at', 'lessons.opens_on', 'lessons.is_free'])
    .select(['courses.created_at as course_created_at', 'courses.start_date'])
    .where(isCounted(withoutFilm))
    .where('courses.is_active', '=', 1)
    .where('lessons.shown_at', 'is not', null)
    .where((e) => e.or([e('lessons.shown_at', '>', from), e('lessons.opens_on', '>=', firstDay)]))
    .where('announced_lessons.lesson_id', 'is', null)
    .orderBy('lessons.shown_at')
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
