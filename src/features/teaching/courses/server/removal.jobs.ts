import { z } from 'zod';
import { type Job, job, type Schedule } from '#server/outbox/job.ts';
import { day } from '#shared/dates.ts';
import { purgeDeleted } from './removal.ts';

const purgeCourses = job('courses.purge_deleted', z.object({}), purgeDeleted);

export const removalJobs: Job[] = [purgeCourses];
export const removalSchedules: Schedule[] = [
  { name: 'courses.purge_deleted', everyMs: 1 * day, job: purgeCourses },
];
