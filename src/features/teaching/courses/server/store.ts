import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { held } from '#server/db/holding.ts';
import { prepared } from '#server/db/prepared.ts';
import { slugsIn } from '#server/db/slugs.ts';
import type { CoursesTable } from './coursesTable.ts';

export type CourseRow = Selectable<CoursesTable>;

const tables = (db: Db) => db.$extendTables<{ courses: CoursesTable }>();

export const slugs = slugsIn('courses', {
  ...{ former: 'former_course_slugs', column: 'course_id', spare: 'course' },
});

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

/** The course, deleted or not, held until the transaction ends: other changes and purchases wait. */
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

/** 0 without any. */
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

export async function countCourses(db: Db): Promise<number> {
  const { count } = await tables(db)
    .selectFrom('courses')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
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

/** How many courses show that film as their trailer. */
export async function countPlaying(db: Db, file: string): Promise<number> {
  const { count } = await tables(db)
    .selectFrom('courses')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('trailer_file', '=', file)
    .executeTakeFirstOrThrow();
  return Number(count);
}
