import type { Schema } from '#server/db/migrate.ts';

/** The length of an uploaded film, as its file states it. */
export async function up({ db, integer }: Schema): Promise<void> {
  await db.schema.alterTable('uploads').addColumn('film_seconds', integer).execute();
}
