import type { Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { TranslatedRow } from '#shared/localText.ts';

interface SectionsTable extends TranslatedRow {
  id: string;
  course_id: string;
  title: string;
  position: number;
  created_at: string;
}
export type SectionRow = Selectable<SectionsTable>;

const tables = (db: Db) => db.withTables<{ course_sections: SectionsTable }>();

/** In order. */
export function sectionsOf(db: Db, courseId: string): Promise<SectionRow[]> {
  return tables(db)
    .selectFrom('course_sections')
    .selectAll()
    .where('course_id', '=', courseId)
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function sectionById(db: Db, id: string): Promise<SectionRow | undefined> {
  return tables(db).selectFrom('course_sections').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertSection(db: Db, row: SectionRow): Promise<void> {
  await tables(db).insertInto('course_sections').values(row).execute();
}

export async function changeSection(db: Db, id: string, change: Partial<SectionRow>): Promise<void> {
  await tables(db).updateTable('course_sections').set(change).where('id', '=', id).execute();
}

/** Its lessons stay, without a section. */
export async function deleteSection(db: Db, id: string): Promise<void> {
  await tables(db).deleteFrom('course_sections').where('id', '=', id).execute();
}
