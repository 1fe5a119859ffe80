import type { Schema } from '#server/db/migrate.ts';

/** When the position of a film was watched, which may be long before it was reported. Null: when it was saved. */
export async function up({ db }: Schema): Promise<void> {
  await db.schema.alterTable('lesson_progress').addColumn('position_at', 'text').execute();
}
