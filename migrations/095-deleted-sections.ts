import type { Schema } from '#server/db/migrate.ts';

/**
 * Sections and captions that were deleted come back within thirty days: a section with the lessons that it held (a JSON
 * list of their ids), captions with their file.
 */
export async function up({ db }: Schema): Promise<void> {
  await db.schema.alterTable('course_sections').addColumn('deleted_at', 'text').execute();
  await db.schema.alterTable('course_sections').addColumn('held_lessons', 'text').execute();
  await db.schema.alterTable('lesson_captions').addColumn('deleted_at', 'text').execute();
}
