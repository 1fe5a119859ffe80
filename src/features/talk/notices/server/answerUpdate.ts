/** What follows from something that came to the bot, by the table of rules.ts. */

import { accountById } from '#features/accounts/account/server/accounts.ts';
import { schoolIn } from '#features/publishing/school/server/school.ts';
import type { Context } from '#server/context.ts';
import { queue } from '#server/outbox/queue.ts';
import { type Language, languages } from '#shared/i18n.ts';
import { uiTexts } from '#ui/texts.ts';
import { botAnswers, type Came, codeMinutes, type Follows, type Where } from '../rules.ts';
import { noticesTexts } from '../texts.ts';
import { answerButton, leaveChat, type TelegramMessage, type TelegramUpdate } from './providers/telegram.ts';
import { redeem } from './redeemCode.ts';
import { takeReply } from './replies.ts';
import { sayInTelegram } from './sayInTelegram.ts';
import * as store from './telegram.store.ts';
import { tellTelegramOff } from './telegramOff.ts';

/** Something that came, with the message that it is or is about. */
interface Arrival {
  came: Came;
  chatId: string;
  message: TelegramMessage;
  /** The same for the same arrival, however often it is read. */
  key: string;
  buttonId?: string;
}

/** @param told chats of strangers that have had their word in this reading */
export async function answerUpdate(ctx: Context, update: TelegramUpdate, told: Set<string>): Promise<void> {
  const arrival = arrivalOf(update);
  if (!arrival)
    return void ctx.app.log.warn({ update: update.update_id }, 'an update that was not asked for');
  const { where, answered } = await whereOf(ctx, arrival);
  const follows = botAnswers[arrival.came][where];
  if (follows === 'stranger' && told.has(arrival.chatId)) return;
  if (follows === 'stranger') told.add(arrival.chatId);
  const language = await languageOf(ctx, arrival);
  await followers[follows](ctx, { arrival, language, answered, follows });
}

/** Null for what the bot never asks for. */
export function arrivalOf(update: TelegramUpdate): Arrival | null {
  const { message, edited_message, message_reaction, callback_query, my_chat_member } = update;
  const post = update.channel_post ?? update.edited_channel_post;
  if (callback_query) {
    const chat = { id: 0, type: 'private' };
    const pressed = { message_id: 0, chat, from: callback_query.from };
    return { ...arrived('button', pressed, callback_query.id), buttonId: callback_query.id };
  }
  const about =
    message ?? edited_message ?? post ?? (my_chat_member && { ...my_chat_member, message_id: 0 }) ?? null;
  const found = about ?? (message_reaction && { ...message_reaction, from: message_reaction.user });
  if (!found) return null;
  if (post || found.chat.type === 'channel') return arrived('channel', found);
  if (found.chat.type !== 'private') return arrived('group', found);
  if (my_chat_member) {
    const isStopped = my_chat_member.new_chat_member.status === 'kicked';
    return arrived(isStopped ? 'stopped' : 'restarted', found, my_chat_member.date);
  }
  if (message_reaction) return arrived('reaction', found, `reaction ${message_reaction.date}`);
  const hasText = Boolean(found.text?.trim());
  if (edited_message) return arrived(hasText ? 'edit' : 'edited_content', found, `edit ${found.edit_date}`);
  return arrived(codeIn(found) ? 'code' : hasText ? 'text' : 'content', found);
}

function arrived(came: Came, message: TelegramMessage, mark: string | number = ''): Arrival {
  const chatId = String(message.chat.id);
  return { came, chatId, message, key: `telegram ${chatId} ${message.message_id} ${came} ${mark}`.trim() };
}

function codeIn({ text }: TelegramMessage): string | undefined {
  return /^\/start(?:@\w+)?\s+([\w-]{1,64})\s*$/.exec(text ?? '')?.[1];
}

async function whereOf(
  ctx: Context,
  { came, chatId, message }: Arrival,
): Promise<{ where: Where; answered: store.AnsweredRow | null }> {
  const [link] = await store.linksOfChat(ctx.db, chatId);
  if (!link) return { where: 'stranger', answered: null };
  const own = came === 'edit' || came === 'reaction' ? message.message_id : undefined;
  for (const messageId of [message.reply_to_message?.message_id, own]) {
    const answered = messageId && (await store.answeredMessage(ctx.db, { chatId, messageId }));
    if (answered) return { where: 'talk', answered };
  }
  return { where: message.reply_to_message ? 'other' : 'alone', answered: null };
}

async function languageOf(ctx: Context, { chatId, message: { from } }: Arrival): Promise<Language> {
  const [link] = await store.linksOfChat(ctx.db, chatId);
  const account = link && (await accountById(ctx, link.user_id));
  if (account) return account.language;
  const spoken = from?.language_code?.slice(0, 2);
  return languages.find((language) => language === spoken) ?? 'ru';
}

interface Following {
  arrival: Arrival;
  language: Language;
  answered: store.AnsweredRow | null;
  follows: Follows;
}

type Follow = (ctx: Context, following: Following) => Promise<void>;

const followers: Record<Follows, Follow> = {
  redeem: tellOfCode,
  deliver: sendOn,
  correct: sendOn,
  stranger: say,
  onlyText: say,
  notAnswerable: say,
  howToReply: say,
  linkAgain: say,
  async button(ctx, { arrival, language }) {
    const settings = ctx.app.config.telegram!;
    const { button: text } = noticesTexts.server.bot[language];
    await answerButton(settings, { id: arrival.buttonId!, text });
  },
  async switchOff(ctx, { arrival: { chatId } }) {
    const now = ctx.app.now().toISOString();
    await ctx.transaction(async (ctx) => {
      for (const { user_id: userId } of await store.linksOfChat(ctx.db, chatId))
        if (await store.switchOff(ctx.db, { userId, chatId, now }))
          await queue(ctx, tellTelegramOff, { userId, batchId: null });
    });
  },
  async leaveGroup(ctx, following) {
    await say(ctx, following);
  },
  async leaveChannel(ctx, { arrival: { chatId } }) {
    await leaveChat(ctx.app.config.telegram!, chatId);
  },
};

async function sendOn(ctx: Context, { arrival, answered }: Following): Promise<void> {
  const { message, key, chatId } = arrival;
  const { language, words } = await takeReply(ctx, {
    answered: answered!,
    message,
    editKey: arrival.came === 'edit' ? key : null,
  });
  await sayInTelegram(ctx, { chatId, key, language, ...words, about: answered });
}

async function tellOfCode(
  ctx: Context,
  { arrival: { message, chatId, key }, language }: Following,
): Promise<void> {
  const linked = await ctx.transaction((ctx) => redeem(ctx, message, codeIn(message)!));
  if (!linked)
    return sayInTelegram(ctx, { chatId, key, language, word: 'unknown', values: { minutes: codeMinutes } });
  const school = await schoolIn(ctx.db, linked);
  const values = { school: school.name ?? uiTexts.ui[linked].brand, settings: settingsOf(ctx) };
  return sayInTelegram(ctx, { chatId, key, language: linked, word: 'linked', values });
}

function say(ctx: Context, { arrival: { chatId, key }, language, follows }: Following): Promise<void> {
  const word = follows as Exclude<
    Follows,
    'redeem' | 'deliver' | 'correct' | 'switchOff' | 'leaveChannel' | 'button'
  >;
  const isLeft = follows === 'leaveGroup';
  return sayInTelegram(ctx, { chatId, key, language, word, values: { settings: settingsOf(ctx) }, isLeft });
}

function settingsOf({ app }: Context): string {
  return `${app.config.appUrl}/admin/account/notices`;
}
