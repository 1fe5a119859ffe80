import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** Things of people that entries are about, as they are called there, with the table that says whose they are. */
const owned = {
  order: 'orders',
  instalment: 'instalments',
  certificate: 'certificates',
  consultation: 'consultations',
  conversation: 'support_conversations',
  mail: 'unsent_mails',
  application: 'model_applications',
  review: 'reviews',
};

/** An entry of the log names the person it is about, whatever its subject; that never changes either. */
export async function up({ db, engine }: Schema): Promise<void> {
  await db.schema.alterTable('audit_log').addColumn('person_id', 'text').execute();
  await db.schema.createIndex('audit_log_by_person').on('audit_log').column('person_id').execute();
  const table = engine === 'sqlite' ? '' : ' on audit_log';
  await sql.raw(`drop trigger audit_log_no_update${table}`).execute(db);
  await sql`update audit_log set person_id = subject_id where subject_kind = 'user'`.execute(db);
  for (const [kind, owner] of Object.entries(owned))
    await sql`update audit_log set person_id = (select user_id from ${sql.table(owner)} where id = subject_id)
      where subject_kind = ${kind}`.execute(db);
  const differs = engine === 'sqlite' ? 'is not' : 'is distinct from';
  const refusal =
    engine === 'sqlite'
      ? `begin select raise(abort, 'the audit log is only ever added to'); end`
      : 'execute function refuse_change_of_audit_log()';
  await sql
    .raw(
      `create trigger audit_log_no_update before update on audit_log ${engine === 'sqlite' ? '' : 'for each row '}
       when (${isTampering(differs)}) ${refusal}`,
    )
    .execute(db);
}

/** Columns that never change: who did what to whom and when; a name may only be removed. */
const kept = [
  'id',
  'created_at',
  'actor_id',
  'actor_role',
  'action',
  'subject_kind',
  'subject_id',
  'person_id',
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
