/** Talks of the demo school. */
import type { TxContext } from '#server/context.ts';
import type { DemoRows } from '#server/demoPart.ts';
import { newId } from '#server/tokens.ts';
import { minute } from '#shared/dates.ts';
import type { Language } from '#shared/i18n.ts';
import { searchable } from '#shared/search.ts';
import { type ConversationEvent, type ConversationState, subjectOf } from '../rules/conversation.ts';
import { type DemoReply, demoReplies } from './demoReplies.ts';
import { insertMessage } from './messages.store.ts';
import { allReplies, deleteReply, insertReply } from './replies.store.ts';
import * as store from './store.ts';
import { tellWatchers } from './talk.ts';

type Said = readonly ['user' | 'bot' | 'operator' | 'note', string] | readonly ['event', ConversationEvent];

export interface DemoTalk {
  state: ConversationState;
  language: Language;
  page: string;
  /** Null for a visitor who has not signed in. */
  userId: string | null;
  /** The member of staff who has it, or had it. */
  operatorId: string | null;
  minutesAgo: number;
  rating?: number;
  said: readonly Said[];
}

/** No visitor's session has it. */
const demoSession = 'demo';

export async function createTalk(ctx: TxContext, talk: DemoTalk): Promise<void> {
  const { state, language, page, userId, operatorId, said } = talk;
  const beganMs = ctx.app.now().getTime() - talk.minutesAgo * minute;
  const timeOf = (index: number) => new Date(beganMs + index * minute).toISOString();
  const subject = subjectOf(said[0]?.[1] ?? '');
  const isAwaited = said.at(-1)?.[0] === 'user' || state === 'waiting';
  const id = newId();
  await store.insertConversation(ctx.db, {
    ...{ id, token_hash: null, session_key: demoSession, user_id: userId, state, language },
    ...{ operator_id: state === 'human' || state === 'closed' ? operatorId : null },
    ...{ operator_channel: state === 'human' ? 'panel' : null },
    ...{ awaits_since: isAwaited && state !== 'bot' ? timeOf(said.length - 1) : null },
    ...{ subject, page, lesson_id: null, name: null, email: null, phone: null },
    ...{ mails_answers: 0, mailed_position: 0, rating: talk.rating ?? null, rating_comment: null },
    ...{ last_position: said.length, revision: 1, anonymised_at: null },
    // Nobody of the demo is told of them, nor finds old answers as new ones.
    read_position: said.length,
    seen_position: said.length,
    told_position: said.length,
    ...{ created_at: timeOf(0), updated_at: timeOf(said.length - 1), search: searchable(subject) },
  });
  for (const [index, [sender, text]] of said.entries()) {
    const isOfStaff = sender === 'operator' || sender === 'note' || text === 'taken' || text === 'closed';
    await insertMessage(ctx.db, {
      ...{ id: newId(), conversation_id: id, position: index + 1, sender, text },
      ...{ author_id: isOfStaff ? operatorId : null, options: null, sources: null, answer_id: null },
      ...{ is_confident: sender === 'bot' ? 1 : null, is_helpful: null, created_at: timeOf(index) },
    });
    if (sender === 'event' || sender === 'operator')
      await store.noteFirst(ctx.db, id, { sender, at: timeOf(index) });
  }
  await tellWatchers(ctx);
}

export async function createCannedReply(ctx: TxContext, reply: DemoReply): Promise<void> {
  const now = ctx.app.now().toISOString();
  await insertReply(ctx.db, { id: newId(), ...reply, created_at: now, updated_at: now });
}

/**
 * Removes the talks that were made for the demo and those that people have had with it since, and the canned replies
 * that are still as the demo made them.
 */
export async function removeDemoTalks(ctx: TxContext, { since }: DemoRows): Promise<void> {
  await store.deleteTalks(ctx.db, { session: demoSession, since });
  for (const { id, ...reply } of await allReplies(ctx.db))
    if (demoReplies.some(({ title, text }) => title === reply.title && text === reply.text))
      await deleteReply(ctx.db, id);
}
