import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

export async function up({ db, table, integer }: Schema): Promise<void> {
  await table('users')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('first_name', 'text', (c) => c.notNull())
    .addColumn('last_name', 'text', (c) => c.notNull())
    .addColumn('phone', 'text')
    .addColumn('role', 'text', (c) =>
      c
        .notNull()
        .check(
          sql`role in ('user', 'support', 'content_manager', 'financial', 'manager', 'admin', 'super_admin')`,
        ),
    )
    .addColumn('language', 'text', (c) => c.notNull().check(sql`language in ('ru', 'en', 'zh')`))
    .addColumn('password_hash', 'text')
    .addColumn('email_verified_at', 'text')
    .addColumn('blocked_at', 'text')
    .addColumn('total_paid_kopecks', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('search', 'text', (c) => c.notNull())
    .addCheckConstraint('users_email_normal', sql`email = lower(email) and email = trim(email)`)
    .execute();
  await db.schema.createIndex('users_by_time').on('users').columns(['created_at', 'id']).execute();

  await table('sessions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('user_agent', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute();

  await table('one_time_links')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (c) => c.notNull().check(sql`purpose in ('verify_email', 'set_password')`))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('used_at', 'text')
    .execute();
  await db.schema.createIndex('one_time_links_by_user').on('one_time_links').column('user_id').execute();

  await table('consents')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('document', 'text', (c) => c.notNull())
    .addColumn('version', 'text', (c) => c.notNull())
    .addColumn('wording', 'text', (c) => c.notNull())
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('user_agent', 'text', (c) => c.notNull())
    .addColumn('given_at', 'text', (c) => c.notNull())
    .execute();
}
