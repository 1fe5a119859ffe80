import type { Db } from '#server/db/database.ts';

/** Lessons of the course with a material of their own: what their bonus is. */
export async function lessonsWithMaterials(db: Db, courseId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('materials')
    .select('lesson_id')
    .where('course_id', '=', courseId)
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.flatMap(({ lesson_id }) => lesson_id ?? []));
}
