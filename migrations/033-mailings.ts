import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** Mails that a student wants, and lessons that subscribers have been told of. */
export async function up({ table, integer }: Schema): Promise<void> {
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
}
