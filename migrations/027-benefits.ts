import type { Schema } from '#server/db/migrate.ts';

/** Benefits for students besides lessons: a list as JSON, or null until somebody has entered one. */
export async function up({ db }: Schema): Promise<void> {
  await db.schema.alterTable('school').addColumn('benefits', 'text').execute();
}
