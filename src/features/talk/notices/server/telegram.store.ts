/** Chats with the bot by owner, and the codes that link one. */
import type { Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';

/*
 * Rows of `telegram_messages`:
 * What may be answered in a chat with the bot: its notices, its confirmations, and the answers of the reader's own.
 */

export type LinkRow = Selectable<Schema['telegram_links']>;
export type AnsweredRow = Selectable<Schema['telegram_messages']>;

export async function linkOf(db: Db, userId: string): Promise<LinkRow | undefined> {
  return db.selectFrom('telegram_links').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Those of these people whom the bot can write to. */
export async function linkedOf(db: Db, userIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('telegram_links')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .where('off_at', 'is', null)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export async function saveLink(tx: Db, link: LinkRow): Promise<void> {
  const { user_id, ...change } = link;
  await tx
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
  const { numUpdatedRows } = await tx
    .updateTable('telegram_links')
    .set({ off_at: now })
    .where('user_id', '=', userId)
    .where('chat_id', '=', chatId)
    .where('off_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Replaces the person's former code. */
export async function saveCode(tx: Db, code: Selectable<Schema['telegram_codes']>): Promise<void> {
  await tx.deleteFrom('telegram_codes').where('user_id', '=', code.user_id).execute();
  await tx.insertInto('telegram_codes').values(code).execute();
}

/** Uses the code up and answers its owner; undefined where it is unknown or too old. */
export async function redeemCode(
  tx: Db,
  { codeHash, now }: { codeHash: string; now: string },
): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('telegram_codes')
    .where('code_hash', '=', codeHash)
    .returning(['user_id', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now ? row.user_id : undefined;
}

/** Whether somebody is expected to write a code. */
export async function isCodeOpen(db: Db, now: string): Promise<boolean> {
  const row = await db
    .selectFrom('telegram_codes')
    .select('code_hash')
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteTelegramOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('telegram_links').where('user_id', '=', userId).execute();
  await db.deleteFrom('telegram_codes').where('user_id', '=', userId).execute();
  await db.deleteFrom('telegram_messages').where('user_id', '=', userId).execute();
}

export async function keepMessage(tx: Db, message: Selectable<Schema['telegram_messages']>): Promise<void> {
  await tx
    .insertInto('telegram_messages')
    .values(message)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The message of the bot that was answered, if it may be, and while the chat is still its reader's. */
export function answeredMessage(
  db: Db,
  { chatId, messageId }: { chatId: string; messageId: number },
): Promise<Selectable<Schema['telegram_messages']> | undefined> {
  return db
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

/** Whether the bot has said anything that may be answered. */
export async function hasMessages(db: Db): Promise<boolean> {
  const row = await db.selectFrom('telegram_messages').select('message_id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Whether anybody may write to the bot, those included who have stopped it and may come back. */
export async function isAnybodyLinked(db: Db): Promise<boolean> {
  const row = await db.selectFrom('telegram_links').select('user_id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Whoever has linked that chat, the latest first. */
export function linksOfChat(db: Db, chatId: string): Promise<LinkRow[]> {
  return db
    .selectFrom('telegram_links')
    .selectAll()
    .where('chat_id', '=', chatId)
    .orderBy('linked_at', 'desc')
    .execute();
}

export async function findTrouble(db: Db): Promise<Selectable<Schema['telegram_troubles']> | undefined> {
  return db.selectFrom('telegram_troubles').selectAll().executeTakeFirst();
}

/** The same trouble again changes nothing. */
export async function noteTrouble(tx: Db, reason: string | null, since: string): Promise<void> {
  const before = await findTrouble(tx);
  if ((before?.reason ?? null) === reason) return;
  await tx.deleteFrom('telegram_troubles').execute();
  if (reason !== null)
    await tx
      .insertInto('telegram_troubles')
      .values({ id: 1, reason, since })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

export async function forgetMessagesBefore(db: Db, time: string): Promise<void> {
  await db.deleteFrom('telegram_messages').where('created_at', '<', time).execute();
}
