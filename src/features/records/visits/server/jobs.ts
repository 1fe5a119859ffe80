import { z } from 'zod';
import { type Job, job, type Schedule } from '#server/outbox/job.ts';
import { hour, schoolDay } from '#shared/dates.ts';
import { forgetBefore } from './store.ts';

/** Once a day is over nobody can be recognised by what was kept of it. */
const forgetVisitors = job('visits.forget', z.object({}), (ctx, _, claim) =>
  ctx.transaction(async (ctx) => {
    await forgetBefore(ctx.db, schoolDay(ctx.app.now(), ctx.app.config.timeZone));
    await claim.settle(ctx.db);
  }),
);

export const visitsJobs: Job[] = [forgetVisitors];
export const visitsSchedules: Schedule[] = [
  { name: 'visits.forget', everyMs: hour / 2, job: forgetVisitors },
];
