import { z } from 'zod';
import { mail } from '#features/publishing/school/server/mail.ts';
import { type Context, contextOf } from '#server/context.ts';
import { type Job, job, type Schedule } from '#server/outbox/job.ts';
import { queue } from '#server/outbox/queue.ts';
import { minute, schoolDay } from '#shared/dates.ts';
import { idField } from '#shared/fields.ts';
import { formatDay } from '#shared/formats.ts';
import { linkDays, remindAfterMs } from '../rules.ts';
import { guardiansTexts } from '../texts.ts';
import { holdQuestion, kindOf } from './kinds.ts';
import { issueLink, languageOf } from './links.ts';
import * as store from './store.ts';

/** Anybody can make these mails go out, to anybody: they wait after those that people ask for themselves. */
export const mailTurn = 3;
const batchSize = 100;

/** Asks the guardian; the link is made at the moment of sending. */
export const mailGuardian = job(
  'guardians.ask',
  z.object({ requestId: idField, isReminder: z.boolean() }),
  async (ctx, { requestId, isReminder }, claim) => {
    const row = await store.findRequest(ctx.db, requestId);
    if (row?.state !== 'waiting' || row.expires_at <= ctx.app.now().toISOString()) return;
    const title = await titleOf(ctx, row);
    if (title === null) return;
    await claim.takeTurn();
    const button = await issueLink(ctx, row.id);
    const values = {
      ...{ name: row.name, title, reminder: isReminder ? 'yes' : 'no', days: linkDays },
      date: formatDay(schoolDay(new Date(row.expires_at), ctx.app.config.timeZone), row.language),
    };
    const { guardian_email: to, language } = row;
    await mail(
      ctx,
      { to, language, name: '', messages: guardiansTexts.server.guardianMail, values, button },
      claim,
    );
  },
);

/** In place of a link that has ended; the request is as it was. */
export const mailNewLink = job(
  'guardians.new_link',
  z.object({ requestId: idField }),
  async (ctx, { requestId }, claim) => {
    const row = await store.findRequest(ctx.db, requestId);
    if (!row?.guardian_email) return;
    await claim.takeTurn();
    const button = await issueLink(ctx, row.id);
    const values = { name: row.name, days: linkDays };
    await mail(
      ctx,
      {
        to: row.guardian_email,
        language: languageOf(row),
        name: '',
        messages: guardiansTexts.server.newLinkMail,
        values,
        button,
      },
      claim,
    );
  },
);

/** Tells the person what happened to the question. */
export const mailAnswer = job(
  'guardians.tell',
  z.object({ requestId: idField }),
  async (ctx, { requestId }, claim) => {
    const row = await store.findRequest(ctx.db, requestId);
    const title = row && (await titleOf(ctx, row));
    if (!row?.email || !title || row.state === 'waiting' || row.state === 'withdrawn') return;
    const { email: to, language, name, state } = row;
    const messages =
      state === 'consented' ? guardiansTexts.server.agreedMail : guardiansTexts.server.endedMail;
    await mail(ctx, { to, language, name, messages, values: { title, state } }, claim);
  },
);

/** Reminds guardians once, and gives up what none of them has answered in time. */
export async function lookAfterQuestions(ctx: Context, signal: AbortSignal): Promise<void> {
  const now = ctx.app.now();
  const times = {
    now: now.toISOString(),
    askedBefore: new Date(now.getTime() - remindAfterMs).toISOString(),
  };
  for (const { id } of await store.toRemind(ctx.db, times, batchSize)) {
    signal.throwIfAborted();
    await ctx.transaction(async (ctx) => {
      if (await store.markReminded(ctx.db, id, times.now))
        await queue(ctx, mailGuardian, { requestId: id, isReminder: true });
    });
  }
  for (const row of await store.overdue(ctx.db, times.now, batchSize)) {
    signal.throwIfAborted();
    await ctx.transaction(async (ctx) => {
      // The guardian may have agreed at the last moment.
      if ((await holdQuestion(ctx, row))?.state !== 'waiting') return;
      await kindOf(ctx, row.kind).ended(ctx, row.subject_id, 'expired');
      if (await store.decide(ctx.db, { id: row.id, to: 'expired', at: times.now }))
        await queue(ctx, mailAnswer, { requestId: row.id });
    });
  }
}

const lookAfter = job('guardians.look_after', z.object({}), (ctx, _nothing, claim) =>
  lookAfterQuestions(ctx, claim.signal),
);

export const guardiansJobs: Job[] = [mailGuardian, mailNewLink, mailAnswer, lookAfter];
export const guardiansSchedules: Schedule[] = [
  { name: 'guardians.look_after', everyMs: 5 * minute, job: lookAfter },
];

/** In the language of the mail; null where the form is gone. */
async function titleOf(ctx: Context, row: store.RequestRow): Promise<string | null> {
  const reader = contextOf(ctx.app, { ...ctx.actor, language: row.language });
  return (await kindOf(ctx, row.kind).show(reader, row.subject_id))?.title ?? null;
}
