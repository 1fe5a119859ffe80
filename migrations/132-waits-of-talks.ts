import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** How long each conversation waited for a person stands in its row, for figures over long periods. */
export async function up({ db, integer }: Schema): Promise<void> {
  const talks = () => db.schema.alterTable('support_conversations');
  // The first event, which asks for a person, and the first answer of one.
  await talks().addColumn('asked_at', 'text').execute();
  await talks().addColumn('answered_at', 'text').execute();
  // 1: a person was asked for, or answered.
  await talks()
    .addColumn('reached_staff', integer, (c) => c.notNull().defaultTo(0))
    .execute();
  // From the one to the other; null while one of them is missing.
  await talks().addColumn('answer_minutes', integer).execute();
  const { rows } = await sql<{ id: string; asked: string | null; answered: string | null }>`
    select conversation_id as id, min(case when sender = 'event' then created_at end) as asked,
      min(case when sender = 'operator' then created_at end) as answered
    from support_messages where sender in ('event', 'operator') group by conversation_id`.execute(db);
  for (const { id, asked, answered } of rows) {
    const waitedMs = asked && answered ? Math.max(0, Date.parse(answered) - Date.parse(asked)) : null;
    const minutes = waitedMs === null ? null : Math.round(waitedMs / 60_000);
    await sql`update support_conversations set asked_at = ${asked}, answered_at = ${answered},
      reached_staff = 1, answer_minutes = ${minutes} where id = ${id}`.execute(db);
  }
  await db.schema
    .createIndex('support_conversations_by_begin')
    .on('support_conversations')
    .columns(['created_at', 'reached_staff', 'answer_minutes'])
    .execute();
  await db.schema
    .createIndex('model_applications_by_begin')
    .on('model_applications')
    .columns(['created_at', 'status'])
    .execute();
}
