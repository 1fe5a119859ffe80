import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** Conversations begun in a span, with when a person was asked for, and when one answered first. */
export function talksIn(db: Db, { since, until }: { since: string; until: string }) {
  return db
    .selectFrom('support_conversations')
    .select('id')
    .select(
      sql<string | null>`(select min(created_at) from support_messages m
        where m.conversation_id = support_conversations.id and m.sender = 'event')`.as('asked'),
    )
    .select(
      sql<string | null>`(select min(created_at) from support_messages m
        where m.conversation_id = support_conversations.id and m.sender = 'operator')`.as('answered'),
    )
    .where('created_at', '>=', since)
    .where('created_at', '<', until)
    .execute();
}
