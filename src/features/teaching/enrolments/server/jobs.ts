import { z } from 'zod';
import { type Job, job, type Schedule } from '#server/outbox/job.ts';
import { minute } from '#shared/dates.ts';
import { tellEnded } from './enrolments.ts';
import { endRowsUntil } from './store.ts';

/** Closes courses that were given for a time. The name is kept in the outbox, and older than this feature. */
const endTimed = job('learning.end_timed', z.object({}), (ctx) =>
  ctx.transaction(async (ctx) => tellEnded(ctx, await endRowsUntil(ctx.db, ctx.app.now().toISOString()))),
);

export const enrolmentsJobs: Job[] = [endTimed];
export const enrolmentsSchedules: Schedule[] = [
  { name: 'learning.end_timed', everyMs: 1 * minute, job: endTimed },
];
