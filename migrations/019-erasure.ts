import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/**
 * Erasing a person: orders without personal data, a link that proves a mailbox, and a log that can forget a
 * name.
 */
export async function up({ db, engine }: Schema): Promise<void> {
  // Time when the buyer's data were removed.
  await db.schema.alterTable('orders').addColumn('erased_at', 'text').execute();
  // Time when the personal data were removed; the action itself stays.
  await db.schema.alterTable('audit_log').addColumn('redacted_at', 'text').execute();
  await db.schema.createIndex('audit_log_by_actor').on('audit_log').column('actor_id').execute();
  await db.schema.createIndex('consents_by_email').on('consents').column('email').execute();
  for (const statement of engine === 'sqlite' ? onSqlite : onPostgres) await sql.raw(statement).execute(db);
}

const purposes = "('verify_email', 'set_password', 'erase_account')";

/** Columns that never change: who did what to whom and when; a name may only be removed. */
const kept = [
  'id',
  'created_at',
  'actor_id',
  'actor_role',
  'action',
  'subject_kind',
  'subject_id',
  'request_id',
];
const emptied = ['actor_email', 'subject_label', 'address', 'user_agent'];

function isTampering(differs: string): string {
  return [
    'new.redacted_at is null',
    ...kept.map((name) => `new.${name} ${differs} old.${name}`),
    ...emptied.map((name) => `new.${name} not in (old.${name}, '')`),
  ].join(' or ');
}

const onSqlite = [
  // SQLite cannot change a constraint: the table is rebuilt.
  `create table links_made_anew (
    token_hash text primary key,
    user_id text not null references users (id) on delete cascade,
    purpose text not null check (purpose in ${purposes}),
    created_at text not null,
    expires_at text not null,
    used_at text
  ) strict`,
  `insert into links_made_anew select token_hash, user_id, purpose, created_at, expires_at, used_at
   from one_time_links`,
  'drop table one_time_links',
  'alter table links_made_anew rename to one_time_links',
  'create index one_time_links_by_user on one_time_links (user_id)',
  'drop trigger audit_log_no_update',
  `create trigger audit_log_no_update before update on audit_log when ${isTampering('is not')}
   begin select raise(abort, 'the audit log is only ever added to'); end`,
];

const onPostgres = [
  'alter table one_time_links drop constraint one_time_links_purpose_check',
  `alter table one_time_links add constraint one_time_links_purpose_check check (purpose in ${purposes})`,
  'drop trigger audit_log_no_change on audit_log',
  `create trigger audit_log_no_change before delete or truncate on audit_log
   for each statement execute function refuse_change_of_audit_log()`,
  `create trigger audit_log_no_update before update on audit_log
   for each row when (${isTampering('is distinct from')}) execute function refuse_change_of_audit_log()`,
];
