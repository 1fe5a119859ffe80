/** Messages of conversations, each with its position in one. */
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';

interface MessagesTable {
  id: string;
  conversation_id: string;
  position: number;
  sender: 'user' | 'bot' | 'operator' | 'note' | 'event';
  author_id: string | null;
  text: string;
  options: string | null;
  sources: string | null;
  answer_id: string | null;
  is_confident: number | null;
  is_helpful: number | null;
  created_at: string;
}
export type MessageRow = Selectable<MessagesTable>;

const tables = (db: Db) => db.withTables<{ support_messages: MessagesTable }>();

/** Messages that the visitor sees. */
const shown = ['user', 'bot', 'operator', 'event'] as const;

export async function insertMessage(db: Db, row: Insertable<MessagesTable>): Promise<void> {
  await tables(db).insertInto('support_messages').values(row).execute();
}

export function findMessage(db: Db, id: string): Promise<MessageRow | undefined> {
  return tables(db).selectFrom('support_messages').selectAll().where('id', '=', id).executeTakeFirst();
}

/** All of them, notes included. */
export function messagesOf(db: Db, conversationId: string): Promise<MessageRow[]> {
  return tables(db)
    .selectFrom('support_messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .orderBy('position')
    .execute();
}

/** Messages that the visitor sees beyond a position, the first so many. */
export function shownAfter(
  db: Db,
  { conversationId, after, limit }: { conversationId: string; after: number; limit: number },
): Promise<MessageRow[]> {
  return tables(db)
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
  const rows = await tables(db)
    .selectFrom('support_messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('sender', 'in', ['user', 'bot'])
    .orderBy('position', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse();
}

/** Messages of the staff beyond a position. */
export function answersAfter(db: Db, conversationId: string, after: number): Promise<MessageRow[]> {
  return tables(db)
    .selectFrom('support_messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('position', '>', after)
    .where('sender', '=', 'operator')
    .orderBy('position')
    .execute();
}

export async function setHelpful(db: Db, id: string, isHelpful: boolean): Promise<void> {
  await tables(db)
    .updateTable('support_messages')
    .set({ is_helpful: isHelpful ? 1 : 0 })
    .where('id', '=', id)
    .execute();
}

/** Numbers of the assistant's answers. */
export async function answersIn(db: Db, conversationId: string): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('support_messages')
    .select('answer_id')
    .where('conversation_id', '=', conversationId)
    .where('answer_id', 'is not', null)
    .execute();
  return rows.flatMap(({ answer_id }) => answer_id ?? []);
}

/** Every text goes; who said something and when stays. */
export async function forgetTexts(tx: Db, conversationId: string): Promise<void> {
  await tables(tx)
    .updateTable('support_messages')
    .set({ text: '', options: null, sources: null })
    .where('conversation_id', '=', conversationId)
    .where('sender', '!=', 'event')
    .execute();
  await tables(tx)
    .deleteFrom('support_messages')
    .where('conversation_id', '=', conversationId)
    .where('sender', '=', 'note')
    .execute();
}
