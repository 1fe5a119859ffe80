import { z } from 'zod';
import { type Job, job, type Schedule } from '#server/outbox/job.ts';
import { hour } from '#shared/dates.ts';
import { eraseUnconsented } from './guardianship.ts';
import { settleGallery } from './leaveGallery.ts';
import { applicationsMails } from './mails.ts';
import { forgetRejected } from './retention.ts';
import { forgetDrafts } from './snaps.ts';

const forget = job('applications.forget', z.object({}), async (ctx) => {
  await forgetDrafts(ctx);
  await forgetRejected(ctx);
});

export const applicationsJobs: Job[] = [...applicationsMails, eraseUnconsented, settleGallery, forget];
export const applicationsSchedules: Schedule[] = [
  { name: 'applications.forget', everyMs: 1 * hour, job: forget },
];
