import { isOpenAt } from '#features/teaching/enrolments/server/openAt.ts';
import { isCounted } from '#features/teaching/lessons/server/counted.ts';
import type { Db } from '#server/db/database.ts';
import type { IdRange } from '#server/db/ranges.ts';

interface Searched {
  userId?: string;
  courseId?: string;
  /** The enrolments that are looked through. */
  ids?: IdRange;
  now: string;
  withoutFilm: 0 | 1;
}

/** Open enrolments in courses whose lessons, as far as they count, the person has all done; a course without any has no end. */
export async function completions(
  db: Db,
  { userId, courseId, ids, now, withoutFilm }: Searched,
): Promise<{ userId: string; courseId: string; openedAt: string }[]> {
  let query = db
    .selectFrom('enrolments')
    .select(['enrolments.user_id as userId', 'enrolments.course_id as courseId'])
    .select('enrolments.created_at as openedAt')
    .where(isOpenAt(now))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('lessons')
          .select('lessons.id')
          .whereRef('lessons.course_id', '=', 'enrolments.course_id')
          .where(isCounted(withoutFilm)),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('lessons')
            .leftJoin('lesson_progress', (on) =>
              on
                .onRef('lesson_progress.lesson_id', '=', 'lessons.id')
                .onRef('lesson_progress.user_id', '=', 'enrolments.user_id'),
            )
            .select('lessons.id')
            .whereRef('lessons.course_id', '=', 'enrolments.course_id')
            .where(isCounted(withoutFilm))
            .where('lesson_progress.completed_at', 'is', null),
        ),
      ),
    )
    .orderBy('enrolments.created_at')
    .orderBy('enrolments.id');
  if (userId !== undefined) query = query.where('enrolments.user_id', '=', userId);
  if (ids) query = query.where('enrolments.id', '>=', ids.first).where('enrolments.id', '<=', ids.last);
  if (courseId !== undefined) query = query.where('enrolments.course_id', '=', courseId);
  return query.execute();
}
