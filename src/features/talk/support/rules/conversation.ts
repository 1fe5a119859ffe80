/** A conversation: its states, and what its texts may be. */
import { shortened } from '#shared/graphemes.ts';
import { cleanLine } from '#shared/typed.ts';

/**
 * `bot`: the assistant answers · `waiting`: a person was asked for · `human`: a member of staff has it · `closed`: over,
 * until the visitor writes again. The assistant is silent in `waiting` and `human`.
 */
export const conversationStates = ['bot', 'waiting', 'human', 'closed'] as const;
export type ConversationState = (typeof conversationStates)[number];

/** Allowed moves. From one operator to another it stays `human`. */
const moves: Record<ConversationState, readonly ConversationState[]> = {
  bot: ['waiting', 'human', 'closed'],
  waiting: ['human', 'bot', 'closed'],
  human: ['human', 'waiting', 'bot', 'closed'],
  closed: ['bot', 'waiting', 'human'],
};

export function canMove(from: ConversationState, to: ConversationState): boolean {
  return moves[from].includes(to);
}

/** A person is awaited or there: the assistant says nothing. */
export function isWithPeople(state: ConversationState): boolean {
  return state === 'waiting' || state === 'human';
}

/** Events of a conversation, shown between its messages. `left`: its operator is gone, and it waits for another. */
export const conversationEvents = ['asked', 'taken', 'handed_on', 'left', 'released', 'closed'] as const;
export type ConversationEvent = (typeof conversationEvents)[number];

/** Characters of a message, of either side. */
export const maxMessage = 2000;
/** How many of the latest messages one answer holds; earlier ones come on request. */
export const pageOfMessages = 50;
export const maxSessionId = 64;
/** Characters of the first question that lists show. */
export const maxSubject = 120;
/** Earlier turns that the assistant gets. */
export const previousTurns = 5;

/** One line of the question, for lists. */
export function subjectOf(text: string): string {
  return shortened(cleanLine(text), maxSubject);
}
