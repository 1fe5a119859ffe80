import { z } from 'zod';
import { type Job, job, type Schedule } from '#server/outbox/job.ts';
import { day } from '#shared/dates.ts';
import { purgeDeleted } from './removal.ts';

const purgeModels = job('models.purge_deleted', z.object({}), purgeDeleted);

export const removalJobs: Job[] = [purgeModels];
export const removalSchedules: Schedule[] = [
  { name: 'models.purge_deleted', everyMs: 1 * day, job: purgeModels },
];
