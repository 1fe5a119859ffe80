/** Everything that runs behind the scenes: jobs by kind, and work by the clock. */

import { z } from 'zod';
import { accountsJobs, accountsSchedules } from '#features/accounts/jobs.ts';
import { keepChange } from '#features/audit/jobs.ts';
import { coursesJobs } from '#features/courses/prices/jobs.ts';
import { paymentsJobs, paymentsSchedules } from '#features/payments/jobs.ts';
import { privacyJobs, privacySchedules } from '#features/privacy/jobs.ts';
import { clearLimitCounters } from '#server/limits/jobs.ts';
import { type Job, job, type Schedule } from '#server/outbox/job.ts';
import { deleteFinishedJobs } from '#server/outbox/store.ts';
import { redrawPages } from '#server/versions/jobs.ts';
import { day, hour, minute } from '#shared/dates.ts';
import { eventJobs } from './events.ts';

/** Done jobs are kept this long, for whoever wonders whether a mail went out. */
const keepDoneJobsMs = 14 * day;

const clearFinishedJobs = job('system.clear_finished_jobs', z.object({}), async (app) => {
  const before = new Date(app.now().getTime() - keepDoneJobsMs).toISOString();
  await deleteFinishedJobs(app.database.handle, before);
});

export const jobs: readonly Job[] = [
  ...accountsJobs,
  keepChange,
  ...coursesJobs,
  ...paymentsJobs,
  ...privacyJobs,
  ...eventJobs,
  redrawPages,
  clearFinishedJobs,
  clearLimitCounters,
];

export const schedules: readonly Schedule[] = [
  ...accountsSchedules,
  ...paymentsSchedules,
  ...privacySchedules,
  // Pages say what begins today or later: they are drawn anew for the school's new day, wherever its midnight is.
  { name: 'pages.redraw', everyMs: 30 * minute, job: redrawPages },
  { name: 'system.clear_finished_jobs', everyMs: 6 * hour, job: clearFinishedJobs },
  { name: 'limits.clear', everyMs: 1 * hour, job: clearLimitCounters },
];
