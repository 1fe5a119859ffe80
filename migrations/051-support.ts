import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** Conversations of visitors with the assistant and with staff; canned replies; when the staff are there. */
export async function up({ db, table, integer }: Schema): Promise<void> {
  await table('support_conversations')
    .addColumn('id', 'text', (c) => c.primaryKey())
    // Opens the history and the live stream; a hash.
    .addColumn('token_hash', 'text', (c) => c.unique())
    // Hash of the visitor's own id for the conversation and of where they write from.
    .addColumn('session_key', 'text')
    .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ('bot', 'waiting', 'human', 'closed')`))
    .addColumn('language', 'text', (c) => c.notNull().check(sql`language in ('ru', 'en', 'zh')`))
    // The member of staff who has it, or had it when it was closed.
    .addColumn('operator_id', 'text')
    // Where the operator answered last, and is told of what the visitor writes.
    .addColumn('operator_channel', 'text', (c) => c.check(sql`operator_channel in ('panel', 'telegram')`))
    // Since when the visitor waits for a person's word.
    .addColumn('awaits_since', 'text')
    // The first question, shortened.
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('page', 'text', (c) => c.notNull())
    .addColumn('lesson_id', 'text', (c) => c.references('lessons.id').onDelete('set null'))
    .addColumn('name', 'text')
    .addColumn('email', 'text')
    .addColumn('phone', 'text')
    // 1: what staff write is mailed as well, since they were away when they were asked for.
    .addColumn('mails_answers', integer, (c) => c.notNull().check(sql`mails_answers in (0, 1)`))
    .addColumn('mailed_position', integer, (c) => c.notNull())
    .addColumn('rating', integer, (c) => c.check(sql`rating between 1 and 5`))
    .addColumn('rating_comment', 'text')
    .addColumn('last_position', integer, (c) => c.notNull())
    // Grows with each change that one of the two sides sees.
    .addColumn('revision', integer, (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('anonymised_at', 'text')
    .addColumn('search', 'text', (c) => c.notNull())
    .addCheckConstraint('support_conversations_human', sql`state <> 'human' or operator_id is not null`)
    .addCheckConstraint(
      'support_conversations_unassigned',
      sql`state not in ('bot', 'waiting') or operator_id is null`,
    )
    .addCheckConstraint(
      'support_conversations_awaits',
      sql`awaits_since is null or state in ('waiting', 'human')`,
    )
    .addCheckConstraint(
      'support_conversations_anonymous',
      sql`anonymised_at is null or (token_hash is null and user_id is null and email is null and name is null and phone is null)`,
    )
    .execute();
  for (const columns of [['updated_at', 'id'], ['state', 'updated_at'], ['session_key'], ['user_id']])
    await db.schema
      .createIndex(`support_conversations_by_${columns[0]}`)
      .on('support_conversations')
      .columns(columns)
      .execute();

  await table('support_messages')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('conversation_id', 'text', (c) =>
      c.notNull().references('support_conversations.id').onDelete('cascade'),
    )
    .addColumn('position', integer, (c) => c.notNull())
    // A note is for staff alone; the text of an event is its code.
    .addColumn('sender', 'text', (c) =>
      c.notNull().check(sql`sender in ('user', 'bot', 'operator', 'note', 'event')`),
    )
    .addColumn('author_id', 'text')
    .addColumn('text', 'text', (c) => c.notNull())
    // JSON: buttons beneath an answer, and where the assistant has it from.
    .addColumn('options', 'text')
    .addColumn('sources', 'text')
    // The assistant's own number for its answer.
    .addColumn('answer_id', 'text')
    .addColumn('is_confident', integer, (c) => c.check(sql`is_confident in (0, 1)`))
    .addColumn('is_helpful', integer, (c) => c.check(sql`is_helpful in (0, 1)`))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('support_messages_position', ['conversation_id', 'position'])
    .execute();

  await table('support_replies')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('language', 'text', (c) => c.notNull().check(sql`language in ('ru', 'en', 'zh')`))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();

  await table('support_settings')
    .addColumn('id', integer, (c) => c.notNull().primaryKey().check(sql`id = 1`))
    .addColumn('is_on', integer, (c) => c.notNull().check(sql`is_on in (0, 1)`))
    // JSON: Monday to Sunday, from and until by the clocks of the school, or null.
    .addColumn('hours', 'text', (c) => c.notNull())
    .addColumn('keep_days', integer, (c) => c.notNull().check(sql`keep_days between 1 and 3650`))
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();

  // Messages of the bot that a member of staff may answer there.
  await table('telegram_messages')
    .addColumn('chat_id', 'text', (c) => c.notNull())
    .addColumn('message_id', integer, (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject_id', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('telegram_messages_key', ['chat_id', 'message_id'])
    .execute();
}
