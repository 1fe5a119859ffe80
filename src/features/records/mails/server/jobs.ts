import { z } from 'zod';
import { job, type Schedule } from '#server/outbox/job.ts';
import { day } from '#shared/dates.ts';
import { listedMs } from '../rules.ts';
import { deleteBefore } from './store.ts';

export const forget = job('mails.forget', z.object({}), async ({ app, db }) => {
  await deleteBefore(db, new Date(app.now().getTime() - listedMs).toISOString());
});

export const mailsSchedules: Schedule[] = [{ name: 'mails.forget', everyMs: 1 * day, job: forget }];
