/**
 * Tells one person what is due, in one message per channel: what came in quiet hours, or while the channel did not
 * work, comes together. Whether they may still see it is checked at sending.
 */
import { z } from 'zod';
import { accountById, type UserRow } from '#features/accounts/account/server/accounts.ts';
import type { Context } from '#server/context.ts';
import { type Claim, job } from '#server/outbox/job.ts';
import { queue, queueWith } from '#server/outbox/queue.ts';
import { idField } from '#shared/fields.ts';
import { answerableOf, newsText, sendNews } from './digest.ts';
import { type News, newsOf } from './news.ts';
import { sendMessage } from './providers/telegram.ts';
import { quietHoursOf } from './quiet.ts';
import { readReplies } from './readTelegram.ts';
import * as store from './store.ts';
import * as telegram from './telegram.store.ts';
import { tellTelegramOff } from './telegramOff.ts';

/** The notice of the job, and all that is due with it. */
export const deliver = job(
  'notices.deliver',
  z.object({ noticeId: idField }),
  async (ctx, { noticeId }, claim) => {
    const now = ctx.app.now();
    const batch = await ctx.transaction((ctx) => store.takeBatch(ctx.db, noticeId, now.toISOString()));
    const [first] = batch;
    if (!first) return;
    const reader = await openAccount(ctx, first.user_id);
    const delivery: Delivery = { noticeId, reader, news: reader ? await newsOf(ctx, batch, reader) : [] };
    const quietUntil = (await quietHoursOf(ctx, [first.user_id]))(first.user_id);
    if (delivery.news.length > 0 && quietUntil) return hold(ctx, { noticeId, until: quietUntil }, claim);
    const isSent =
      first.channel === 'telegram'
        ? await sendByTelegram(ctx, delivery, claim)
        : await sendByMail(ctx, delivery, claim);
    if (isSent) await finish(ctx, noticeId, claim);
  },
);

interface Delivery {
  noticeId: string;
  /** Null: no one may be notified. */
  reader: UserRow | null;
  news: News[];
}

async function openAccount(ctx: Context, userId: string): Promise<UserRow | null> {
  const account = await accountById(ctx, userId);
  return account && account.blocked_at === null ? account : null;
}

/** True: there is nothing left to do. */
async function sendByMail(ctx: Context, { reader, news }: Delivery, claim: Claim): Promise<boolean> {
  if (reader && news.length > 0) await sendNews(ctx, { reader, news }, claim);
  return true;
}

async function sendByTelegram(ctx: Context, delivery: Delivery, claim: Claim): Promise<boolean> {
  const { reader, news, noticeId } = delivery;
  const settings = ctx.app.config.telegram;
  const link = reader && (await telegram.linkOf(ctx.db, reader.id));
  if (!settings || !link || link.off_at !== null || news.length === 0) return true;
  const answerable = answerableOf(news);
  const text = newsText(ctx, { language: reader.language, news });
  await claim.handOver();
  const sent = await sendMessage(settings, { chatId: link.chat_id, text, signal: claim.signal });
  if (sent.kind === 'ok') {
    if (answerable) await expectReply(ctx, link, { ...answerable, messageId: sent.result.message_id });
    return true;
  }
  if (sent.kind === 'unknown') throw new Error(`Telegram: ${sent.reason}`);
  await claim.takeBack();
  if (sent.kind === 'refused') throw new Error(`Telegram: ${sent.reason}`);
  if (sent.kind === 'conflict') throw new Error('Telegram: a conflict with another program');
  if (sent.kind === 'later') await waitFor(ctx, { noticeId, afterMs: sent.afterMs }, claim);
  else await switchOff(ctx, { noticeId, link }, claim);
  return false;
}

/** The bot is polled while a message may come. */
async function expectReply(
  ctx: Context,
  { user_id, chat_id }: telegram.LinkRow,
  { kind, subjectId, messageId }: News & { messageId: number },
): Promise<void> {
  const created_at = ctx.app.now().toISOString();
  await ctx.transaction(async (ctx) => {
    await telegram.keepMessage(ctx.db, {
      ...{ user_id, chat_id, message_id: messageId, created_at },
      ...{ kind: kind.name, subject_id: subjectId },
    });
    await readReplies(ctx);
  });
}

/** Telegram says when; the job's own pauses would be shorter, and count as failures. */
async function waitFor(
  ctx: Context,
  { noticeId, afterMs }: { noticeId: string; afterMs: number },
  claim: Claim,
): Promise<void> {
  const runAt = new Date(ctx.app.now().getTime() + afterMs);
  await ctx.transaction(async (ctx) => {
    await queueWith(ctx, { job: deliver, payload: { noticeId }, runAt });
    await claim.settle(ctx.db);
  });
}

/** The person has blocked the bot: a mail brings the news instead, once, with how to link it again. */
async function switchOff(
  ctx: Context,
  { noticeId, link }: { noticeId: string; link: telegram.LinkRow },
  claim: Claim,
): Promise<void> {
  const now = ctx.app.now().toISOString();
  await ctx.transaction(async (ctx) => {
    await telegram.switchOff(ctx.db, { userId: link.user_id, chatId: link.chat_id, now });
    await queue(ctx, tellTelegramOff, { userId: link.user_id, batchId: noticeId });
    await store.markSent(ctx.db, noticeId, now);
    await claim.settle(ctx.db);
  });
}

/** It came too late, or is repeated in the quiet hours: all of it waits for their end. */
async function hold(
  ctx: Context,
  { noticeId, until }: { noticeId: string; until: Date },
  claim: Claim,
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await store.holdBatch(ctx.db, noticeId, until.toISOString());
    await queueWith(ctx, { job: deliver, payload: { noticeId }, runAt: until });
    await claim.settle(ctx.db);
  });
}

async function finish(ctx: Context, noticeId: string, claim: Claim): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await store.markSent(ctx.db, noticeId, ctx.app.now().toISOString());
    await claim.settle(ctx.db);
  });
}
