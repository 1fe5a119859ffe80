import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { courseTypes } from './contract.ts';

interface CoursesTable {
  id: string;
  type: (typeof courseTypes)[number] | null;
  title: string;
  description: string;
  /** JSON of `Translations` (rules.ts). */
  translations: string;
  price_kopecks: number;
  lessons_count: number;
  duration_hours: number;
  level: 'beginner' | 'intermediate' | 'advanced';
  start_date: string | null;
  is_featured: number;
  is_active: number;
  position: number;
  created_at: string;
}
export type CourseRow = Selectable<CoursesTable>;

const tables = (db: Db) => db.withTables<{ courses: CoursesTable }>();

/** What is on sale, in the order of the catalogue. */
export function activeCourses(db: Db): Promise<CourseRow[]> {
  return tables(db)
    .selectFrom('courses')
    .selectAll()
    .where('is_active', '=', 1)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function courseById(db: Db, id: string): Promise<CourseRow | undefined> {
  return tables(db).selectFrom('courses').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function coursesByIds(db: Db, ids: readonly string[]): Promise<CourseRow[]> {
  if (ids.length === 0) return [];
  return tables(db).selectFrom('courses').selectAll().where('id', 'in', ids).execute();
}

export async function anyCourse(db: Db): Promise<boolean> {
  return (await tables(db).selectFrom('courses').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function insertCourse(db: Db, row: Insertable<CoursesTable>): Promise<void> {
  await tables(db).insertInto('courses').values(row).execute();
}
