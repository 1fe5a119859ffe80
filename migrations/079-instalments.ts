import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** Instalments have one name everywhere, and applications are those of models alone. Constraints keep their names. */
export async function up({ db }: Schema): Promise<void> {
  await db.schema.alterTable('instalment_applications').renameTo('instalments').execute();
  await db.schema.alterTable('instalment_history').renameColumn('application_id', 'instalment_id').execute();

  await db.schema.dropIndex('instalment_applications_one_open').execute();
  await db.schema.dropIndex('instalment_applications_to_check').execute();
  await db.schema.dropIndex('instalment_applications_by_time').execute();
  await db.schema.dropIndex('instalment_applications_by_user').execute();
  await sql`create unique index instalments_one_open on instalments (applicant, course_id)
    where state in ('new', 'sent', 'inprogress', 'approved', 'rejected')`.execute(db);
  await db.schema
    .createIndex('instalments_to_check')
    .on('instalments')
    .columns(['next_check_at', 'id'])
    .execute();
  await db.schema
    .createIndex('instalments_by_time')
    .on('instalments')
    .columns(['created_at', 'id'])
    .execute();
  await db.schema.createIndex('instalments_by_user').on('instalments').column('user_id').execute();

  // Events and mails that wait.
  await sql`update jobs set payload = replace(payload, '"applicationId":', '"instalmentId":')
    where kind like '%instalment%'`.execute(db);
}
