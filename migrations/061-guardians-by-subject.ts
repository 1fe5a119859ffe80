import type { Schema } from '#server/db/migrate.ts';

/** An order is asked about without knowing its kind, each time it is shown. */
export async function up({ db }: Schema): Promise<void> {
  await db.schema
    .createIndex('guardian_requests_by_subject')
    .on('guardian_requests')
    .column('subject_id')
    .execute();
}
