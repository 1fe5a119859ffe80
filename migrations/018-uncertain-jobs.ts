import type { Schema } from '#server/db/migrate.ts';

/** How often a job began an outside effect with an unknown outcome. */
export async function up({ db, integer }: Schema): Promise<void> {
  await db.schema
    .alterTable('jobs')
    .addColumn('handed_over', integer, (c) => c.notNull().defaultTo(0))
    .execute();
}
