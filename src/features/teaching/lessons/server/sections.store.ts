import type { Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';

export type SectionRow = Selectable<Schema['course_sections']>;

/** In order. */
export function sectionsOf(db: Db, courseId: string): Promise<SectionRow[]> {
  return db
    .selectFrom('course_sections')
    .selectAll()
    .where('course_id', '=', courseId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Also a deleted one. */
export function sectionById(db: Db, id: string): Promise<SectionRow | undefined> {
  return db.selectFrom('course_sections').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertSection(db: Db, row: SectionRow): Promise<void> {
  await db.insertInto('course_sections').values(row).execute();
}

export async function changeSection(db: Db, id: string, change: Partial<SectionRow>): Promise<void> {
  await db.updateTable('course_sections').set(change).where('id', '=', id).execute();
}

/** Those that were deleted until then are gone for good. */
export async function purgeSections(db: Db, deletedUntil: string): Promise<void> {
  await db.deleteFrom('course_sections').where('deleted_at', '<=', deletedUntil).execute();
}
