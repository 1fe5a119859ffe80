/**
 * Linking a Telegram account: the panel makes a code, the person sends it to the bot, and the bot's messages are read
 * while a code is open, no longer.
 */

import { z } from 'zod';
import { accountById } from '#features/accounts/account/server/accounts.ts';
import { schoolIn } from '#features/publishing/school/server/school.ts';
import { awaitsStaff } from '#features/talk/support/server/staffNews.ts';
import { member } from '#server/actor.ts';
import type { Context, TxContext } from '#server/context.ts';
import { type Job, job } from '#server/outbox/job.ts';
import { queue, queueWith } from '#server/outbox/queue.ts';
import { hashToken, newToken } from '#server/tokens.ts';
import type { Output } from '#shared/contract.ts';
import { day, minute, second } from '#shared/dates.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { cut } from '#shared/graphemes.ts';
import { createTranslator, type Language } from '#shared/i18n.ts';
import { uiTexts } from '#ui/texts.ts';
import type { noticesApi } from '../contract.ts';
import { noticeErrors } from '../errors.ts';
import { codeMinutes } from '../rules.ts';
import { noticesTexts } from '../texts.ts';
import {
  getBot,
  getUpdates,
  sendMessage,
  type TelegramSettings,
  type TelegramUpdate,
} from './providers/telegram.ts';
import { takeReply } from './replies.ts';
import * as store from './telegram.store.ts';

/** Somebody stands before the panel and waits. */
const askAgainMs = 2 * second;
/** A visitor waits for a reply of the staff. */
const askForRepliesMs = 5 * second;
/** Staff who were notified earlier than that answer in the panel. */
const answeredWithinMs = 1 * day;

/** A code for the caller; the former one is void. @throws not_found without a bot, telegram_away */
export async function startLink(ctx: Context): Promise<Output<typeof noticesApi.startLink>> {
  const settings = ctx.app.config.telegram;
  if (!settings) throw notFound();
  const bot = await getBot(settings);
  if (bot.kind !== 'ok') {
    ctx.app.log.warn({ ...bot }, 'Telegram does not answer as it should: is TELEGRAM_BOT_TOKEN right?');
    throw new AppError(noticeErrors.telegram_away);
  }
  const code = newToken();
  const expiresAt = new Date(ctx.app.now().getTime() + codeMinutes * minute);
  await ctx.transaction(async (ctx) => {
    const { id } = member(ctx.actor);
    await store.saveCode(ctx.db, {
      code_hash: hashToken(code),
      user_id: id,
      expires_at: expiresAt.toISOString(),
    });
    await queue(ctx, readMessages, {});
  });
  const { username } = bot.result;
  return {
    address: `${settings.chatUrl}/${username}?start=${code}`,
    bot: username,
    command: `/start ${code}`,
    expires_at: expiresAt.toISOString(),
  };
}

/**
 * Reads what people wrote to the bot, and keeps reading while a code is open. Reading twice changes nothing: a code
 * works once, and Telegram forgets a message when asked for the next ones.
 */
const readMessages: Job<z.ZodObject<Record<never, never>>> = job(
  'notices.read_telegram',
  z.object({}),
  async (ctx, _nothing, claim) => {
    const settings = ctx.app.config.telegram;
    if (!settings) return;
    await readAll(ctx, settings);
    const now = ctx.app.now();
    await ctx.transaction(async (ctx) => {
      if (await store.isCodeOpen(ctx.db, now.toISOString()))
        await queueWith(ctx, { job: readMessages, payload: {}, runAt: new Date(now.getTime() + askAgainMs) });
      else if (await mayBeAnswered(ctx)) await readReplies(ctx);
      await claim.settle(ctx.db);
    });
  },
);

export const linkingJobs: Job[] = [readMessages];

/** Someone was notified of a visitor here, and a visitor still waits. */
async function mayBeAnswered(ctx: TxContext): Promise<boolean> {
  const since = new Date(ctx.app.now().getTime() - answeredWithinMs).toISOString();
  return (await store.hasMessageSince(ctx.db, since)) && (await awaitsStaff(ctx.db, since));
}

/** Asks the bot for replies in a moment; once, however many are awaited. */
export async function readReplies(ctx: TxContext): Promise<void> {
  const turn = Math.floor(ctx.app.now().getTime() / askForRepliesMs) + 1;
  const runAt = new Date(turn * askForRepliesMs);
  await queueWith(ctx, { job: readMessages, payload: {}, runAt, uniqueKey: `notices.read_replies ${turn}` });
}

/** A failure, such as another process that reads at this moment, is left to the next time. */
async function readAll(ctx: Context, settings: TelegramSettings): Promise<void> {
  for (let offset: number | null = null; ; ) {
    const read = await getUpdates(settings, offset);
    if (read.kind !== 'ok')
      return void ctx.app.log.warn({ ...read }, 'the messages to the bot cannot be read');
    const last = read.result.at(-1);
    if (!last) return;
    for (const update of read.result) await answerTo(ctx, settings, update);
    offset = last.update_id + 1;
  }
}

/** Anything but a code or a reply, in a private chat, is left unanswered. */
async function answerTo(
  ctx: Context,
  settings: TelegramSettings,
  { message }: TelegramUpdate,
): Promise<void> {
  if (message?.reply_to_message) return takeReply(ctx, settings, message);
  const code = /^\/start(?:@\w+)?\s+([\w-]{1,64})\s*$/.exec(message?.text ?? '')?.[1];
  if (!message || !code || message.chat.type !== 'private') return;
  const language = await ctx.transaction((ctx) => redeem(ctx, message, code));
  const school = await schoolIn(ctx.db, language ?? 'ru');
  const t = createTranslator({
    locale: language ?? 'ru',
    messages: noticesTexts.server.bot[language ?? 'ru'],
  });
  const text = language
    ? t('linked', {
        school: school.name ?? uiTexts.ui[language].brand,
        settings: `${ctx.app.config.appUrl}/admin/account/notices`,
      })
    : t('unknown', { minutes: codeMinutes });
  const sent = await sendMessage(settings, { chatId: String(message.chat.id), text });
  if (sent.kind !== 'ok') ctx.app.log.warn({ ...sent }, 'the bot could not answer');
}

/** Links the chat to the owner of the code and returns their language; null for a code that opens nothing. */
async function redeem(
  ctx: TxContext,
  { chat, from }: NonNullable<TelegramUpdate['message']>,
  code: string,
): Promise<Language | null> {
  const now = ctx.app.now().toISOString();
  const userId = await store.redeemCode(ctx.db, { codeHash: hashToken(code), now });
  const account = userId && (await accountById(ctx, userId));
  if (!account || account.blocked_at !== null) return null;
  const { username, first_name = '', last_name = '' } = from ?? {};
  const name = username ? `@${username}` : `${first_name} ${last_name}`.trim();
  await store.saveLink(ctx.db, {
    ...{ user_id: account.id, chat_id: String(chat.id), name: cut(name, 200) },
    ...{ linked_at: now, off_at: null },
  });
  return account.language;
}
