import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/**
 * How far the demo school has told its past year: the moment up to which, the parts that are done, and whether all is. What the year
 * wrote into the audit log goes with the demo; of everything else there, and without a demo, nothing is ever deleted.
 */
export async function up({ engine, db, integer }: Schema): Promise<void> {
  await db.schema.alterTable('demo_marks').addColumn('year_until', 'text').execute();
  await db.schema
    .alterTable('demo_marks')
    .addColumn('year_parts', integer, (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('demo_marks')
    .addColumn('year_is_told', integer, (c) => c.notNull().defaultTo(0).check(sql`year_is_told in (0, 1)`))
    .execute();
  for (const statement of engine === 'sqlite' ? onSqlite : onPostgres) await sql.raw(statement).execute(db);
}

const isOfDemo = "old.request_id = 'year of the demo' and exists (select 1 from demo_marks)";

const onSqlite = [
  'drop trigger audit_log_no_delete',
  `create trigger audit_log_no_delete before delete on audit_log when not (${isOfDemo})
   begin select raise(abort, 'the audit log is only ever added to'); end`,
];

const onPostgres = [
  'drop trigger audit_log_no_change on audit_log',
  `create trigger audit_log_no_change before truncate on audit_log
   for each statement execute function refuse_change_of_audit_log()`,
  `create function refuse_deletion_from_audit_log() returns trigger language plpgsql as
   $$ begin
     if ${isOfDemo} then return old; end if;
     raise exception 'the audit log is only ever added to';
   end $$`,
  `create trigger audit_log_no_delete before delete on audit_log
   for each row execute function refuse_deletion_from_audit_log()`,
];
