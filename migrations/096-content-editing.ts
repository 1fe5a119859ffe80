import type { Schema } from '#server/db/migrate.ts';

/** Texts of the site: what they were, what is published later, what somebody types just now, and who edits them. */
export async function up({ db, table }: Schema): Promise<void> {
  // Fingerprint of the Russian text that a translation was made from.
  await db.schema.alterTable('content').addColumn('of_russian', 'text').execute();
  // Null stands for the default text.
  await table('content_history')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('section', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('value', 'text')
    .addColumn('by_id', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('content_history_by_time')
    .on('content_history')
    .columns(['section', 'language', 'at'])
    .execute();
  await db.schema.createIndex('content_history_by_editor').on('content_history').column('by_id').execute();
  await table('content_plans')
    .addColumn('section', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('by_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('content_plans_one', ['section', 'language'])
    .execute();
  await db.schema.createIndex('content_plans_by_editor').on('content_plans').column('by_id').execute();
  await table('content_previews')
    .addColumn('ticket_hash', 'text', (c) => c.primaryKey())
    .addColumn('editor_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('network', 'text', (c) => c.notNull())
    .addColumn('section', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('ends_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('content_previews_by_user')
    .on('content_previews')
    .column('editor_id')
    .execute();
  await table('content_editors')
    .addColumn('section', 'text', (c) => c.notNull())
    .addColumn('editor_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('seen_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('content_editors_once', ['section', 'editor_id'])
    .execute();
  await db.schema.createIndex('content_editors_by_user').on('content_editors').column('editor_id').execute();
}
