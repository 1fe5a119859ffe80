/** Answers that are mailed, and the time after which a talk is over, then nobody's. */

import { z } from 'zod';
import { findUser } from '#features/accounts/account/server/accounts.ts';
import { mail } from '#features/publishing/school/server/mail.ts';
import type { Context } from '#server/context.ts';
import { type Job, job, type Schedule } from '#server/outbox/job.ts';
import { day, hour, minute } from '#shared/dates.ts';
import { idField } from '#shared/fields.ts';
import { withoutLinks } from '#shared/plainText.ts';
import { supportTexts } from '../texts.ts';
import { anonymise } from './anonymise.ts';
import { tellWaiting } from './handingOver.ts';
import { answersAfter } from './messages.store.ts';
import { chatSettings } from './offer.ts';
import { purgeReplies } from './replies.ts';
import * as store from './store.ts';
import { inConversation } from './talk.ts';
import { endQuiet, lookAfter, lookAfterAll } from './waiting.ts';

/** Answers written within this time go in one mail. */
export const mailedTogetherMs = 1 * minute;
/** Where nobody has asked for mails, an answer is mailed once it has not been seen for this long. */
export const unseenMs = 5 * minute;
/** Answers in one mail, the latest: all of them stand in the chat. */
const mostMailed = 20;
/** Conversations in one go: the next go is an hour later. */
const batch = 500;

/** Mails what staff have written since the last mail; only what the visitor has not seen, unless mails were asked for. */
export const mailAnswers = job(
  'support.mail_answers',
  z.object({ conversationId: idField }),
  async (ctx, { conversationId }, claim) => {
    const row = await store.findConversation(ctx.db, conversationId);
    if (!row || row.anonymised_at !== null) return;
    const { mailed_position: mailed, seen_position: seen } = row;
    const after = row.mails_answers === 1 ? mailed : Math.max(mailed, seen);
    const unread = { conversationId: row.id, after, limit: mostMailed };
    const answers = await answersAfter(ctx.db, unread);
    const to = await addressOf(ctx, row);
    const last = answers.at(-1);
    if (!last || !to) return;
    // The address was typed: nobody may make the school mail a link of theirs to somebody else.
    const question = withoutLinks(row.subject);
    const values = { question, answer: answers.map(({ text }) => text).join('\n\n') };
    const { language } = row;
    const button = `${ctx.app.config.appUrl}/${language === 'ru' ? '' : language}#support`;
    await mail(ctx, { ...to, language, messages: supportTexts.server.answerMail, values, button }, claim);
    await ctx.transaction(async (ctx) => {
      await store.changeConversation(ctx.db, row.id, { mailed_position: last.position });
      await claim.settle(ctx.db);
    });
  },
);

const tidy = job('support.tidy', z.object({}), async (ctx) => {
  const before = (ms: number) => new Date(ctx.app.now().getTime() - ms).toISOString();
  const { keepDays } = await chatSettings(ctx);
  for (const { id } of await store.findQuiet(ctx.db, before(keepDays * day), batch))
    await inConversation(ctx, id, anonymise);
  // Last, since closing is one more event that would restart the time.
  await endQuiet(ctx);
  await lookAfterAll(ctx);
  await purgeReplies(ctx);
});

export const supportJobs: Job[] = [mailAnswers, tellWaiting, lookAfter, tidy];
export const supportSchedules: Schedule[] = [{ name: 'support.tidy', everyMs: 1 * hour, job: tidy }];

/** The contacts that the visitor left, else those of the account. */
async function addressOf(
  ctx: Context,
  row: store.ConversationRow,
): Promise<{ to: string; name: string } | null> {
  if (row.email) return { to: row.email, name: row.name ?? '' };
  const user = row.user_id && (await findUser(ctx.db, row.user_id));
  return user && !user.blocked_at ? { to: user.email, name: user.first_name } : null;
}
