import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Language } from '#shared/i18n.ts';
import type { Section } from '../contract/content.ts';
import type { WrittenSection } from '../rules/content.ts';

/** `is_demo`: 1 for a text of the demo school. */
type ContentTable = Schema['content'] & { section: Section };
export type ContentRow = Selectable<ContentTable>;

const tables = (db: Db) => db.$extendTables<{ content: ContentTable }>();

export function writtenSections(db: Db): Promise<WrittenSection[]> {
  return tables(db).selectFrom('content').select(['section', 'language', 'value']).execute();
}

/** Every section in every language that it was written in, and when. */
export function allSections(db: Db): Promise<ContentRow[]> {
  return tables(db).selectFrom('content').selectAll().orderBy('section').orderBy('language').execute();
}

export function sectionRows(db: Db, section: Section): Promise<ContentRow[]> {
  return tables(db).selectFrom('content').selectAll().where('section', '=', section).execute();
}

export async function deleteSection(db: Db, section: Section, language: Language): Promise<void> {
  const query = db.deleteFrom('content').where('section', '=', section);
  await query.where('language', '=', language).execute();
}

export async function putSection(db: Db, row: Insertable<ContentTable>): Promise<void> {
  await db
    .insertInto('content')
    .values(row)
    .onConflict((c) =>
      c.columns(['section', 'language']).doUpdateSet({
        value: row.value,
        is_demo: row.is_demo,
        updated_at: row.updated_at,
        of_russian: row.of_russian ?? null,
      }),
    )
    .execute();
}

/** @returns how many demo texts were deleted, languages counted one by one */
export async function deleteDemoSections(db: Db): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('content').where('is_demo', '=', 1).executeTakeFirst();
  return Number(numDeletedRows);
}
