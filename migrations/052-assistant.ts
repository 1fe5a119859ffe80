import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** Knowledge of the assistant beside the school's settings, its answers, and the questions without one. */
export async function up({ db, table, integer }: Schema): Promise<void> {
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
  await db.schema
    .createIndex('assistant_articles_by_time')
    .on('assistant_articles')
    .columns(['created_at', 'id'])
    .execute();

  // Nobody's: neither who asked nor the conversation stands here, and addresses and numbers are taken out of the question.
  await table('assistant_answers')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('question', 'text', (c) => c.notNull())
    .addColumn('question_key', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull().check(sql`language in ('ru', 'en', 'zh')`))
    .addColumn('is_confident', integer, (c) => c.notNull().check(sql`is_confident in (0, 1)`))
    .addColumn('is_helpful', integer, (c) => c.check(sql`is_helpful in (0, 1)`))
    .addColumn('answered_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('assistant_answers_by_time')
    .on('assistant_answers')
    .column('answered_at')
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
  await db.schema
    .createIndex('assistant_unanswered_by_time')
    .on('assistant_unanswered')
    .columns(['state', 'created_at', 'id'])
    .execute();

  await table('assistant_spending')
    .addColumn('day', 'text', (c) => c.primaryKey())
    .addColumn('tokens', integer, (c) => c.notNull().check(sql`tokens >= 0`))
    .execute();
}
