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
    .where('deleted_at', 'is', null)
    .orderBy('language')
    .execute();
}

/** Files of the captions of these lessons, deleted ones too. */
export async function captionFilesOf(db: Db, lessonIds: readonly string[]): Promise<string[]> {
  if (lessonIds.length === 0) return [];
  const query = db.selectFrom('lesson_captions').select('file').where('lesson_id', 'in', lessonIds);
  return (await query.execute()).map(({ file }) => file);
}

/** The file that is named for the language, deleted or not. */
export async function captionFile(db: Db, lessonId: string, language: Language): Promise<string | undefined> {
  const query = db.selectFrom('lesson_captions').select('file').where('lesson_id', '=', lessonId);
  return (await query.where('language', '=', language).executeTakeFirst())?.file;
}

/** Those of the files that a lesson still names: copies of a course share them. */
export async function namedFiles(db: Db, files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const query = db.selectFrom('lesson_captions').select('file').where('file', 'in', files);
  return (await query.execute()).map(({ file }) => file);
}

export async function putCaptions(db: Db, row: Omit<CaptionsRow, 'deleted_at'>): Promise<void> {
  await db
    .insertInto('lesson_captions')
    .values({ ...row, deleted_at: null })
    .onConflict((c) => c.columns(['lesson_id', 'language']).doUpdateSet({ file: row.file, deleted_at: null }))
    .execute();
}

/** @param deletedAt null brings them back */
export async function markCaptions(
  db: Db,
  { id, language }: { id: string; language: Language },
  deletedAt: string | null,
): Promise<void> {
  await db
    .updateTable('lesson_captions')
    .set({ deleted_at: deletedAt })
    .where('lesson_id', '=', id)
    .where('language', '=', language)
    .execute();
}

/** Those that were deleted until then are gone for good. @returns their files */
export async function purgeCaptions(db: Db, deletedUntil: string): Promise<string[]> {
  const query = db.deleteFrom('lesson_captions').where('deleted_at', '<=', deletedUntil).returning('file');
  return (await query.execute()).map(({ file }) => file);
}
