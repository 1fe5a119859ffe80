import type { Schema } from '#server/db/migrate.ts';

/** How often a student came back to a lesson, and mails of staff that help with the studies. */
export async function up({ db, integer }: Schema): Promise<void> {
  await db.schema
    .alterTable('lesson_progress')
    .addColumn('sittings', integer, (c) => c.notNull().defaultTo(1))
    .execute();
  // 1: about the studies, to those who want such mails; `about` is `service`.
  await db.schema
    .alterTable('batches')
    .addColumn('is_study', integer, (c) => c.notNull().defaultTo(0))
    .execute();
}
