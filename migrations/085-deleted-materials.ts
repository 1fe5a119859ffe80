import type { Schema } from '#server/db/migrate.ts';

/** Materials that were removed come back within thirty days, with their files. */
export async function up({ db }: Schema): Promise<void> {
  await db.schema.alterTable('materials').addColumn('deleted_at', 'text').execute();
}
