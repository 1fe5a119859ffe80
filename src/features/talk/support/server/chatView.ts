/** Conversations and messages as their visitor sees them. */
import type { AnswerOption } from '#features/talk/assistant/contract.ts';
import type { Context } from '#server/context.ts';
import type { Chat, ChatHistory, ChatMessage } from '../contract/chat.ts';
import { type ConversationEvent, isWithPeople, pageOfMessages } from '../rules/conversation.ts';
import { findPeople } from './list.store.ts';
import { type MessageRow, messagesBefore, shownAfter } from './messages.store.ts';
import { presence } from './offer.ts';
import type { ConversationRow } from './store.ts';

/** So many messages in one part: a stream sends the next when its reader has taken this one. */
const partSize = 200;

/** The state of a conversation, and its messages beyond a position, the first 200. */
export async function chatAfter(ctx: Context, row: ConversationRow, after: number): Promise<Chat> {
  const rows = await shownAfter(ctx.db, { conversationId: row.id, after, limit: partSize });
  const nameOf = await firstNames(ctx, [row.operator_id, ...rows.map(({ author_id }) => author_id)]);
  return {
    ...(await stateOf(ctx, row)),
    messages: rows.map((message) => toChatMessage(message, nameOf(message.author_id))),
  };
}

/** The last messages before a position, or of all. */
export async function historyOf(
  ctx: Context,
  { id }: ConversationRow,
  before: number | null,
): Promise<Pick<ChatHistory, 'messages' | 'has_earlier'>> {
  const page = { conversationId: id, before, limit: pageOfMessages + 1, withNotes: false };
  const rows = await messagesBefore(ctx.db, page);
  const nameOf = await firstNames(
    ctx,
    rows.map(({ author_id }) => author_id),
  );
  return {
    messages: rows.slice(-pageOfMessages).map((message) => toChatMessage(message, nameOf(message.author_id))),
    has_earlier: rows.length > pageOfMessages,
  };
}

export async function stateOf(ctx: Context, row: ConversationRow): Promise<Omit<Chat, 'messages'>> {
  const nameOf = await firstNames(ctx, [row.operator_id]);
  const { isOpen, opensAt } = await presence(ctx);
  return {
    state: row.state,
    operator: row.state === 'human' ? nameOf(row.operator_id) : null,
    rating: row.rating,
    is_away: isWithPeople(row.state) && !isOpen,
    opens_at: opensAt,
    has_contacts: row.user_id !== null || row.email !== null,
  };
}

export function optionsOf({ options }: MessageRow): AnswerOption[] {
  return options === null ? [] : (JSON.parse(options) as AnswerOption[]);
}

function toChatMessage(row: MessageRow, operator: string | null): ChatMessage {
  const options = optionsOf(row);
  const isEvent = row.sender === 'event';
  return {
    ...{ id: row.id, position: row.position, text: isEvent ? '' : row.text },
    sender: row.sender === 'user' ? 'user' : 'bot',
    event: isEvent ? (row.text as ConversationEvent) : null,
    operator: row.sender === 'user' ? null : operator,
    ...(options.length > 0 && { options }),
    is_answer: row.answer_id !== null,
    is_helpful: row.is_helpful === null ? null : row.is_helpful === 1,
    timestamp: row.created_at,
  };
}

/** Visitors see first names only; empty for a member of staff who has given none. */
async function firstNames(ctx: Context, ids: readonly (string | null)[]) {
  const people = await findPeople(ctx.db, ids);
  return (id: string | null) => (id === null ? null : (people.get(id)?.first_name ?? ''));
}
