import type { Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Language } from '#shared/i18n.ts';

/**
 * - `file`: Below the uploads.
 */
export type CaptionsRow = Selectable<Schema['lesson_captions']>;

export async function captionsOf(db: Db, lessonIds: readonly string[]): Promise<CaptionsRow[]> {
  if (lessonIds.length === 0) return [];
  return db
    .selectFrom('lesson_captions')
    .selectAll()
    .where('lesson_id', 'in', lessonIds)
    .orderBy('language')
    .execute();
}

/** Those of the files that a lesson still names: copies of a course share them. */
export async function namedFiles(db: Db, files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const query = db.selectFrom('lesson_captions').select('file').where('file', 'in', files);
  return (await query.execute()).map(({ file }) => file);
}

export async function putCaptions(db: Db, row: CaptionsRow): Promise<void> {
  await db
    .insertInto('lesson_captions')
    .values(row)
    .onConflict((c) => c.columns(['lesson_id', 'language']).doUpdateSet({ file: row.file }))
    .execute();
}

export async function deleteCaptions(db: Db, lessonId: string, language: Language): Promise<void> {
  await db
    .deleteFrom('lesson_captions')
    .where('lesson_id', '=', lessonId)
    .where('language', '=', language)
    .execute();
}
