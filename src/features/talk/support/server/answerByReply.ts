import type { Context } from '#server/context.ts';
import type { StaffReply } from '#server/notices.ts';
import { cut } from '#shared/graphemes.ts';
import { maxMessage } from '../rules/conversation.ts';
import { answerFrom } from './operatorActions.ts';
import { conversationOf } from './staffNews.ts';

/**
 * An answer by the actor, a member of staff, written as a reply to the notice of the conversation.
 * @throws not_found, conflict, conversation_taken: nothing was sent
 */
export function answerByReply(ctx: Context, { subjectId, text, messageId }: StaffReply): Promise<void> {
  return answerFrom(ctx, {
    ...{ id: conversationOf(subjectId), message_id: messageId, channel: 'telegram' },
    text: cut(text, maxMessage),
  });
}
