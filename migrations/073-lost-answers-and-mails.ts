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

  // Sent twice, and the mail server's last word was lost each time.
  await table('doubtful_mails')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('job_id', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('order_id', 'text')
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('sent_again_at', 'text')
    .addColumn('sent_again_by', 'text', (c) => c.references('users.id').onDelete('set null'))
    .execute();
  for (const column of ['job_id', 'user_id', 'order_id', 'email', 'created_at'])
    await db.schema.createIndex(`doubtful_mails_by_${column}`).on('doubtful_mails').column(column).execute();

  await db.schema
    .alterTable('uploads')
    .addColumn('seconds', integer, (c) => c.check(sql`seconds > 0`))
    .execute();
}
