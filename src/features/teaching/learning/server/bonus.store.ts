import type { Db } from '#server/db/database.ts';

/** Read only: owned by materials. */
interface MaterialsTable {
  course_id: string;
  lesson_id: string | null;
}

/** Lessons of the course with a material of their own: what their bonus is. */
export async function lessonsWithMaterials(db: Db, courseId: string): Promise<Set<string>> {
  const rows = await db
    .withTables<{ materials: MaterialsTable }>()
    .selectFrom('materials')
    .select('lesson_id')
    .where('course_id', '=', courseId)
    .execute();
  return new Set(rows.flatMap(({ lesson_id }) => lesson_id ?? []));
}
