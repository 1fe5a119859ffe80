import type { Context } from '#server/context.ts';
import type { StaffReply, TakesReplies } from '#server/notices.ts';
import type { Language } from '#shared/i18n.ts';
import { inPieces } from '#shared/pieces.ts';
import { maxMessage } from '../rules/conversation.ts';
import { supportTexts } from '../texts.ts';
import { findSent } from './messages.store.ts';
import { answerFrom } from './operatorActions.ts';
import { conversationOf } from './staffNews.ts';
import { findConversation } from './store.ts';

/** More than any messenger sends at once. */
const mostPieces = 10;

/** Answers by the actor, a member of staff, written as replies to notices of a conversation. */
export const answersByReply: TakesReplies = { threadOf: conversationOf, take: answerByReply };

/**
 * A long reply becomes several messages. An edit of one that was sent follows it as a correction, since the visitor may
 * have read it; of one that was not, it is the answer.
 * @throws not_found, conflict, conversation_taken, conversation_over: nothing was sent
 */
async function answerByReply(
  ctx: Context,
  { subjectId, text, messageId, editId }: StaffReply,
): ReturnType<TakesReplies['take']> {
  const id = conversationOf(subjectId);
  const before = editId === undefined ? null : await sentAs(ctx, id, messageId);
  if (before === null || editId === undefined) {
    await send(ctx, { id, text, messageId });
    return 'sent';
  }
  if (before === inPieces(text, maxMessage).join('\n')) return 'unchanged';
  const row = await findConversation(ctx.db, id);
  const word = supportTexts.server.correction[row?.language ?? ('ru' satisfies Language)].before;
  await send(ctx, { id, text: `${word} ${text}`, messageId: editId });
  return 'corrected';
}

function send(
  ctx: Context,
  { id, text, messageId }: { id: string; text: string; messageId: string },
): Promise<void> {
  const texts = inPieces(text, maxMessage).map((piece, index) => ({
    text: piece,
    message_id: pieceId(messageId, index),
  }));
  return answerFrom(ctx, { id, texts, channel: 'telegram' });
}

/** The text that was sent under that id; null where none was. */
async function sentAs(ctx: Context, id: string, messageId: string): Promise<string | null> {
  const pieces: string[] = [];
  for (let index = 0; index < mostPieces; index++) {
    const piece = await findSent(ctx.db, id, pieceId(messageId, index));
    if (!piece) break;
    pieces.push(piece.text);
  }
  return pieces.length === 0 ? null : pieces.join('\n');
}

function pieceId(messageId: string, index: number): string {
  return index === 0 ? messageId : `${messageId}:${index}`;
}
