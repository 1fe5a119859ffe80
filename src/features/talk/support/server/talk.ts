/** Parts of every change of a conversation. */
import type { Context, TxContext } from '#server/context.ts';
import { newId } from '#server/tokens.ts';
import { markChanged } from '#server/versions/versions.ts';
import { notFound } from '#shared/errors.ts';
import type { ConversationEvent } from '../rules/conversation.ts';
import { insertMessage, type MessageRow } from './messages.store.ts';
import * as store from './store.ts';

/**
 * One change of a conversation in one transaction: held, changed, announced to its watchers.
 * @throws not_found
 */
export function inConversation<T>(
  ctx: Context,
  id: string,
  work: (ctx: TxContext, row: store.ConversationRow) => Promise<T>,
): Promise<T> {
  return ctx.transaction(async (ctx) => {
    const row = await store.holdConversation(ctx.db, id);
    if (!row) throw notFound();
    const result = await work(ctx, row);
    await tellWatchers(ctx);
    return result;
  });
}

/** The last thing of a transaction that changes conversations: live streams look for what is new. */
export function tellWatchers(ctx: TxContext): Promise<void> {
  return markChanged(ctx, 'support');
}

type Said = Pick<MessageRow, 'sender' | 'text'> & Partial<Omit<MessageRow, 'conversation_id' | 'position'>>;

/** Adds a message at the conversation's next position. The conversation is held. */
export async function say(ctx: TxContext, conversationId: string, said: Said): Promise<MessageRow> {
  const now = ctx.app.now().toISOString();
  const position = await store.takePosition(ctx.db, conversationId, now);
  const row: MessageRow = {
    id: newId(),
    ...{ author_id: null, options: null, sources: null, answer_id: null },
    ...{ client_id: null, reply_to: null },
    ...{ is_confident: null, is_helpful: null, created_at: now },
    ...said,
    ...{ conversation_id: conversationId, position },
  };
  await insertMessage(ctx.db, row);
  const { sender, created_at: at } = row;
  if (sender === 'event' || sender === 'operator')
    await store.noteFirst(ctx.db, conversationId, { sender, at });
  return row;
}

/** Tells both sides that something happened. */
export function sayEvent(
  ctx: TxContext,
  conversationId: string,
  { event, authorId = null }: { event: ConversationEvent; authorId?: string | null },
): Promise<MessageRow> {
  return say(ctx, conversationId, { sender: 'event', text: event, author_id: authorId });
}
