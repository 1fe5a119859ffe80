import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** The launch of a school: who proved or put off which step, and when. */
export async function up({ db, table }: Schema): Promise<void> {
  await table('launch_marks')
    .addColumn('step', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('proved', 'skipped', 'finished')`))
    // What was proved: another state of it has to be proved anew.
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('made_by', 'text')
    .addColumn('made_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('launch_marks_pk', ['step', 'kind'])
    .execute();
  // The latest trial mail, until its code comes back.
  await table('launch_mails')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    // Empty until it is sent.
    .addColumn('code_hash', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('asked_at', 'text', (c) => c.notNull())
    .addColumn('sent_at', 'text')
    .execute();
  // Which shop was tried: the trial of another one proves nothing.
  await db.schema.alterTable('trial_payments').addColumn('shop', 'text').execute();
  // A school that sells already is not led through its launch.
  await sql`insert into launch_marks (step, kind, subject, made_at)
    select 'launch', 'finished', '', min(created_at) from orders where status = 'paid' having count(*) > 0`.execute(
    db,
  );
}
