/**
 * Telegram's Bot API over real HTTP, and the chat of one person with the bot as a page. The real Telegram is never
 * called.
 */
import { type Call, json, type Listening, listen, pageReply, type Reply, seeOther } from '../oauth/http.ts';
import { languageOf } from '../oauth/texts.ts';
import { STYLE } from '../yookassa/style.ts';
import { type ChatMessage, chatPage } from './page.ts';

const BOT_NAME = 'podium_demo_bot';
const MAX_MESSAGES = 500;
const MAX_LENGTH = 4096;

export interface TelegramPerson {
  id: number;
  first_name: string;
  username?: string;
}

export interface Telegram extends Listening {
  token: string;
  /** Everything written so far, oldest first. */
  messages(): ChatMessage[];
  /** Methods that were called, oldest first. */
  calls(): string[];
  /** The person writes to the bot; from a group where `type` says so. */
  write(text: string, from?: Partial<TelegramPerson> & { type?: string; replyTo?: number }): void;
  /** The person stops the bot, or starts it again. */
  block(isBlocked: boolean): void;
  /** Refuses the next messages: 429 with the seconds to wait, any other status as it is. */
  refuseNext(status: number, options?: { times?: number; retryAfter?: number }): void;
  /** Sends the next message, and breaks the connection instead of saying so. */
  loseNextAnswer(): void;
}

/** The person whose chat the page shows. */
const somebody: TelegramPerson = { id: 700100, first_name: 'Сотрудник', username: 'podium_staff' };

interface State {
  token: string;
  messages: ChatMessage[];
  calls: string[];
  updates: { update_id: number; message: Record<string, unknown> }[];
  lastUpdate: number;
  lastMessage: number;
  isBlocked: boolean;
  refusals: { status: number; retryAfter: number }[];
  lostAnswers: number;
}

export async function startTelegram(options: { token: string; port?: number }): Promise<Telegram> {
  const state: State = {
    token: options.token,
    ...{ messages: [], calls: [], updates: [], refusals: [] },
    ...{ lastUpdate: 0, lastMessage: 0, isBlocked: false, lostAnswers: 0 },
  };
  const listening = await listen({ port: options.port ?? 0 }, (call) => answer(state, call));
  return {
    ...listening,
    token: options.token,
    messages: () => [...state.messages],
    calls: () => [...state.calls],
    write: (text, from) => write(state, text, from),
    block(isBlocked) {
      state.isBlocked = isBlocked;
    },
    refuseNext(status, { times = 1, retryAfter = 5 } = {}) {
      for (let n = 0; n < times; n++) state.refusals.push({ status, retryAfter });
    },
    loseNextAnswer() {
      state.lostAnswers++;
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
}

function callMethod(state: State, method: string, given: Given): Reply {
  if (method === 'getMe') return ok({ id: 1, is_bot: true, first_name: 'Podium', username: BOT_NAME });
  if (method === 'getUpdates') {
    const { offset = 0 } = given;
    state.updates = state.updates.filter(({ update_id }) => update_id >= offset);
    return ok(state.updates.slice(0, 100));
  }
  if (method === 'sendMessage') return sendMessage(state, given);
  return refusal(404, 'Not Found');
}

function sendMessage(state: State, { chat_id, text = '' }: Given): Reply {
  const refused = state.refusals.shift();
  if (refused?.status === 429)
    return json(429, {
      ...{ ok: false, error_code: 429, description: `Too Many Requests: retry after ${refused.retryAfter}` },
      parameters: { retry_after: refused.retryAfter },
    });
  if (refused) return refusal(refused.status, 'Internal Server Error');
  if (state.isBlocked) return refusal(403, 'Forbidden: bot was blocked by the user');
  const chatId = String(chat_id ?? '');
  // The page's own chat is there from the start: a demo that was restarted goes on with it.
  const isKnown = chatId === String(somebody.id) || state.messages.some((one) => one.chatId === chatId);
  if (!isKnown) return refusal(400, 'Bad Request: chat not found');
  if (text === '') return refusal(400, 'Bad Request: message text is empty');
  if (text.length > MAX_LENGTH) return refusal(400, 'Bad Request: message is too long');
  const message_id = remember(state, { chatId, text, isFromBot: true });
  // Accepted, and the answer gets lost on its way.
  if (state.lostAnswers-- > 0) return { status: 200, type: 'application/json', body: '{"ok":tr' };
  state.lostAnswers = 0;
  return ok({ message_id, text });
}

interface Writing extends Partial<TelegramPerson> {
  type?: string;
  replyTo?: number | undefined;
}

function write(state: State, text: string, given: Writing = {}): void {
  const { type = 'private', replyTo, ...person } = given;
  const from = { ...somebody, ...person };
  const message_id = remember(state, { chatId: String(from.id), text, isFromBot: false });
  const chat = { id: from.id, type };
  const reply = replyTo !== undefined && { reply_to_message: { message_id: replyTo } };
  state.updates.push({ update_id: ++state.lastUpdate, message: { message_id, chat, from, text, ...reply } });
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
    if (call.form.has('block')) state.isBlocked = call.form.get('block') === 'yes';
    else if (text) write(state, text, { replyTo: Number(call.form.get('reply_to')) || undefined });
    return seeOther('/');
  }
  const start = call.url.searchParams.get('start');
  const messages = state.messages.filter(({ chatId }) => chatId === String(somebody.id));
  const replyTo = Number(call.url.searchParams.get('reply_to')) || null;
  const { isBlocked } = state;
  return pageReply(200, chatPage({ language, messages, start, replyTo, isBlocked, bot: BOT_NAME }));
}

function ok(result: unknown): Reply {
  return json(200, { ok: true, result });
}

function refusal(status: number, description: string): Reply {
  return json(status, { ok: false, error_code: status, description });
}
