import { z } from 'zod';
import { type Job, job, type Schedule } from '#server/outbox/job.ts';
import { hour } from '#shared/dates.ts';
import { addUp } from './sums.store.ts';

/** For their number alone: what they come to is the same before and after. */
export const addUpSums = job('learning.add_up_sums', z.object({}), (ctx) =>
  ctx.transaction(({ db }) => addUp(db)),
);

export const learningJobs: Job[] = [addUpSums];
export const learningSchedules: Schedule[] = [
  { name: 'learning.add_up_sums', everyMs: hour / 2, job: addUpSums },
];
