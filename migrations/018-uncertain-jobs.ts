import type { Schema } from '#server/db/migrate.ts';

/** How often a job began an effect outside of which nobody knows how it ended. */
export async function up({ db, integer }: Schema): Promise<void> {
  await db.schema
    .alterTable('jobs')
    .addColumn('handed_over', integer, (c) => c.notNull().defaultTo(0))
    .execute();
}
