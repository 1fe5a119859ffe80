import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** Staff actions: an append-only log, and people who are deleted but can be brought back. */
export async function up({ db, engine, table }: Schema): Promise<void> {
  await db.schema.alterTable('users').addColumn('deleted_at', 'text').execute();
  // The address becomes free while its account is deleted; it is kept here for the account's return.
  await db.schema.alterTable('users').addColumn('deleted_email', 'text').execute();

  await table('audit_log')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('created_at', 'text', (c) => c.notNull())
    // No foreign key: the entry stays when the person is gone.
    .addColumn('actor_id', 'text')
    .addColumn('actor_email', 'text', (c) => c.notNull())
    .addColumn('actor_role', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('subject_kind', 'text', (c) => c.notNull())
    .addColumn('subject_id', 'text', (c) => c.notNull())
    .addColumn('subject_label', 'text', (c) => c.notNull())
    .addColumn('before', 'text', (c) => c.notNull())
    .addColumn('after', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('user_agent', 'text', (c) => c.notNull())
    .addColumn('request_id', 'text', (c) => c.notNull())
    .addColumn('search', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('audit_log_by_time').on('audit_log').columns(['created_at', 'id']).execute();
  await db.schema
    .createIndex('audit_log_by_subject')
    .on('audit_log')
    .columns(['subject_kind', 'subject_id', 'created_at'])
    .execute();
  const forbid = engine === 'sqlite' ? forbidOnSqlite : forbidOnPostgres;
  for (const statement of forbid) await sql.raw(statement).execute(db);
}

const forbidOnSqlite = ['update', 'delete'].map(
  (change) =>
    `create trigger audit_log_no_${change} before ${change} on audit_log
     begin select raise(abort, 'the audit log is only ever added to'); end`,
);

const forbidOnPostgres = [
  `create function refuse_change_of_audit_log() returns trigger language plpgsql as
   $$ begin raise exception 'the audit log is only ever added to'; end $$`,
  `create trigger audit_log_no_change before update or delete or truncate on audit_log
   for each statement execute function refuse_change_of_audit_log()`,
];
