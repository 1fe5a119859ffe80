/** Answers that staff give in Telegram, by a reply to the bot's notice. */

import { createHash } from 'node:crypto';
import { accountById, type UserRow } from '#features/accounts/account/server/accounts.ts';
import type { Member } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import type { Context } from '#server/context.ts';
import { errorTextsOf } from '#server/errorTexts.ts';
import { featuresOf } from '#server/feature.ts';
import { roleCan } from '#shared/access.ts';
import { AppError } from '#shared/errors.ts';
import { createTranslator } from '#shared/i18n.ts';
import { noticesTexts } from '../texts.ts';
import { kindNamed } from './kinds.ts';
import { sendMessage, type TelegramSettings, type TelegramUpdate } from './providers/telegram.ts';
import { answeredMessage } from './telegram.store.ts';

type Message = NonNullable<TelegramUpdate['message']>;

/** Left unanswered where it answers nothing of ours, or comes from somebody who may no longer. */
export async function takeReply(ctx: Context, settings: TelegramSettings, message: Message): Promise<void> {
  const { chat, reply_to_message, text } = message;
  if (!reply_to_message || !text?.trim() || chat.type !== 'private') return;
  const chatId = String(chat.id);
  const answered = await answeredMessage(ctx.db, { chatId, messageId: reply_to_message.message_id });
  const account = answered && (await accountById(ctx, answered.user_id));
  const kind = answered && kindNamed(featuresOf(ctx.app), answered.kind);
  if (!account || account.blocked_at !== null || !kind || !roleCan(account.role, kind.permission)) return;
  const reply = { subjectId: answered.subject_id, text: text.trim(), messageId: idOf(chatId, message) };
  const words = await kind.told
    .reply?.({ ...ctx, actor: actorOf(account) }, reply)
    .then(() => noticesTexts.server.bot[account.language].replied)
    .catch((error: unknown) => refusalOf(error, ctx.app, account));
  if (!words) return;
  const sent = await sendMessage(settings, { chatId, text: words });
  if (sent.kind !== 'ok') ctx.app.log.warn({ ...sent }, 'the bot could not answer');
}

/** The same for the same message of Telegram: one that is read twice is one answer. */
function idOf(chatId: string, { message_id }: Message): string {
  const hash = createHash('sha256').update(`telegram ${chatId} ${message_id}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

/** As if they sat at the panel, with the rights that they have now. */
function actorOf({ id, role, email, language }: UserRow): Member {
  return {
    ...{ kind: 'member', id, role, email, language },
    ...{ sessionId: 'telegram', address: 'telegram', userAgent: 'Telegram' },
  };
}

function refusalOf(error: unknown, { features }: App, { language }: UserRow): string {
  if (!(error instanceof AppError)) throw error;
  const { code, details } = error;
  const reason = errorTextsOf(features).detail(language, code, details.values);
  return createTranslator({ locale: language, messages: noticesTexts.server.bot[language] })('notReplied', {
    reason,
  });
}
