import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** Rows that stay as they were written: the texts that people have agreed to, and the log of what staff did. */
export async function makeGuards({ db, engine }: Schema): Promise<void> {
  for (const statement of engine === 'sqlite' ? onSqlite : onPostgres) await sql.raw(statement).execute(db);
}

const partsOfEdition = ['document', 'version', 'language', 'title', 'blocks', 'published_at'];
const isSameEdition = partsOfEdition.map((column) => `new.${column} = old.${column}`).join(' and ');
/** The facts of the school are written into an edition once. */
const getsFacts = `old.facts is null and new.facts is not null and ${isSameEdition}`;

/** Columns of the log that never change: who did what to whom and when. */
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
/** What names a person there may only be removed. */
const emptied = ['actor_email', 'subject_label', 'address', 'user_agent'];

function isTampering(differs: string): string {
  return [
    'new.redacted_at is null',
    ...kept.map((name) => `new.${name} ${differs} old.${name}`),
    ...emptied.map((name) => `new.${name} not in (old.${name}, '')`),
  ].join(' or ');
}

/** What the year of the demo wrote into the log goes with the demo. */
const isOfDemo = "old.request_id = 'year of the demo' and exists (select 1 from demo_marks)";

const onSqlite = [
  `create trigger document_versions_no_update before update on document_versions when not (${getsFacts})
   begin select raise(abort, 'published documents do not change'); end`,
  `create trigger document_versions_no_delete before delete on document_versions
   begin select raise(abort, 'published documents do not change'); end`,
  `create trigger audit_log_no_update before update on audit_log when ${isTampering('is not')}
   begin select raise(abort, 'the audit log is only ever added to'); end`,
  `create trigger audit_log_no_delete before delete on audit_log when not (${isOfDemo})
   begin select raise(abort, 'the audit log is only ever added to'); end`,
];

const onPostgres = [
  `create function published_documents_do_not_change() returns trigger language plpgsql as $$ begin
     if tg_op = 'UPDATE' then
       if ${getsFacts} then return new; end if;
     end if;
     raise exception 'published documents do not change';
   end $$`,
  `create trigger document_versions_unchanged before update or delete on document_versions
   for each row execute function published_documents_do_not_change()`,
  `create function refuse_change_of_audit_log() returns trigger language plpgsql as
   $$ begin raise exception 'the audit log is only ever added to'; end $$`,
  `create trigger audit_log_no_change before truncate on audit_log
   for each statement execute function refuse_change_of_audit_log()`,
  `create trigger audit_log_no_update before update on audit_log
   for each row when (${isTampering('is distinct from')}) execute function refuse_change_of_audit_log()`,
  `create function refuse_deletion_from_audit_log() returns trigger language plpgsql as $$ begin
     if ${isOfDemo} then return old; end if;
     raise exception 'the audit log is only ever added to';
   end $$`,
  `create trigger audit_log_no_delete before delete on audit_log
   for each row execute function refuse_deletion_from_audit_log()`,
];
