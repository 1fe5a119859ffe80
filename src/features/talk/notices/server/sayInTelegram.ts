/** A word of the bot, which waits like any job until Telegram takes it. */

import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { type Job, job } from '#server/outbox/job.ts';
import { queueWith } from '#server/outbox/queue.ts';
import { createTranslator, type Language } from '#shared/i18n.ts';
import { noticesTexts } from '../texts.ts';
import { leaveChat, sendMessage } from './providers/telegram.ts';
import * as store from './telegram.store.ts';

type Words = (typeof noticesTexts.server.bot)['ru'];

interface Said {
  chatId: string;
  /** Said once for this key. */
  key: string;
  language: Language;
  word: keyof Words;
  values?: Record<string, string | number>;
  /** The message that may be answered as well, by a reply to this one. */
  about?: store.AnsweredRow | null;
  /** The bot leaves the chat afterwards. */
  isLeft?: boolean;
}

const payload = z.object({
  chatId: z.string(),
  text: z.string(),
  about: z.object({ userId: z.string(), kind: z.string(), subjectId: z.string() }).nullable(),
  isLeft: z.boolean(),
});

export const speak: Job<typeof payload> = job(
  'notices.say_in_telegram',
  payload,
  async (ctx, said, claim) => {
    const settings = ctx.app.config.telegram;
    if (!settings) return;
    const { chatId, text, about, isLeft } = said;
    await claim.handOver();
    const sent = await sendMessage(settings, { chatId, text, signal: claim.signal });
    if (sent.kind === 'unknown') throw new Error(`Telegram: ${sent.reason}`);
    if (sent.kind !== 'ok') await claim.takeBack();
    if (sent.kind === 'refused') throw new Error(`Telegram: ${sent.reason}`);
    if (sent.kind === 'later') {
      const runAt = new Date(ctx.app.now().getTime() + sent.afterMs);
      return ctx.transaction(async (ctx) => {
        await queueWith(ctx, { job: speak, payload: said, runAt });
        await claim.settle(ctx.db);
      });
    }
    if (sent.kind === 'ok' && about)
      await store.keepMessage(ctx.db, {
        chat_id: chatId,
        message_id: sent.result.message_id,
        user_id: about.userId,
        kind: about.kind,
        subject_id: about.subjectId,
        created_at: ctx.app.now().toISOString(),
      });
    if (isLeft) await leaveChat(settings, chatId);
  },
);

export async function sayInTelegram(ctx: Context, said: Said): Promise<void> {
  const { chatId, key, language, word, values = {}, about = null, isLeft = false } = said;
  const t = createTranslator({ locale: language, messages: noticesTexts.server.bot[language] });
  const text = (t as (word: string, values: object) => string)(word, values);
  const of = about && { userId: about.user_id, kind: about.kind, subjectId: about.subject_id };
  await ctx.transaction((ctx) =>
    queueWith(ctx, { job: speak, payload: { chatId, text, about: of, isLeft }, uniqueKey: key }),
  );
}
