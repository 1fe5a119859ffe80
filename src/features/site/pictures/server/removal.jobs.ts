import { z } from 'zod';
import { type Job, job, type Schedule } from '#server/outbox/job.ts';
import { day } from '#shared/dates.ts';
import { purgeDeleted } from './removal.ts';

const purge = job('site_pictures.purge_deleted', z.object({}), purgeDeleted);

export const removalJobs: Job[] = [purge];
export const removalSchedules: Schedule[] = [
  { name: 'site_pictures.purge_deleted', everyMs: 1 * day, job: purge },
];
