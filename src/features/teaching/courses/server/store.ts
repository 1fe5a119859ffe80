import type { ColumnType, Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { held } from '#server/db/holding.ts';
import { prepared } from '#server/db/prepared.ts';
import type { SchoolDay } from '#shared/dates.ts';
import type { TranslatedRow } from '#shared/localText.ts';
import type { courseTypes } from '../contract/courses.ts';

interface CoursesTable extends TranslatedRow {
  id: string;
  type: (typeof courseTypes)[number] | null;
  title: string;
  description: string;
  price_kopecks: number;
  lessons_count: number;
  duration_hours: number;
  level: 'beginner' | 'intermediate' | 'advanced';
  start_date: SchoolDay | null;
  is_featured: number;
  is_active: number;
  position: number;
  /** 1 for a course of the demo school. */
  is_demo: ColumnType<number, number | undefined>;
  /** Picture below the uploads (server/pictures.ts). */
  cover_file: ColumnType<string | null, string | null | undefined>;
  /** Link to a trailer. */
  video_url: ColumnType<string | null, string | null | undefined>;
  /** Goods that come with the lessons, as JSON: names of `ownBenefits` (features/school). */
  includes: ColumnType<string, string | undefined>;
  /** Taken out of the catalogue for good; whoever bought it keeps it. */
  archived_at: ColumnType<string | null, string | null | undefined>;
  /** Never sold, and off sale: gone thirty days after this. */
  deleted_at: ColumnType<string | null, string | null | undefined>;
  created_at: string;
}
export type CourseRow = Selectable<CoursesTable>;

const tables = (db: Db) => db.withTables<{ courses: CoursesTable }>();

/** Courses on sale, in catalogue order. */
export function activeCourses(db: Db): Promise<CourseRow[]> {
  return tables(db)
    .selectFrom('courses')
    .selectAll()
    .where('is_active', '=', 1)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Undefined for a deleted one as well. */
export async function courseById(db: Db, id: string): Promise<CourseRow | undefined> {
  const [course] = await coursesOfId(db, { id });
  return course;
}

const coursesOfId = prepared((db, { id }: { id: string }) =>
  tables(db).selectFrom('courses').selectAll().where('id', '=', id).where('deleted_at', 'is', null),
);

/** In catalogue order, deleted ones included. */
export function allCourses(db: Db): Promise<CourseRow[]> {
  return tables(db).selectFrom('courses').selectAll().orderBy('position').orderBy('id').execute();
}

/** The course, deleted or not, held until the transaction ends: whoever wants to change or buy it waits. */
export function holdCourse(tx: Db, id: string): Promise<CourseRow | undefined> {
  return held(tx, tables(tx).selectFrom('courses').selectAll().where('id', '=', id)).executeTakeFirst();
}

export type CourseChange = Updateable<CoursesTable>;

export async function changeCourse(db: Db, id: string, change: CourseChange): Promise<void> {
  await tables(db).updateTable('courses').set(change).where('id', '=', id).execute();
}

/** Ids of courses deleted at that moment or before it. */
export async function deletedUntil(db: Db, at: string): Promise<string[]> {
  const query = tables(db).selectFrom('courses').select('id').where('deleted_at', '<=', at);
  return (await query.execute()).map(({ id }) => id);
}

/** Frees the type of a deleted course: another one may take it. */
export async function freeTypesOfDeleted(db: Db): Promise<void> {
  await tables(db).updateTable('courses').set({ type: null }).where('deleted_at', 'is not', null).execute();
}

/** 0 when there is none. */
export async function lastPosition(db: Db): Promise<number> {
  const { last } = await tables(db)
    .selectFrom('courses')
    .select(({ fn }) => fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
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

export async function demoCourseIds(db: Db): Promise<string[]> {
  const rows = await tables(db).selectFrom('courses').select('id').where('is_demo', '=', 1).execute();
  return rows.map(({ id }) => id);
}

export async function deleteCourse(db: Db, id: string): Promise<void> {
  await tables(db).deleteFrom('courses').where('id', '=', id).execute();
}
