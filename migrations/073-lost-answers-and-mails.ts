import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** What is sent twice is kept once; mails that nobody knows to have arrived; lengths of films from their files. */
export async function up({ db, table, integer }: Schema): Promise<void> {
  // Made by the form. Somebody who gets no answer sends it again, and has applied once.
  await db.schema.alterTable('model_applications').addColumn('request_id', 'text').execute();
  await db.schema.alterTable('rating_results').addColumn('request_id', 'text').execute();
  await db.schema
    .createIndex('model_applications_by_request')
    .unique()
    .on('model_applications')
    .column('request_id')
    .execute();

  await db.schema.alterTable('uploads').addColumn('seconds', integer, (c) => c.check(sql`seconds > 0`)).execute();
}
