/** Messages of conversations, each with its position in one. */
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';

/**
 * - `client_id`: The sender's own number: a message that comes again is the same one.
 * - `reply_to`: The visitor's message that it answers.
 */
export type MessageRow = Selectable<Schema['support_messages']>;

/** Messages that the visitor sees. */
const shown = ['user', 'bot', 'operator', 'event'] as const;

export async function insertMessage(db: Db, row: Insertable<Schema['support_messages']>): Promise<void> {
  await db.insertInto('support_messages').values(row).execute();
}

export function findMessage(db: Db, id: string): Promise<MessageRow | undefined> {
  return db.selectFrom('support_messages').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The message that its sender knows by that number. */
export function findSent(db: Db, conversationId: string, clientId: string): Promise<MessageRow | undefined> {
  return db
    .selectFrom('support_messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
}

/** The answer to a visitor's message. */
export function findReply(db: Db, { conversation_id, id }: MessageRow): Promise<MessageRow | undefined> {
  return db
    .selectFrom('support_messages')
    .selectAll()
    .where('conversation_id', '=', conversation_id)
    .where('reply_to', '=', id)
    .executeTakeFirst();
}

interface Before {
  conversationId: string;
  /** Null: the latest. */
  before: number | null;
  limit: number;
}

/** The last `limit` messages before a position, oldest first: the visitor's view, or for staff the notes as well. */
export async function messagesBefore(
  db: Db,
  { conversationId, before, limit, withNotes }: Before & { withNotes: boolean },
): Promise<MessageRow[]> {
  const rows = await db
    .selectFrom('support_messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .$if(before !== null, (query) => query.where('position', '<', before))
    .$if(!withNotes, (query) => query.where('sender', 'in', shown))
    .orderBy('position', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse();
}

/** The first messages beyond a position that the visitor sees. */
export function shownAfter(
  db: Db,
  { conversationId, after, limit }: { conversationId: string; after: number; limit: number },
): Promise<MessageRow[]> {
  return db
    .selectFrom('support_messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('position', '>', after)
    .where('sender', 'in', shown)
    .orderBy('position')
    .limit(limit)
    .execute();
}

/** The last words of visitor and assistant, oldest first. */
export async function lastSaid(db: Db, conversationId: string, limit: number): Promise<MessageRow[]> {
  const rows = await db
    .selectFrom('support_messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('sender', 'in', ['user', 'bot'])
    .orderBy('position', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse();
}

/** The staff's last messages beyond a position. */
export async function answersAfter(
  db: Db,
  { conversationId, after, limit }: { conversationId: string; after: number; limit: number },
): Promise<MessageRow[]> {
  const rows = await db
    .selectFrom('support_messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('position', '>', after)
    .where('sender', '=', 'operator')
    .orderBy('position', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse();
}

export async function setHelpful(db: Db, id: string, isHelpful: boolean): Promise<void> {
  await db
    .updateTable('support_messages')
    .set({ is_helpful: isHelpful ? 1 : 0 })
    .where('id', '=', id)
    .execute();
}

/** Numbers of the assistant's answers. */
export async function answersIn(db: Db, conversationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('support_messages')
    .select('answer_id')
    .where('conversation_id', '=', conversationId)
    .where('answer_id', 'is not', null)
    .execute();
  return rows.flatMap(({ answer_id }) => answer_id ?? []);
}

/** Every text goes; who said something and when stays. */
export async function forgetTexts(tx: Db, conversationId: string): Promise<void> {
  await tx
    .updateTable('support_messages')
    .set({ text: '', options: null, sources: null })
    .where('conversation_id', '=', conversationId)
    .where('sender', '!=', 'event')
    .execute();
  await tx
    .deleteFrom('support_messages')
    .where('conversation_id', '=', conversationId)
    .where('sender', '=', 'note')
    .execute();
}
