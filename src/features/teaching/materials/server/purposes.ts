/** Which promised goods have a file or a link behind them. Nothing is promised that a student would not find. */
import type { Db } from '#server/db/database.ts';
import type { MaterialPurpose } from '../rules.ts';
import * as store from './store.ts';

/** Purposes of the materials that each course has, those of its lessons included, by course id. */
export async function purposesByCourse(db: Db): Promise<Map<string, Set<MaterialPurpose>>> {
  const rows = await store.allPurposes(db);
  const byCourse = Map.groupBy(rows, (row) => row.course_id);
  return new Map(
    [...byCourse].map(([id, ofCourse]) => [id, new Set(ofCourse.map(({ purpose }) => purpose))]),
  );
}

/** Lessons of the course with a material of their own: what their bonus is. */
export async function lessonsWithMaterials(db: Db, courseId: string): Promise<Set<string>> {
  const rows = await store.materialsOf(db, courseId);
  return new Set(rows.flatMap(({ lesson_id }) => lesson_id ?? []));
}
