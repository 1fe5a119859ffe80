import type { LessonsTable } from '#features/teaching/lessons/server/lessonsTable.ts';
import type { Db } from '#server/db/database.ts';
import type { IdRange } from '#server/db/ranges.ts';

const tables = (db: Db) => db.$extendTables<{ lessons: LessonsTable }>();

interface Search {
  /** Bought not earlier than that. */
  from: string;
  /** Bought before this, a course need not be nearly done. */
  until: string;
  /** Share of the lessons that is nearly all of them, in per cent. */
  percent: number;
  /** The enrolments that are looked through. */
  ids: IdRange;
}

/**
 * Bought courses whose owner may be asked now, has consented to mails of the school, and was neither asked nor has
 * written before.
 */
export function toBeAsked(db: Db, { from, until, percent, ids }: Search) {
  return tables(db)
    .selectFrom('enrolments')
    .select(['enrolments.id', 'enrolments.user_id', 'enrolments.course_id'])
    .where('enrolments.ended_at', 'is', null)
    .where('enrolments.order_id', 'is not', null)
    .where('enrolments.created_at', '>', from)
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
        .where('lessons.is_active', '=', 1);
      const all = lessons.select((query) => query.fn.countAll<number>().as('count'));
      const done = lessons
        .innerJoin('lesson_progress', 'lesson_progress.lesson_id', 'lessons.id')
        .whereRef('lesson_progress.user_id', '=', 'enrolments.user_id')
        .where('lesson_progress.completed_at', 'is not', null)
        .select((query) => query.fn.countAll<number>().as('count'));
      const isNearlyDone = eb(eb(done, '*', val(100)), '>=', eb(all, '*', val(percent)));
      return or([eb('enrolments.created_at', '<=', until), and([eb(all, '>', 0), isNearlyDone])]);
    })
    .execute();
}

/** False where the person was asked before. */
export async function markAsked(
  db: Db,
  request: { user_id: string; course_id: string; asked_at: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('review_requests')
    .values(request)
    .onConflict((c) => c.columns(['user_id', 'course_id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
