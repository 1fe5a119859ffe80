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

/** Positions of the visitor's last message and of the staff's last answer; 0 where there is none. */
export async function lastOf(db: Db, conversationId: string): Promise<{ asked: number; answered: number }> {
  const rows = await db
    .selectFrom('support_messages')
    .select(['sender', (e) => e.fn.max('position').as('position')])
    .where('conversation_id', '=', conversationId)
    .where('sender', 'in', ['user', 'operator'])
    .groupBy('sender')
    .execute();
  const of = (sender: string) => Number(rows.find((row) => row.sender === sender)?.position ?? 0);
  return { asked: of('user'), answered: of('operator') };
}

/** What the visitor has written since the last answer of the staff. */
export async function saidSinceAnswer(db: Db, conversationId: string): Promise<string[]> {
  const { answered } = await lastOf(db, conversationId);
  const rows = await db
    .selectFrom('support_messages')
    .select('text')
    .where('conversation_id', '=', conversationId)
    .where('sender', '=', 'user')
    .where('position', '>', answered)
    .execute();
  return rows.map(({ text }) => text);
}

/** The visitor's last message up to a position. */
export function saidUntil(db: Db, conversationId: string, position: number): Promise<MessageRow | undefined> {
  return db
    .selectFrom('support_messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('sender', '=', 'user')
    .where('position', '<=', position)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Position of the next time that a person is asked for; null where there is none. */
export async function nextAsking(db: Db, conversationId: string, after: number): Promise<number | null> {
  const row = await db
    .selectFrom('support_messages')
    .select('position')
    .where('conversation_id', '=', conversationId)
    .where('sender', '=', 'event')
    .where('text', 'in', ['asked', 'left'])
    .where('position', '>', after)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  return row?.position ?? null;
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
