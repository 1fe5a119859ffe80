import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** Last use of a session, and e-mail addresses that people want to change to. */
export async function up({ db, table }: Schema): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('seen_at', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await sql`update sessions set seen_at = created_at`.execute(db);

  // A person's latest request counts: an earlier one is deleted, and its links with it.
  await table('email_changes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().unique().references('users.id').onDelete('cascade'))
    .addColumn('email', 'text', (c) => c.notNull().check(sql`email = lower(email) and email = trim(email)`))
    .addColumn('asked_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('confirmed_at', 'text')
    .execute();
  await db.schema.createIndex('email_changes_by_end').on('email_changes').column('expires_at').execute();

  await table('email_change_links')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('change_id', 'text', (c) => c.notNull().references('email_changes.id').onDelete('cascade'))
    .execute();
  await db.schema
    .createIndex('email_change_links_by_change')
    .on('email_change_links')
    .column('change_id')
    .execute();
}
