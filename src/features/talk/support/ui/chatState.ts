/** The conversation on the screen, as a value and the steps that change it. */
import type { AnswerOption } from '#features/talk/assistant/contract.ts';
import type { Chat, ChatMessage } from '../contract/chat.ts';

export interface ShownMessage {
  id: string;
  /** Null for what only this page has said: the greeting, an error, a message on its way. */
  position: number | null;
  sender: 'bot' | 'user';
  text: string;
  event: ChatMessage['event'];
  operator: string | null;
  options: readonly AnswerOption[];
  isAnswer: boolean;
  isHelpful: boolean | null;
  at: string;
  /** Names of what the greeting lists. */
  topics?: readonly string[];
}

export type ChatStateOf = Omit<Chat, 'messages'>;

export interface ChatView extends ChatStateOf {
  messages: readonly ShownMessage[];
  /** Something of the bot's is on its way. */
  isTyping: boolean;
  /** A message of the visitor's is on its way. */
  isSending: boolean;
  /** There are messages before those that are shown. */
  hasEarlier: boolean;
}

export const emptyChat: ChatView = {
  ...{ state: 'bot', operator: null, rating: null, is_away: false, opens_at: null, has_contacts: false },
  ...{ messages: [], isTyping: false, isSending: false, hasEarlier: false },
};

export type ChatStep =
  | { kind: 'said'; message: ShownMessage }
  | { kind: 'typing'; isTyping: boolean }
  | { kind: 'sending'; isSending: boolean }
  /** The server has taken the message that was shown as `localId`. */
  | { kind: 'taken'; localId: string; id: string }
  | { kind: 'state'; state: ChatStateOf }
  | { kind: 'heard'; chat: Chat }
  | { kind: 'earlier'; messages: readonly ChatMessage[]; hasEarlier: boolean }
  | { kind: 'rated'; id: string; isHelpful: boolean };

export function chatAfter(view: ChatView, step: ChatStep): ChatView {
  const { messages } = view;
  switch (step.kind) {
    case 'said':
      return { ...view, messages: withSaid(messages, step.message) };
    case 'typing':
      return { ...view, isTyping: step.isTyping };
    case 'sending':
      return { ...view, isSending: step.isSending };
    case 'taken':
      return { ...view, messages: renamed(messages, step.localId, step.id) };
    case 'state':
      return { ...view, ...step.state };
    case 'heard':
      return heard(view, step.chat);
    case 'earlier':
      return { ...view, messages: withTold(messages, step.messages), hasEarlier: step.hasEarlier };
    case 'rated':
      return {
        ...view,
        messages: messages.map((one) => (one.id === step.id ? { ...one, isHelpful: step.isHelpful } : one)),
      };
  }
}

export function toShown(message: ChatMessage): ShownMessage {
  const { id, position, sender, text, event, operator, options = [], timestamp } = message;
  return {
    ...{ id, position, sender, text, event, operator, options, at: timestamp },
    ...{ isAnswer: message.is_answer, isHelpful: message.is_helpful },
  };
}

let said = 0;

/** A message that this page shows before the server has sent it, or that the server never sends. */
export function local(
  sender: 'bot' | 'user',
  message: Partial<ShownMessage> & { text: string },
): ShownMessage {
  return {
    ...{ id: `local-${++said}`, position: null, sender, event: null, operator: null, options: [] },
    ...{ isAnswer: false, isHelpful: null, at: new Date().toISOString() },
    ...message,
  };
}

/** The greeting stands first, however fast the visitor was. */
function withSaid(messages: readonly ShownMessage[], message: ShownMessage): ShownMessage[] {
  const others = without(messages, [message.id]);
  return message.topics ? [message, ...others] : [...others, message];
}

/** Messages are added once, whether the answer of a call or the stream brings them first. */
function heard(view: ChatView, { messages, ...state }: Chat): ChatView {
  return { ...view, ...state, messages: withTold(view.messages, messages) };
}

function withTold(shown: readonly ShownMessage[], messages: readonly ChatMessage[]): ShownMessage[] {
  const told = new Map(messages.map((one) => [one.id, toShown(one)]));
  const known = new Set(shown.map(({ id }) => id));
  const fresh = [...told.values()].filter(({ id }) => !known.has(id));
  return inOrder([...shown.map((one) => told.get(one.id) ?? one), ...fresh]);
}

/** Messages that only this page knows stay after those they came after. */
function inOrder(messages: readonly ShownMessage[]): ShownMessage[] {
  let last = 0;
  const placed = messages.map((message) => {
    last = message.position ?? last;
    return { message, place: last };
  });
  return placed.toSorted((a, b) => a.place - b.place).map(({ message }) => message);
}

function renamed(messages: readonly ShownMessage[], localId: string, id: string): ShownMessage[] {
  return without(messages, [id]).map((one) => (one.id === localId ? { ...one, id } : one));
}

function without(messages: readonly ShownMessage[], ids: readonly string[]): ShownMessage[] {
  return messages.filter(({ id }) => !ids.includes(id));
}
