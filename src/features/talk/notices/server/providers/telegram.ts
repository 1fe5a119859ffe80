/** Telegram's Bot API (core.telegram.org/bots/api). The address of a call holds the token: it is never logged. */

import { z } from 'zod';
import type { Config } from '#server/config.ts';
import { networkReason, parseJson } from '#server/outsideAnswers.ts';
import { givesUpAfter } from '#server/patience.ts';
import { second } from '#shared/dates.ts';
import { cut } from '#shared/graphemes.ts';

export type TelegramSettings = NonNullable<Config['telegram']>;

/** Longer than the client's own limit for a connection, whose end says that nothing was sent. */
const timeoutMs = 20 * second;
/** Characters of a message, in UTF-16 as Telegram counts them. */
export const maxMessage = 4096;

/**
 * `gone`: the bot may not write there, now or ever. `later`: not for this many seconds. `refused`: nothing was done,
 * and the reason may pass. `conflict`: another program gets the messages. `unknown`: it may have been done.
 */
export type TelegramResult<T> =
  | { kind: 'ok'; result: T }
  | { kind: 'gone' }
  | { kind: 'later'; afterMs: number }
  | { kind: 'conflict'; with: 'webhook' | 'reader' }
  | { kind: 'refused' | 'unknown'; reason: string };

const answer = z.object({
  ok: z.boolean(),
  result: z.unknown().optional(),
  error_code: z.number().optional(),
  description: z.string().optional(),
  parameters: z.object({ retry_after: z.number().nonnegative().optional() }).optional(),
});

const bot = z.object({ username: z.string() });

const person = z.object({
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  username: z.string().optional(),
  language_code: z.string().optional(),
});
const chat = z.object({ id: z.number(), type: z.string() });

const message = z.object({
  message_id: z.number(),
  date: z.number().optional(),
  edit_date: z.number().optional(),
  chat,
  from: person.optional(),
  text: z.string().optional(),
  reply_to_message: z.object({ message_id: z.number() }).optional(),
});
export type TelegramMessage = z.output<typeof message>;

/** What the bot asks for. Anything else is never delivered, but for a moment after this list has changed. */
const askedFor = [
  'message',
  'edited_message',
  'channel_post',
  'edited_channel_post',
  'message_reaction',
  'callback_query',
  'my_chat_member',
] as const;

const update = z.object({
  update_id: z.number(),
  message: message.optional(),
  edited_message: message.optional(),
  channel_post: message.optional(),
  edited_channel_post: message.optional(),
  message_reaction: z
    .object({ chat, message_id: z.number(), date: z.number(), user: person.optional() })
    .optional(),
  callback_query: z.object({ id: z.string(), from: person }).optional(),
  my_chat_member: z
    .object({ chat, from: person, date: z.number(), new_chat_member: z.object({ status: z.string() }) })
    .optional(),
});
export type TelegramUpdate = z.output<typeof update>;

/** One that is not as documented is passed over: it must not keep the others from being read. */
const updates = z.array(z.object({ update_id: z.number() }).loose()).transform((all) =>
  all.map((one): TelegramUpdate => {
    const read = update.safeParse(one);
    return read.success ? read.data : { update_id: one.update_id };
  }),
);

export function getBot(settings: TelegramSettings): Promise<TelegramResult<{ username: string }>> {
  return call(settings, { method: 'getMe', body: {}, result: bot });
}

/** Messages to the bot; with `offset`, earlier ones are done with, and never sent again. */
export function getUpdates(
  settings: TelegramSettings,
  offset: number | null,
): Promise<TelegramResult<TelegramUpdate[]>> {
  const body = { timeout: 0, allowed_updates: askedFor, ...(offset !== null && { offset }) };
  return call(settings, { method: 'getUpdates', body, result: updates });
}

/** Plain text; addresses in it become links without a preview. */
export function sendMessage(
  settings: TelegramSettings,
  { chatId, text, signal }: { chatId: string; text: string; signal?: AbortSignal },
): Promise<TelegramResult<{ message_id: number }>> {
  const body = {
    chat_id: chatId,
    text: cut(text, maxMessage),
    link_preview_options: { is_disabled: true },
  };
  return call(settings, {
    method: 'sendMessage',
    body,
    result: z.object({ message_id: z.number() }),
    signal,
  });
}

/** Where another program gets the messages to the bot; null while nothing but asking brings them. */
export async function getWebhook(settings: TelegramSettings): Promise<TelegramResult<string | null>> {
  const result = z.object({ url: z.string() });
  const read = await call(settings, { method: 'getWebhookInfo', body: {}, result });
  return read.kind === 'ok' ? { kind: 'ok', result: read.result.url || null } : read;
}

/** A group or a channel, where the bot has nothing to say. */
export function leaveChat(settings: TelegramSettings, chatId: string): Promise<TelegramResult<unknown>> {
  return call(settings, { method: 'leaveChat', body: { chat_id: chatId }, result: z.unknown() });
}

/** A word above the chat for whoever pressed a button. */
export function answerButton(
  settings: TelegramSettings,
  { id, text }: { id: string; text: string },
): Promise<TelegramResult<unknown>> {
  const body = { callback_query_id: id, text, show_alert: true };
  return call(settings, { method: 'answerCallbackQuery', body, result: z.unknown() });
}

interface Call<T> {
  method: string;
  body: unknown;
  result: z.ZodType<T>;
  signal?: AbortSignal | undefined;
}

async function call<T>(
  { url, token }: TelegramSettings,
  { method, body, result, signal }: Call<T>,
): Promise<TelegramResult<T>> {
  const limit = givesUpAfter(timeoutMs);
  try {
    const response = await fetch(`${url}/bot${token}/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
    });
    return readAnswer(response.status, await response.text(), result);
  } catch (error) {
    const reason = networkReason(error);
    return { kind: unsent.has(reason) ? 'refused' : 'unknown', reason };
  }
}

/** Without a connection nothing was sent. */
const unsent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

function readAnswer<T>(status: number, text: string, result: z.ZodType<T>): TelegramResult<T> {
  const parsed = answer.safeParse(parseJson(text));
  // An answer that is not Telegram's own, such as that of a proxy, says nothing about what Telegram did.
  if (!parsed.success) return { kind: 'unknown', reason: `HTTP ${status}, unreadable` };
  const { ok, description = '', parameters } = parsed.data;
  if (ok) {
    const read = result.safeParse(parsed.data.result);
    return read.success
      ? { kind: 'ok', result: read.data }
      : { kind: 'unknown', reason: 'the answer is not what was asked for' };
  }
  if (status === 429) return { kind: 'later', afterMs: (parameters?.retry_after ?? 30) * second };
  if (status === 403 || (status === 400 && /chat not found/i.test(description))) return { kind: 'gone' };
  if (status === 409) return { kind: 'conflict', with: /webhook/i.test(description) ? 'webhook' : 'reader' };
  return { kind: 'refused', reason: `HTTP ${status} ${description}`.trim().slice(0, 200) };
}
