import { z } from 'zod';
import { type Job, job, type Schedule } from '#server/outbox/job.ts';
import { hour } from '#shared/dates.ts';
import { restorableMs } from '../rules/erased.ts';
import { forgetDeleted } from './store.ts';

const forgetDeletedPeople = job('accounts.forget_deleted', z.object({}), async (ctx) => {
  const before = new Date(ctx.app.now().getTime() - restorableMs).toISOString();
  await forgetDeleted(ctx.db, before);
});

export const accountJobs: Job[] = [forgetDeletedPeople];

export const accountSchedules: Schedule[] = [
  { name: 'accounts.forget_deleted', everyMs: 1 * hour, job: forgetDeletedPeople },
];
