/** The visitor's conversation: its messages, sent and received. */
import { type Dispatch, useCallback, useReducer } from 'react';
import { useTranslations } from 'use-intl';
import type { Output } from '#shared/contract.ts';
import { CallError, call } from '#ui/api.ts';
import { readToken } from '#ui/session.ts';
import { type ChatHistory, supportApi } from '../contract/chat.ts';
import { isWithPeople } from '../rules/conversation.ts';
import { type ChatStep, chatAfter, emptyChat, local, type ShownMessage } from './chatState.ts';
import { forgetChat, keepChat, keptChat, unsentMessage } from './keptChat.ts';
import { adoptOwnChat } from './ownChat.ts';
import { placeOfChat } from './place.ts';
import { type Hearing, isNews, useHearing } from './useHearing.ts';

/** A reply to a call appears this long after its answer; one that answers no call takes longer. */
const replyDelayMs = 500;
const botDelayMs = 1000;

/** @param onHeard called with the number of messages from the other side */
export function useChat(onHeard: (count: number) => void) {
  const t = useTranslations('support');
  const [view, dispatch] = useReducer(chatAfter, emptyChat);
  const hearing = useHearing(dispatch, onHeard);

  /** On the first opening: what was said before, else the greeting with its topics. */
  const begin = useCallback(async () => {
    if (keptChat().token === null && readToken() !== null) await adoptOwnChat();
    const { token } = keptChat();
    const before = token ? await readChat(token) : null;
    if (token && before) {
      hearing.know(...before.messages.map(({ id }) => id));
      const unseen = before.messages.filter((one) => one.position > before.seen_position && isNews(one));
      if (unseen.length > 0) hearing.tell(unseen.length);
      dispatch({ kind: 'heard', chat: before });
      dispatch({ kind: 'earlier', messages: [], hasEarlier: before.has_earlier });
      return hearing.follow(token, before.messages.at(-1)?.position ?? 0);
    }
    const offer = call(supportApi.offer, {}).catch(() => null);
    await typeFor(dispatch, botDelayMs);
    const topics = ['cost', 'lessons', ...((await offer)?.has_instalments ? ['instalments'] : []), 'access'];
    dispatch({ kind: 'said', message: local('bot', { id: 'greeting', text: t('greeting'), topics }) });
  }, [t, hearing]);

  /** @returns whether it was taken */
  async function send(text: string, wantsOperator = false): Promise<boolean> {
    const mine = local('user', { text });
    dispatch({ kind: 'said', message: mine });
    dispatch({ kind: 'sending', isSending: true });
    dispatch({ kind: 'typing', isTyping: !isWithPeople(view.state) });
    hearing.hold();
    try {
      await takeAnswer(await ask(text, wantsOperator), { mine, dispatch, hearing });
      return true;
    } catch (error) {
      const words = wordsFor(error);
      await typeFor(dispatch, botDelayMs);
      dispatch({ kind: 'said', message: local('bot', { text: words }) });
      return false;
    } finally {
      dispatch({ kind: 'typing', isTyping: false });
      dispatch({ kind: 'sending', isSending: false });
      hearing.release();
    }
  }

  function wordsFor(error: unknown): string {
    if (!(error instanceof CallError)) throw error;
    if (error.status === 0) return t('offline');
    // A visitor who writes too fast sees when to go on; all other failures look the same to them.
    return error.status === 429 && error.body.detail ? error.body.detail : t('failed');
  }

  async function rate(id: string, isHelpful: boolean): Promise<void> {
    const { token } = keptChat();
    if (!token) return;
    dispatch({ kind: 'rated', id, isHelpful });
    await call(supportApi.rateAnswer, { token, message_id: id, is_helpful: isHelpful }).catch(() => {});
  }

  /** The page of messages before the earliest that is shown. */
  async function readEarlier(): Promise<void> {
    const { token } = keptChat();
    const before = view.messages.find(({ position }) => position !== null)?.position;
    if (!token || !before) return;
    const page = await call(supportApi.earlier, { token, before }).catch(() => null);
    if (!page) return;
    hearing.know(...page.messages.map(({ id }) => id));
    dispatch({ kind: 'earlier', messages: page.messages, hasEarlier: page.has_earlier });
  }

  return { view, begin, send, rate, readEarlier };
}

type Sent = Output<typeof supportApi.send>;

async function ask(message: string, wantsOperator: boolean): Promise<Sent> {
  const unsent = unsentMessage(message, wantsOperator);
  const chat = { ...keptChat(), unsent };
  // Kept before it is sent: should the answer get lost, the same message goes on with the same conversation.
  keepChat(chat);
  const answer = await call(supportApi.send, {
    ...{ message, session_id: chat.session, ...placeOfChat() },
    ...(chat.token && { conversation_token: chat.token }),
    ...(wantsOperator && { wants_operator: true }),
    ...(unsent && { message_id: unsent.id }),
  });
  const token = answer.conversation_token ?? chat.token;
  keepChat({ session: chat.session, token, isLive: isWithPeople(answer.state) });
  return answer;
}

interface Screen {
  /** The message as it was shown on its way. */
  mine: ShownMessage;
  dispatch: Dispatch<ChatStep>;
  hearing: Hearing;
}

async function takeAnswer(answer: Sent, { mine, dispatch, hearing }: Screen): Promise<void> {
  const { response, options = [], message_id, sent_id, is_answer, conversation_token: _, ...state } = answer;
  dispatch({ kind: 'taken', localId: mine.id, id: sent_id });
  hearing.know(sent_id);
  if (response && message_id) {
    hearing.know(message_id);
    await typeFor(dispatch, replyDelayMs);
    const reply = { id: message_id, text: response, options, isAnswer: is_answer };
    dispatch({ kind: 'said', message: local('bot', reply) });
  }
  dispatch({ kind: 'state', state });
  const { token } = keptChat();
  if (token) hearing.follow(token, 0);
}

async function typeFor(dispatch: Dispatch<ChatStep>, delayMs: number): Promise<void> {
  dispatch({ kind: 'typing', isTyping: true });
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  dispatch({ kind: 'typing', isTyping: false });
}

/** Null where it can be read no more: the next message begins another. */
async function readChat(token: string): Promise<ChatHistory | null> {
  try {
    return await call(supportApi.show, { token });
  } catch (error) {
    if (error instanceof CallError && error.status === 404) forgetChat();
    return null;
  }
}
