import type { Schema } from '#server/db/migrate.ts';

export async function up({ db, table, integer }: Schema): Promise<void> {
  await table('lesson_progress')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('lesson_id', 'text', (c) => c.notNull().references('lessons.id').onDelete('cascade'))
    .addColumn('position_seconds', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('duration_seconds', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('watched', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('watched_percent', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('completed_at', 'text')
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('lesson_progress_once', ['user_id', 'lesson_id'])
    .execute();
  await db.schema
    .createIndex('lesson_progress_by_lesson')
    .on('lesson_progress')
    .column('lesson_id')
    .execute();

  // The ledger is append-only: withdrawing a consent is a row of its own.
  await table('consent_withdrawals')
    .addColumn('consent_id', 'text', (c) => c.primaryKey().references('consents.id').onDelete('cascade'))
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('user_agent', 'text', (c) => c.notNull())
    .addColumn('withdrawn_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('consents_by_person')
    .on('consents')
    .columns(['user_id', 'document', 'given_at'])
    .execute();
}
