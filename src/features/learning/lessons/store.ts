import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';

interface LessonsTable {
  id: string;
  course_id: string;
  lesson_number: number;
  title: string;
  description: string;
  /** JSON of `Translations` (courses/rules.ts). */
  translations: string;
  /** What the lesson gives besides itself. */
  bonus: string | null;
  duration_minutes: number;
  is_free: number;
  is_active: number;
  /** File name below the uploads; null while there is no video. */
  video_file: string | null;
  captions_file: string | null;
  created_at: string;
}
export type LessonRow = Selectable<LessonsTable>;

const tables = (db: Db) => db.withTables<{ lessons: LessonsTable }>();

export function activeLessons(db: Db, courseId: string): Promise<LessonRow[]> {
  return tables(db)
    .selectFrom('lessons')
    .selectAll()
    .where('course_id', '=', courseId)
    .where('is_active', '=', 1)
    .orderBy('lesson_number')
    .execute();
}

export function activeLesson(db: Db, id: string): Promise<LessonRow | undefined> {
  return tables(db)
    .selectFrom('lessons')
    .selectAll()
    .where('id', '=', id)
    .where('is_active', '=', 1)
    .executeTakeFirst();
}

/** Does nothing where the course has a lesson of that number. */
export async function insertLesson(db: Db, row: Insertable<LessonsTable>): Promise<void> {
  await tables(db)
    .insertInto('lessons')
    .values(row)
    .onConflict((c) => c.columns(['course_id', 'lesson_number']).doNothing())
    .execute();
}
