/** Chats with the bot by owner, and the codes that link one. */
import type { Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';

interface LinksTable {
  user_id: string;
  chat_id: string;
  name: string;
  linked_at: string;
  off_at: string | null;
}
interface CodesTable {
  code_hash: string;
  user_id: string;
  expires_at: string;
}
/** Messages of the bot that may be answered. */
interface MessagesTable {
  chat_id: string;
  message_id: number;
  user_id: string;
  kind: string;
  subject_id: string;
  created_at: string;
}
export type LinkRow = Selectable<LinksTable>;

type Tables = {
  telegram_links: LinksTable;
  telegram_codes: CodesTable;
  telegram_messages: MessagesTable;
};

const tables = (db: Db) => db.withTables<Tables>();

export async function linkOf(db: Db, userId: string): Promise<LinkRow | undefined> {
  return tables(db).selectFrom('telegram_links').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Those of these people whom the bot can write to. */
export async function linkedOf(db: Db, userIds: readonly string[]): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('telegram_links')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .where('off_at', 'is', null)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export async function saveLink(tx: Db, link: LinkRow): Promise<void> {
  const { user_id, ...change } = link;
  await tables(tx)
    .insertInto('telegram_links')
    .values({ user_id, ...change })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
    .execute();
}

/** False when it was off, or another chat is linked meanwhile. */
export async function switchOff(
  tx: Db,
  { userId, chatId, now }: { userId: string; chatId: string; now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('telegram_links')
    .set({ off_at: now })
    .where('user_id', '=', userId)
    .where('chat_id', '=', chatId)
    .where('off_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Replaces the person's former code. */
export async function saveCode(tx: Db, code: Selectable<CodesTable>): Promise<void> {
  await tables(tx).deleteFrom('telegram_codes').where('user_id', '=', code.user_id).execute();
  await tables(tx).insertInto('telegram_codes').values(code).execute();
}

/** Uses the code up and answers its owner; undefined where it is unknown or too old. */
export async function redeemCode(
  tx: Db,
  { codeHash, now }: { codeHash: string; now: string },
): Promise<string | undefined> {
  const row = await tables(tx)
    .deleteFrom('telegram_codes')
    .where('code_hash', '=', codeHash)
    .returning(['user_id', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now ? row.user_id : undefined;
}

/** Whether somebody is expected to write a code. */
export async function isCodeOpen(db: Db, now: string): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('telegram_codes')
    .select('code_hash')
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteTelegramOf(db: Db, userId: string): Promise<void> {
  await tables(db).deleteFrom('telegram_links').where('user_id', '=', userId).execute();
  await tables(db).deleteFrom('telegram_codes').where('user_id', '=', userId).execute();
  await tables(db).deleteFrom('telegram_messages').where('user_id', '=', userId).execute();
}

export async function keepMessage(tx: Db, message: MessagesTable): Promise<void> {
  await tables(tx)
    .insertInto('telegram_messages')
    .values(message)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The message of the bot that was answered, if it may be, and while the chat is still its reader's. */
export function answeredMessage(
  db: Db,
  { chatId, messageId }: { chatId: string; messageId: number },
): Promise<Selectable<MessagesTable> | undefined> {
  return tables(db)
    .selectFrom('telegram_messages')
    .innerJoin('telegram_links', (join) =>
      join
        .onRef('telegram_links.user_id', '=', 'telegram_messages.user_id')
        .onRef('telegram_links.chat_id', '=', 'telegram_messages.chat_id'),
    )
    .selectAll('telegram_messages')
    .where('telegram_messages.chat_id', '=', chatId)
    .where('telegram_messages.message_id', '=', messageId)
    .executeTakeFirst();
}

export async function hasMessageSince(db: Db, time: string): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('telegram_messages')
    .select('message_id')
    .where('created_at', '>', time)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function forgetMessagesBefore(db: Db, time: string): Promise<void> {
  await tables(db).deleteFrom('telegram_messages').where('created_at', '<', time).execute();
}
