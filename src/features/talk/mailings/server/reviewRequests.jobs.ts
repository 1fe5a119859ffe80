/** One mail that asks the buyer of a course for a review. */
import { z } from 'zod';
import { hasNewsletter } from '#features/accounts/consents/server/newsletter.ts';
import { hasWrittenReview } from '#features/site/reviews/server/written.ts';
import { rangesOf } from '#server/db/ranges.ts';
import { type Job, job } from '#server/outbox/job.ts';
import { queue } from '#server/outbox/queue.ts';
import { day } from '#shared/dates.ts';
import { idField } from '#shared/fields.ts';
import { markAsked, toBeAsked } from './reviewRequests.store.ts';
import { sendReviewRequest } from './studyMails.ts';

/**
 * The request goes out once this share of the lessons is done, or this long after the purchase, whichever comes first.
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
    if (await hasWrittenReview(ctx.db, userId, courseId)) return;
    await sendReviewRequest(ctx, study, claim);
  },
);

export const findReviewers = job('mailings.find_reviewers', z.object({}), async (ctx) => {
  const now = ctx.app.now();
  const from = new Date(now.getTime() - forgottenAfterMs).toISOString();
  const until = new Date(now.getTime() - askedAfterMs).toISOString();
  for await (const ids of rangesOf(ctx.db, 'enrolments')) {
    const found = await toBeAsked(ctx.db, { from, until, percent: nearlyDonePercent, ids });
    if (found.length === 0) continue;
    await ctx.transaction(async (ctx) => {
      for (const { user_id, course_id } of found)
        if (await markAsked(ctx.db, { user_id, course_id, asked_at: now.toISOString() }))
          await queue(ctx, ask, { userId: user_id, courseId: course_id });
    });
  }
});

export const reviewRequestJobs: Job[] = [ask, findReviewers];
