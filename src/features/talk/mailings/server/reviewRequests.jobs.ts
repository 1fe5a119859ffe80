/** One mail that asks the buyer of a course for a review. */
import { z } from 'zod';
import { hasNewsletter } from '#features/accounts/consents/server/newsletter.ts';
import { hasWrittenReview } from '#features/site/reviews/server/written.ts';
import { countsWithoutFilm } from '#features/teaching/lessons/server/counted.ts';
import { rangesOf } from '#server/db/ranges.ts';
import { type Job, job } from '#server/outbox/job.ts';
import { queueWith } from '#server/outbox/queue.ts';
import { day, schoolDay } from '#shared/dates.ts';
import { idField } from '#shared/fields.ts';
import { markAsked, toBeAsked } from './reviewRequests.store.ts';
import { sendReviewRequest } from './studyMails.ts';

/**
 * The request goes out once this share of the lessons is done, or this long after the purchase and the start of the
 * course, whichever comes first.
 */
const nearlyDonePercent = 90;
const askedAfterMs = 14 * day;
/** Older buyers get no request: the school may not have asked for reviews at all then. */
const forgottenAfterMs = 60 * day;

const ask = job(
  'mailings.ask_for_review',
  z.object({ userId: idField, courseId: idField }),
  async (ctx, study, claim) => {
    const { userId, courseId } = study;
    // Since it was planned they may have changed their mind, or written.
    if (!(await hasNewsletter(ctx.db, userId))) return;
    const isWritten = await hasWrittenReview(ctx.db, userId, courseId);
    if (!isWritten && !(await sendReviewRequest(ctx, study, claim))) return;
    // Spent by a mail that left, or needed no more.
    const asked_at = ctx.app.now().toISOString();
    await markAsked(ctx.db, { user_id: userId, course_id: courseId, asked_at });
  },
);

export const findReviewers = job('mailings.find_reviewers', z.object({}), async (ctx) => {
  const { timeZone } = ctx.app.config;
  const now = ctx.app.now();
  const from = new Date(now.getTime() - forgottenAfterMs);
  const until = new Date(now.getTime() - askedAfterMs);
  const search = {
    now: now.toISOString(),
    from: { moment: from.toISOString(), day: schoolDay(from, timeZone) },
    until: { moment: until.toISOString(), day: schoolDay(until, timeZone) },
    percent: nearlyDonePercent,
    withoutFilm: countsWithoutFilm(ctx.app),
  };
  const today = schoolDay(now, timeZone);
  for await (const ids of rangesOf(ctx.db, 'enrolments')) {
    const found = await toBeAsked(ctx.db, { ...search, ids });
    if (found.length === 0) continue;
    await ctx.transaction(async (ctx) => {
      for (const { user_id: userId, course_id: courseId } of found)
        await queueWith(ctx, {
          job: ask,
          payload: { userId, courseId },
          uniqueKey: `review ${userId} ${courseId} ${today}`,
        });
    });
  }
});

export const reviewRequestJobs: Job[] = [ask, findReviewers];
