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
import type { Language } from '#shared/i18n.ts';
import { kindNamed } from './kinds.ts';
import type { TelegramMessage } from './providers/telegram.ts';
import * as store from './telegram.store.ts';

interface Reply {
  answered: store.AnsweredRow;
  message: TelegramMessage;
  /** Of an edit. */
  editKey: string | null;
}

interface Taken {
  language: Language;
  words: {
    word: 'replied' | 'corrected' | 'unchanged' | 'notReplied' | 'notAllowed';
    values?: { reason: string };
  };
}

/** Hands the reply on to the feature that told the news. @returns the word for its sender */
export async function takeReply(ctx: Context, { answered, message, editKey }: Reply): Promise<Taken> {
  const account = (await accountById(ctx, answered.user_id)) ?? null;
  const kind = kindNamed(featuresOf(ctx.app), answered.kind);
  const language = account?.language ?? 'ru';
  if (!account || account.blocked_at !== null || !kind?.told.reply || !roleCan(account.role, kind.permission))
    return { language, words: { word: 'notAllowed' } };
  const chatId = String(message.chat.id);
  const reply = {
    subjectId: answered.subject_id,
    text: message.text!.trim(),
    messageId: idOf(`telegram ${chatId} ${message.message_id}`),
    editId: editKey === null ? undefined : idOf(editKey),
  };
  try {
    const done = await kind.told.reply.take({ ...ctx, actor: actorOf(account) }, reply);
    // One's own answer may be answered, to add to it.
    await store.keepMessage(ctx.db, {
      ...answered,
      message_id: message.message_id,
      created_at: ctx.app.now().toISOString(),
    });
    return { language, words: { word: done === 'sent' ? 'replied' : done } };
  } catch (error) {
    return { language, words: { word: 'notReplied', values: { reason: reasonOf(error, ctx.app, account) } } };
  }
}

/** The same for the same message of Telegram: one that is read twice is one answer. */
function idOf(key: string): string {
  const hash = createHash('sha256').update(key).digest('hex');
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

function reasonOf(error: unknown, { features }: App, { language }: UserRow): string {
  if (!(error instanceof AppError)) throw error;
  const { code, details } = error;
  return errorTextsOf(features).detail(language, code, details.values);
}
