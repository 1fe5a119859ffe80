import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

const channels = sql`('mail', 'telegram')`;

/** Staff who are told, of what and how; the notices themselves, each once. */
export async function up({ db, table, integer }: Schema): Promise<void> {
  await table('notice_choices')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('channel', 'text', (c) => c.notNull().check(sql`channel in ${channels}`))
    .addColumn('is_wanted', integer, (c) => c.notNull().check(sql`is_wanted in (0, 1)`))
    .addPrimaryKeyConstraint('notice_choices_key', ['user_id', 'kind', 'channel'])
    .execute();
  await table('notice_settings')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    // HH:MM by the clocks of the person's zone.
    .addColumn('quiet_from', 'text')
    .addColumn('quiet_until', 'text')
    // Null: the school's.
    .addColumn('time_zone', 'text')
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addCheckConstraint('notice_settings_quiet', sql`(quiet_from is null) = (quiet_until is null)`)
    .execute();

  await table('telegram_links')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('chat_id', 'text', (c) => c.notNull())
    // As Telegram names the person, so that they see which of their accounts it is.
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('linked_at', 'text', (c) => c.notNull())
    // Since when the bot may not write there any more.
    .addColumn('off_at', 'text')
    .execute();
  await table('telegram_codes')
    .addColumn('code_hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().unique().references('users.id').onDelete('cascade'))
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();

  await table('staff_notices')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('channel', 'text', (c) => c.notNull().check(sql`channel in ${channels}`))
    .addColumn('kind', 'text', (c) => c.notNull())
    // Its subject; the words are made when it is sent, and no copy of anybody's name is kept.
    .addColumn('subject_id', 'text', (c) => c.notNull())
    // Later than `created_at` where it came in quiet hours.
    .addColumn('due_at', 'text', (c) => c.notNull())
    // The notice whose job sends this one, so that no two jobs do.
    .addColumn('batch_id', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('staff_notices_once', ['user_id', 'channel', 'kind', 'subject_id'])
    .execute();
  await db.schema
    .createIndex('staff_notices_by_batch')
    .on('staff_notices')
    .columns(['batch_id', 'created_at'])
    .execute();
  await db.schema.createIndex('staff_notices_by_time').on('staff_notices').column('created_at').execute();
}
