import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';
import { createIndexes } from './indexes.ts';

/** Conversations, the assistant, and mails and notices to people. */
export async function makeTalk(schema: Schema): Promise<void> {
  await support(schema);
  await supportMessages(schema);
  await assistant(schema);
  await notices(schema);
  await telegram(schema);
  await mails(schema);
  await outcomesOfMails(schema);
}

/** Conversations of visitors with the assistant and with staff; canned replies; when the staff are there. */
async function support({ db, table, integer }: Schema): Promise<void> {
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
    // Hash by which the first message finds its conversation again, until another one goes on with it.
    .addColumn('first_key', 'text')
    // The first event, which asks for a person, and the first answer of one.
    .addColumn('asked_at', 'text')
    .addColumn('answered_at', 'text')
    // 1: a person was asked for, or answered.
    .addColumn('reached_staff', integer, (c) => c.notNull().defaultTo(0))
    // From the one to the other; null while one of them is missing.
    .addColumn('answer_minutes', integer)
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

  await createIndexes(db, [
    'index support_conversations_by_state on support_conversations (state, updated_at)',
    'index support_conversations_by_session_key on support_conversations (session_key)',
    'index support_conversations_by_user_id on support_conversations (user_id)',
    'unique index support_conversations_by_first_key on support_conversations (first_key)',
    'index support_conversations_by_begin on support_conversations (created_at, reached_staff, answer_minutes)',
  ]);
}

async function supportMessages({ db, table, integer }: Schema): Promise<void> {
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
    // The sender's own number for a message.
    .addColumn('client_id', 'text')
    // The visitor's message that it answers.
    .addColumn('reply_to', 'text')
    .addUniqueConstraint('support_messages_position', ['conversation_id', 'position'])
    .execute();

  await table('support_replies')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('language', 'text', (c) => c.notNull().check(sql`language in ('ru', 'en', 'zh')`))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('deleted_at', 'text')
    .execute();

  await table('support_settings')
    .addColumn('id', integer, (c) => c.notNull().primaryKey().check(sql`id = 1`))
    .addColumn('is_on', integer, (c) => c.notNull().check(sql`is_on in (0, 1)`))
    // JSON: Monday to Sunday, from and until by the clocks of the school, or null.
    .addColumn('hours', 'text', (c) => c.notNull())
    .addColumn('keep_days', integer, (c) => c.notNull().check(sql`keep_days between 1 and 3650`))
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();

  await createIndexes(db, [
    'unique index support_messages_by_client_id on support_messages (conversation_id, client_id)',
    'unique index support_messages_by_reply_to on support_messages (conversation_id, reply_to)',
  ]);
}

/** Knowledge of the assistant beside the school's settings, its answers, and the questions without one. */
async function assistant({ db, table, integer }: Schema): Promise<void> {
  await table('assistant_articles')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('question', 'text', (c) => c.notNull())
    .addColumn('answer', 'text', (c) => c.notNull())
    // The same question in other words, one a line, in any language.
    .addColumn('wordings', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('translations', 'text', (c) => c.notNull().defaultTo('{}'))
    .addColumn('is_on', integer, (c) => c.notNull().defaultTo(1).check(sql`is_on in (0, 1)`))
    .addColumn('is_demo', integer, (c) => c.notNull().defaultTo(0).check(sql`is_demo in (0, 1)`))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('deleted_at', 'text')
    .addColumn('search', 'text', (c) => c.notNull())
    .execute();

  // Nobody's: neither who asked nor the conversation stands here, and addresses and numbers are taken out of the
  // question.
  await table('assistant_answers')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('question', 'text', (c) => c.notNull())
    .addColumn('question_key', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull().check(sql`language in ('ru', 'en', 'zh')`))
    .addColumn('is_confident', integer, (c) => c.notNull().check(sql`is_confident in (0, 1)`))
    .addColumn('is_helpful', integer, (c) => c.check(sql`is_helpful in (0, 1)`))
    .addColumn('answered_at', 'text', (c) => c.notNull())
    .execute();

  await table('assistant_unanswered')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('question_key', 'text', (c) => c.notNull().unique())
    .addColumn('question', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull().check(sql`language in ('ru', 'en', 'zh')`))
    .addColumn('reason', 'text', (c) => c.notNull().check(sql`reason in ('unknown', 'unhelpful')`))
    .addColumn('times', integer, (c) => c.notNull().check(sql`times > 0`))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('last_asked_at', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ('open', 'answered', 'dismissed')`))
    .addColumn('article_id', 'text', (c) => c.references('assistant_articles.id').onDelete('set null'))
    .addColumn('search', 'text', (c) => c.notNull())
    .execute();

  await table('assistant_spending')
    .addColumn('day', 'text', (c) => c.primaryKey())
    .addColumn('tokens', integer, (c) => c.notNull().check(sql`tokens >= 0`))
    .execute();

  // What the school has set for its assistant: one row, or none.
  await table('assistant_settings')
    .addColumn('id', integer, (c) => c.notNull().primaryKey())
    // Numbers for people in danger, one a line, behind the two letters of their country.
    .addColumn('help_lines', 'text', (c) => c.notNull())
    .execute();

  await createIndexes(db, [
    'index assistant_answers_by_time on assistant_answers (answered_at)',
    'index assistant_unanswered_by_time on assistant_unanswered (state, created_at, id)',
  ]);
}

/** Staff who are told, of what and how; the notices themselves, each once. */
async function notices({ table, integer }: Schema): Promise<void> {
  await table('notice_choices')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('channel', 'text', (c) => c.notNull().check(sql`channel in ('mail', 'telegram')`))
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
}

async function telegram({ db, table, integer }: Schema): Promise<void> {
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

  await table('staff_notices')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('channel', 'text', (c) => c.notNull().check(sql`channel in ('mail', 'telegram')`))
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

  await createIndexes(db, [
    'index staff_notices_by_batch on staff_notices (batch_id, created_at)',
    'index staff_notices_by_time on staff_notices (created_at)',
  ]);
}

async function mails({ db, table, integer }: Schema): Promise<void> {
  // The token ends mails and opens nothing else, so that it is kept as it is: each mail repeats it.
  await table('mail_preferences')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('has_reminders', integer, (c) => c.notNull().defaultTo(1).check(sql`has_reminders in (0, 1)`))
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();

  await table('announced_lessons')
    .addColumn('lesson_id', 'text', (c) => c.primaryKey().references('lessons.id').onDelete('cascade'))
    .addColumn('announced_at', 'text', (c) => c.notNull())
    .execute();

  // Addresses of those who want to hear, once, that the school has opened.
  await table('waitlist_entries')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text')
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('language', 'text', (c) => c.notNull().check(sql`language in ('ru', 'en', 'zh')`))
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('consent_id', 'text')
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ('unconfirmed', 'waiting', 'told')`))
    .addColumn('search', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('told_at', 'text')
    .execute();

  await createIndexes(db, ['index waitlist_entries_by_state on waitlist_entries (state, created_at)']);
}

async function outcomesOfMails({ db, table }: Schema): Promise<void> {
  // Mails that have failed and wait for another try, or were given up, and those whose fate nobody knows.
  await table('unsent_mails')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('job_id', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('order_id', 'text')
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('sent_again_at', 'text')
    .addColumn('sent_again_by', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('state', 'text', (c) =>
      c.notNull().defaultTo('doubtful').check(sql`state in ('doubtful', 'failing')`),
    )
    .addColumn('reason', 'text')
    .addColumn('answer', 'text')
    .addColumn('failed_at', 'text')
    .addColumn('spell', 'text')
    .execute();

  await table('sent_mails')
    .addColumn('job_id', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('sent_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('sent_mails_pk', ['job_id', 'user_id'])
    .execute();

  await createIndexes(db, [
    'index doubtful_mails_by_job_id on unsent_mails (job_id)',
    'index doubtful_mails_by_user_id on unsent_mails (user_id)',
    'index doubtful_mails_by_order_id on unsent_mails (order_id)',
    'index doubtful_mails_by_email on unsent_mails (email)',
    'index doubtful_mails_by_created_at on unsent_mails (created_at)',
    'index unsent_mails_by_state on unsent_mails (state, sent_again_at)',
    'index sent_mails_by_user on sent_mails (user_id, sent_at)',
    'index sent_mails_by_time on sent_mails (sent_at)',
  ]);
}
