import { z } from 'zod';
import { type Job, job, type Schedule } from '#server/outbox/job.ts';
import { minute } from '#shared/dates.ts';
import { endRowsUntil } from './enrolments.store.ts';

/** Closes courses that were given for a time. */
const endTimed = job('learning.end_timed', z.object({}), (ctx) =>
  endRowsUntil(ctx.db, ctx.app.now().toISOString()),
);

export const learningJobs: Job[] = [endTimed];
export const learningSchedules: Schedule[] = [
  { name: 'learning.end_timed', everyMs: 1 * minute, job: endTimed },
];
