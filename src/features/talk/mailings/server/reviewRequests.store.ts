import type { CoursesTable } from '#features/teaching/courses/server/coursesTable.ts';
import { isOpenAt } from '#features/teaching/enrolments/server/openAt.ts';
import { isCounted } from '#features/teaching/lessons/server/counted.ts';
import type { LessonsTable } from '#features/teaching/lessons/server/lessonsTable.ts';
import type { Db } from '#server/db/database.ts';
import type { IdRange } from '#server/db/ranges.ts';
import type { SchoolDay } from '#shared/dates.ts';

const tables = (db: Db) => db.$extendTables<{ lessons: LessonsTable; courses: CoursesTable }>();

interface Search {
  now: string;
  /** Bought, or begun, not earlier than that. */
  from: Bound;
  /** Bought and begun before this, a course need not be nearly done. */
  until: Bound;
  /** Share of the lessons that is nearly all of them, in per cent. */
  percent: number;
  /** The enrolments that are looked through. */
  ids: IdRange;
  withoutFilm: 0 | 1;
}

/** A moment, and its school day. */
interface Bound {
  moment: string;
  day: SchoolDay;
}

/**
 * Bought courses whose owner may be asked now, has consented to mails of the school, and was neither asked nor has
 * written before.
 */
export function toBeAsked(db: Db, { now, from, until, percent, ids, withoutFilm }: Search) {
  return tables(db)
    .selectFrom('enrolments')
    .innerJoin('courses', 'courses.id', 'enrolments.course_id')
    .select(['enrolments.id', 'enrolments.user_id', 'enrolments.course_id'])
    .where(isOpenAt(now))
    .where('enrolments.order_id', 'is not', null)
    .where((e) =>
      e.or([e('enrolments.created_at', '>', from.moment), e('courses.start_date', '>', from.day)]),
    )
    .where('enrolments.id', '>=', ids.first)
    .where('enrolments.id', '<=', ids.last)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('consents')
          .leftJoin('consent_withdrawals', 'consent_withdrawals.consent_id', 'consents.id')
          .select('consents.id')
          .whereRef('consents.user_id', '=', 'enrolments.user_id')
          .where('consents.document', '=', 'newsletter')
          .where('consent_withdrawals.consent_id', 'is', null),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('review_requests')
            .select('review_requests.asked_at')
            .whereRef('review_requests.user_id', '=', 'enrolments.user_id')
            .whereRef('review_requests.course_id', '=', 'enrolments.course_id'),
        ),
      ),
    )
    .where(({ or, and, eb, val, selectFrom }) => {
      const lessons = selectFrom('lessons')
        .whereRef('lessons.course_id', '=', 'enrolments.course_id')
        .where(isCounted(withoutFilm));
      const all = lessons.select((query) => query.fn.countAll<number>().as('count'));
      const done = lessons
        .innerJoin('lesson_progress', 'lesson_progress.lesson_id', 'lessons.id')
        .whereRef('lesson_progress.user_id', '=', 'enrolments.user_id')
        .where('lesson_progress.completed_at', 'is not', null)
        .select((query) => query.fn.countAll<number>().as('count'));
      const isNearlyDone = eb(eb(done, '*', val(100)), '>=', eb(all, '*', val(percent)));
      const isLongAgo = and([
        eb('enrolments.created_at', '<=', until.moment),
        or([eb('courses.start_date', 'is', null), eb('courses.start_date', '<=', until.day)]),
      ]);
      return or([isLongAgo, and([eb(all, '>', 0), isNearlyDone])]);
    })
    .execute();
}

export async function markAsked(
  db: Db,
  request: { user_id: string; course_id: string; asked_at: string },
): Promise<void> {
  await db
    .insertInto('review_requests')
    .values(request)
    .onConflict((c) => c.columns(['user_id', 'course_id']).doNothing())
    .execute();
}
