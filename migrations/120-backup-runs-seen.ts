import type { Schema } from '#server/db/migrate.ts';

/** When the process that makes a backup last said that it is at work: one that was killed says nothing more. */
export async function up({ db }: Schema): Promise<void> {
  await db.schema.alterTable('backup_runs').addColumn('seen_at', 'text').execute();
}
