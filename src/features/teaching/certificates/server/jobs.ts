import { z } from 'zod';
import { addressConfirmed } from '#features/accounts/account/contract.ts';
import { courseCompleted } from '#features/teaching/learning/contract.ts';
import type { Context } from '#server/context.ts';
import { rangesOf } from '#server/db/ranges.ts';
import { type Job, job, type Schedule } from '#server/outbox/job.ts';
import { queue } from '#server/outbox/queue.ts';
import { hour } from '#shared/dates.ts';
import { issueCertificate, missingCertificates } from './issueCertificate.ts';
import { sendCertificate } from './mail.jobs.ts';

/** Follows from the last lesson of a course, and from staff who issue what is missing. */
export const issueCertificateJob = job(
  'certificates.issue',
  courseCompleted.payload,
  async (ctx, completion, claim) => {
    await ctx.transaction(async (ctx) => {
      await issueCertificate(ctx, completion);
      await claim.settle(ctx.db);
    });
  },
);

/** Courses that were completed before the address was confirmed. */
export const issueWaiting = job(
  'certificates.issue_waiting',
  addressConfirmed.payload,
  async (ctx, { userId }, claim) => {
    const missing = await missingCertificates(ctx, { userId });
    await ctx.transaction(async (ctx) => {
      for (const completion of missing) await issueCertificate(ctx, completion);
      await claim.settle(ctx.db);
    });
  },
);

/**
 * Finds what no event announced: two last lessons done at the same instant, a lesson taken out of the course, a name
 * that was missing.
 */
export const issueOverlooked = job('certificates.issue_overlooked', z.object({}), async (ctx) => {
  await issueMissing(ctx);
});

export const certificatesJobs: Job[] = [issueCertificateJob, issueWaiting, issueOverlooked, sendCertificate];
export const certificatesSchedules: Schedule[] = [
  { name: 'certificates.issue_overlooked', everyMs: hour, job: issueOverlooked },
];

/** Issues by jobs what completed courses still lack. @returns how many are on their way, and how many cannot be */
export async function issueMissing(ctx: Context): Promise<{ queued: number; waiting: number }> {
  const counts = { queued: 0, waiting: 0 };
  for await (const ids of rangesOf(ctx.db, 'enrolments')) {
    const missing = await missingCertificates(ctx, { ids });
    if (missing.length === 0) continue;
    const ready = missing.filter(({ obstacle }) => obstacle === null);
    await ctx.transaction(async (ctx) => {
      for (const { userId, courseId } of ready) await queue(ctx, issueCertificateJob, { userId, courseId });
    });
    counts.queued += ready.length;
    counts.waiting += missing.length - ready.length;
  }
  return counts;
}
