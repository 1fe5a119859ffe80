import type { Schema } from '#server/db/migrate.ts';

/** Languages in which the school is shown, as JSON: all of them until the owner has chosen. */
export async function up({ db }: Schema): Promise<void> {
  await db.schema.alterTable('school').addColumn('languages', 'text').execute();
}
