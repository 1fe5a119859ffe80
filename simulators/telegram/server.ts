/**
 * Telegram's Bot API over real HTTP, as documented (docs/simulators.md), and the chat of one person with the bot as a page.
 * The real Telegram is never called.
 */
import { type Call, json, type Listening, listen, pageReply, type Reply, seeOther } from '../oauth/http.ts';
import { languageOf } from '../oauth/texts.ts';
import { STYLE } from '../yookassa/style.ts';
import { type ChatMessage, chatPage } from './page.ts';
import { arrive, deliver, type Queue, type UpdateKind } from './updates.ts';

const BOT_NAME = 'podium_demo_bot';
const MAX_MESSAGES = 500;
/** In UTF-16, as JavaScript counts. */
const MAX_LENGTH = 4096;

export interface TelegramPerson {
  id: number;
  first_name: string;
  username?: string;
  language_code?: string;
}

interface Writing extends Partial<TelegramPerson> {
  /** Of the chat: private unless given. */
  type?: string;
  replyTo?: number | undefined;
}

export interface Telegram extends Listening {
  token: string;
  /** Everything written so far, oldest first. */
  messages(): ChatMessage[];
  /** Methods that were called, oldest first. */
  calls(): string[];
  /** The person writes to the bot; from a group where `type` says so. @returns the message's id */
  write(text: string, from?: Writing): number;
  /** The person sends anything but a text, as the fields of a message that hold it: `{ voice: { … } }`. */
  send(content: Record<string, unknown>, from?: Writing): number;
  /** The person edits a message of theirs. */
  edit(messageId: number, to: string | Record<string, unknown>, from?: Writing): void;
  /** Any other update that the API documents, by its name. */
  happen(kind: UpdateKind, about: Record<string, unknown>): void;
  /** The person stops the bot, or starts it again. */
  block(isBlocked: boolean, from?: Partial<TelegramPerson>): void;
  /** Refuses the next messages: 429 with the seconds to wait, any other status as it is. */
  refuseNext(status: number, options?: { times?: number; retryAfter?: number }): void;
  /** Sends the next message, and breaks the connection instead of saying so. */
  loseNextAnswer(): void;
  /** Another program takes the updates: by a webhook, or by asking at the same moment. Null: nobody does. */
  takeAway(by: 'webhook' | 'reader' | null): void;
  /** Updates that nobody has read. */
  pending(): number;
  /** The time by which updates grow old; that of the machine unless given. */
  useClock(now: () => number): void;
}

/** The person whose chat the page shows. */
const somebody: TelegramPerson = { id: 700100, first_name: 'Сотрудник', username: 'podium_staff' };

interface State {
  token: string;
  messages: ChatMessage[];
  calls: string[];
  queue: Queue;
  webhook: string;
  isReadByAnother: boolean;
  lastMessage: number;
  blockedBy: Set<string>;
  refusals: { status: number; retryAfter: number }[];
  lostAnswers: number;
  leftChats: Set<string>;
}

export async function startTelegram(options: { token: string; port?: number }): Promise<Telegram> {
  const state: State = {
    token: options.token,
    messages: [],
    calls: [],
    queue: { updates: [], last: 0, allowed: null, now: Date.now },
    webhook: '',
    isReadByAnother: false,
    lastMessage: 0,
    blockedBy: new Set(),
    refusals: [],
    lostAnswers: 0,
    leftChats: new Set(),
  };
  const listening = await listen({ port: options.port ?? 0 }, (call) => answer(state, call));
  return {
    ...listening,
    token: options.token,
    messages: () => [...state.messages],
    calls: () => [...state.calls],
    write: (text, from) => write(state, { text }, from),
    send: (content, from) => write(state, content, from),
    edit: (messageId, to, from) => edit(state, { messageId, to }, from),
    happen: (kind, about) => arrive(state.queue, kind, about),
    block: (isBlocked, from) => block(state, isBlocked, from),
    refuseNext(status, { times = 1, retryAfter = 5 } = {}) {
      for (let n = 0; n < times; n++) state.refusals.push({ status, retryAfter });
    },
    loseNextAnswer() {
      state.lostAnswers++;
    },
    takeAway(by) {
      state.webhook = by === 'webhook' ? 'https://other.example/telegram' : '';
      state.isReadByAnother = by === 'reader';
    },
    pending: () => state.queue.updates.length,
    useClock(now) {
      state.queue.now = now;
    },
  };
}

function answer(state: State, call: Call): Reply {
  const { pathname } = call.url;
  if (pathname === '/style.css') return { status: 200, type: 'text/css; charset=utf-8', body: STYLE };
  const [, token, method] = /^\/bot([^/]+)\/(\w+)$/.exec(pathname) ?? [];
  if (token === undefined || method === undefined) return showChat(state, call);
  if (token !== state.token) return refusal(401, 'Unauthorized');
  state.calls.push(method);
  return callMethod(state, method, call.body ? (JSON.parse(call.body) as Given) : {});
}

interface Given {
  chat_id?: string | number;
  text?: string;
  offset?: number;
  limit?: number;
  allowed_updates?: UpdateKind[];
  callback_query_id?: string;
  url?: string;
}

function callMethod(state: State, method: string, given: Given): Reply {
  switch (method) {
    case 'getMe':
      return ok({ id: 1, is_bot: true, first_name: 'Podium', username: BOT_NAME });
    case 'getUpdates':
      return getUpdates(state, given);
    case 'setWebhook':
    case 'deleteWebhook':
      state.webhook = method === 'setWebhook' ? (given.url ?? '') : '';
      return ok(true);
    case 'getWebhookInfo':
      return ok({
        url: state.webhook,
        has_custom_certificate: false,
        pending_update_count: state.queue.updates.length,
      });
    case 'sendMessage':
      return sendMessage(state, given);
    case 'answerCallbackQuery':
      return answerCallbackQuery(state, given);
    case 'leaveChat':
      state.leftChats.add(String(given.chat_id));
      return ok(true);
    default:
      return refusal(404, 'Not Found');
  }
}

function getUpdates(state: State, given: Given): Reply {
  if (state.webhook !== '')
    return refusal(
      409,
      "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
    );
  if (state.isReadByAnother)
    return refusal(
      409,
      'Conflict: terminated by other getUpdates request; make sure that only one bot instance is running',
    );
  return ok(deliver(state.queue, given));
}

function answerCallbackQuery(state: State, { callback_query_id = '', text = '' }: Given): Reply {
  if (callback_query_id === '')
    return refusal(400, 'Bad Request: query is too old and response timeout expired');
  if (text.length > 200) return refusal(400, 'Bad Request: MESSAGE_TOO_LONG');
  remember(state, { chatId: `button ${callback_query_id}`, text, isFromBot: true });
  return ok(true);
}

function sendMessage(state: State, { chat_id, text = '' }: Given): Reply {
  const refused = state.refusals.shift();
  if (refused?.status === 429)
    return json(429, {
      ok: false,
      error_code: 429,
      description: `Too Many Requests: retry after ${refused.retryAfter}`,
      parameters: { retry_after: refused.retryAfter },
    });
  if (refused) return refusal(refused.status, 'Internal Server Error');
  const chatId = String(chat_id ?? '');
  if (state.blockedBy.has(chatId)) return refusal(403, 'Forbidden: bot was blocked by the user');
  if (state.leftChats.has(chatId)) return refusal(403, 'Forbidden: bot is not a member of the group chat');
  // The page's own chat is there from the start: a demo that was restarted goes on with it.
  const isKnown = chatId === String(somebody.id) || state.messages.some((one) => one.chatId === chatId);
  if (!isKnown) return refusal(400, 'Bad Request: chat not found');
  if (text.trim() === '') return refusal(400, 'Bad Request: message text is empty');
  if (text.length > MAX_LENGTH) return refusal(400, 'Bad Request: message is too long');
  const message_id = remember(state, { chatId, text, isFromBot: true });
  // Accepted, and the answer gets lost on its way.
  if (state.lostAnswers-- > 0) return { status: 200, type: 'application/json', body: '{"ok":tr' };
  state.lostAnswers = 0;
  const chat = { id: Number(chatId), type: Number(chatId) < 0 ? 'group' : 'private' };
  return ok({ message_id, date: secondsOf(state), chat, text });
}

function write(state: State, content: Record<string, unknown>, given: Writing = {}): number {
  const { from, chat, replyTo } = placeOf(given);
  const { text } = content;
  if (typeof text === 'string' && text.length > MAX_LENGTH)
    throw new Error('Telegram lets nobody send more than 4096 characters in one message');
  const chatId = String(chat.id);
  const message_id = remember(state, { chatId, text: shownAs(content), isFromBot: false });
  const reply = replyTo !== undefined && { reply_to_message: { message_id: replyTo, date: 1, chat } };
  arrive(state.queue, chat.type === 'channel' ? 'channel_post' : 'message', {
    message_id,
    date: secondsOf(state),
    chat,
    ...(chat.type !== 'channel' && { from }),
    ...content,
    ...reply,
  });
  return message_id;
}

function edit(
  state: State,
  { messageId, to }: { messageId: number; to: string | Record<string, unknown> },
  given: Writing = {},
): void {
  const { from, chat, replyTo } = placeOf(given);
  const content = typeof to === 'string' ? { text: to } : to;
  state.messages = state.messages.map((one) =>
    one.id === messageId ? { ...one, text: shownAs(content) } : one,
  );
  const reply = replyTo !== undefined && { reply_to_message: { message_id: replyTo, date: 1, chat } };
  const isPost = chat.type === 'channel';
  arrive(state.queue, isPost ? 'edited_channel_post' : 'edited_message', {
    message_id: messageId,
    date: secondsOf(state),
    edit_date: secondsOf(state),
    chat,
    ...(!isPost && { from }),
    ...content,
    ...reply,
  });
}

function block(state: State, isBlocked: boolean, given: Partial<TelegramPerson> = {}): void {
  const { from, chat } = placeOf(given);
  if (isBlocked) state.blockedBy.add(String(chat.id));
  else state.blockedBy.delete(String(chat.id));
  const user = { id: 1, is_bot: true, first_name: 'Podium', username: BOT_NAME };
  arrive(state.queue, 'my_chat_member', {
    chat,
    from,
    date: secondsOf(state),
    old_chat_member: { status: isBlocked ? 'member' : 'kicked', user },
    new_chat_member: { status: isBlocked ? 'kicked' : 'member', user },
  });
}

function placeOf({ type = 'private', replyTo, ...person }: Writing) {
  const from = { ...somebody, is_bot: false, ...person };
  return { from, chat: { id: from.id, type }, replyTo };
}

function shownAs(content: Record<string, unknown>): string {
  return typeof content.text === 'string' ? content.text : `[${Object.keys(content).join(', ')}]`;
}

function secondsOf({ queue }: State): number {
  return Math.floor(queue.now() / 1000);
}

function remember(state: State, message: Omit<ChatMessage, 'id'>): number {
  const id = ++state.lastMessage;
  state.messages.push({ ...message, id });
  if (state.messages.length > MAX_MESSAGES) state.messages.shift();
  return id;
}

/** The person's side: what was written, a field to write, a button to stop the bot. */
function showChat(state: State, call: Call): Reply {
  const language = languageOf(call.url.searchParams.get('lang'), call.language);
  if (call.method === 'POST') {
    const text = call.form.get('text')?.trim();
    if (call.form.has('block')) block(state, call.form.get('block') === 'yes');
    else if (text) write(state, { text }, { replyTo: Number(call.form.get('reply_to')) || undefined });
    return seeOther('/');
  }
  const start = call.url.searchParams.get('start');
  const messages = state.messages.filter(({ chatId }) => chatId === String(somebody.id));
  const replyTo = Number(call.url.searchParams.get('reply_to')) || null;
  const isBlocked = state.blockedBy.has(String(somebody.id));
  return pageReply(200, chatPage({ language, messages, start, replyTo, isBlocked, bot: BOT_NAME }));
}

function ok(result: unknown): Reply {
  return json(200, { ok: true, result });
}

function refusal(status: number, description: string): Reply {
  return json(status, { ok: false, error_code: status, description });
}
