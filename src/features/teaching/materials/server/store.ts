import { type Insertable, type Selectable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { held } from '#server/db/holding.ts';
import type { Schema } from '#server/db/schema.ts';

/**
 * - `lesson_id`: Null: of the whole course.
 * - `url`: Either a link or a file in the storage.
 */
export type MaterialRow = Selectable<Schema['materials']>;

/** The materials of a course as a whole, or of one of its lessons. */
export interface Shelf {
  courseId: string;
  lessonId: string | null;
}

const ofLesson = (lessonId: string | null) =>
  lessonId === null ? sql<SqlBool>`lesson_id is null` : sql<SqlBool>`lesson_id = ${lessonId}`;

export function materialsOn(db: Db, { courseId, lessonId }: Shelf): Promise<MaterialRow[]> {
  return db
    .selectFrom('materials')
    .selectAll()
    .where('course_id', '=', courseId)
    .where('deleted_at', 'is', null)
    .where(ofLesson(lessonId))
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Materials of the course and all its lessons. */
export function materialsOf(db: Db, courseId: string): Promise<MaterialRow[]> {
  return db
    .selectFrom('materials')
    .selectAll()
    .where('course_id', '=', courseId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function materialById(db: Db, id: string): Promise<MaterialRow | undefined> {
  return db
    .selectFrom('materials')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Also one that was deleted. Locked until the transaction ends. */
export function holdMaterial(tx: Db, id: string): Promise<MaterialRow | undefined> {
  return held(tx, tx.selectFrom('materials').selectAll().where('id', '=', id)).executeTakeFirst();
}

export async function insertMaterial(db: Db, row: Insertable<Schema['materials']>): Promise<void> {
  await db.insertInto('materials').values(row).execute();
}

export async function changeMaterial(
  db: Db,
  id: string,
  change: Updateable<Schema['materials']>,
): Promise<void> {
  await db.updateTable('materials').set(change).where('id', '=', id).execute();
}

/** Deleted ones included. @returns their files */
export async function deleteMaterialsIn(
  db: Db,
  where: { courseId: string } | { lessonId: string },
): Promise<string[]> {
  const gone = await db
    .deleteFrom('materials')
    .where((e) =>
      'courseId' in where ? e('course_id', '=', where.courseId) : e('lesson_id', '=', where.lessonId),
    )
    .returning('file')
    .execute();
  return gone.flatMap(({ file }) => file ?? []);
}

/** How many materials name the file: copies of a course share it, and a deleted one may come back. */
export async function countNaming(db: Db, file: string): Promise<number> {
  const { materials } = await db
    .selectFrom('materials')
    .select((e) => e.fn.countAll<number>().as('materials'))
    .where('file', '=', file)
    .executeTakeFirstOrThrow();
  return Number(materials);
}

/** For good, those that were deleted up to a moment. @returns their files */
export async function purgeMaterials(db: Db, deletedUntil: string): Promise<string[]> {
  const gone = await db
    .deleteFrom('materials')
    .where('deleted_at', '<=', deletedUntil)
    .returning('file')
    .execute();
  return gone.flatMap(({ file }) => file ?? []);
}
