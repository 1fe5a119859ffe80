import type { Schema } from '#server/db/migrate.ts';

/** Canned replies that were deleted come back within thirty days. */
export async function up({ db }: Schema): Promise<void> {
  await db.schema.alterTable('support_replies').addColumn('deleted_at', 'text').execute();
}
