import type { Db } from '#server/db/database.ts';

/** Conversations begun in a span, by whether a person was asked for or answered, and after how many minutes. */
export async function talksIn(db: Db, { since, until }: { since: string; until: string }) {
  const rows = await db
    .selectFrom('support_conversations')
    .select(['reached_staff', 'answer_minutes', (e) => e.fn.countAll<number>().as('talks')])
    .where('created_at', '>=', since)
    .where('created_at', '<', until)
    .groupBy(['reached_staff', 'answer_minutes'])
    .orderBy('answer_minutes')
    .execute();
  return rows.map((row) => ({ ...row, talks: Number(row.talks) }));
}
