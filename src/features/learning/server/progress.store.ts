import type { Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { held } from '#server/db/holding.ts';

interface ProgressTable {
  user_id: string;
  lesson_id: string;
  /** Position where the person stopped watching. */
  position_seconds: number;
  /** Duration of the video as the player measured it; 0 until it has played. */
  duration_seconds: number;
  /** JSON of `Span[]` (rules.ts). */
  watched: string;
  watched_percent: number;
  completed_at: string | null;
  updated_at: string;
}
/** Read only: owned by lessons. */
interface LessonsTable {
  id: string;
  course_id: string;
  is_active: number;
}
export type ProgressRow = Selectable<ProgressTable>;
type ProgressChange = Partial<Omit<ProgressRow, 'user_id' | 'lesson_id'>>;

const tables = (db: Db) => db.withTables<{ lesson_progress: ProgressTable; lessons: LessonsTable }>();

/** The person's row for the lesson, created if missing, and locked until the transaction ends. */
export async function holdProgress(
  tx: Db,
  { userId, lessonId, now }: { userId: string; lessonId: string; now: string },
): Promise<ProgressRow> {
  await tables(tx)
    .insertInto('lesson_progress')
    .values({
      user_id: userId,
      lesson_id: lessonId,
      position_seconds: 0,
      duration_seconds: 0,
      watched: '[]',
      watched_percent: 0,
      completed_at: null,
      updated_at: now,
    })
    .onConflict((c) => c.columns(['user_id', 'lesson_id']).doNothing())
    .execute();
  const query = tables(tx)
    .selectFrom('lesson_progress')
    .selectAll()
    .where('user_id', '=', userId)
    .where('lesson_id', '=', lessonId);
  return held(tx, query).executeTakeFirstOrThrow();
}

export async function changeProgress(
  tx: Db,
  { userId, lessonId, change }: { userId: string; lessonId: string; change: ProgressChange },
): Promise<void> {
  await tables(tx)
    .updateTable('lesson_progress')
    .set(change)
    .where('user_id', '=', userId)
    .where('lesson_id', '=', lessonId)
    .execute();
}

/** The person's progress in the lessons of a course. */
export function progressIn(db: Db, userId: string, courseId: string): Promise<ProgressRow[]> {
  return tables(db)
    .selectFrom('lesson_progress')
    .innerJoin('lessons', 'lessons.id', 'lesson_progress.lesson_id')
    .selectAll('lesson_progress')
    .where('lesson_progress.user_id', '=', userId)
    .where('lessons.course_id', '=', courseId)
    .execute();
}

/** For each of the courses with lessons: how many there are, and how many the person has done. */
export async function countDone(
  db: Db,
  userId: string,
  courseIds: readonly string[],
): Promise<{ course_id: string; lessons: number; done: number }[]> {
  if (courseIds.length === 0) return [];
  return tables(db)
    .selectFrom('lessons')
    .leftJoin('lesson_progress', (on) =>
      on.onRef('lesson_progress.lesson_id', '=', 'lessons.id').on('lesson_progress.user_id', '=', userId),
    )
    .select((e) => [
      'lessons.course_id',
      e.fn.count<number>('lessons.id').as('lessons'),
      e.fn.count<number>('lesson_progress.completed_at').as('done'),
    ])
    .where('lessons.is_active', '=', 1)
    .where('lessons.course_id', 'in', courseIds)
    .groupBy('lessons.course_id')
    .execute();
}

export async function deleteProgressOf(db: Db, userId: string): Promise<void> {
  await tables(db).deleteFrom('lesson_progress').where('user_id', '=', userId).execute();
}
