import { z } from 'zod';
import { job, type Schedule } from '#server/outbox/job.ts';
import { day } from '#shared/dates.ts';
import { keptSentMs, listedMs } from '../rules.ts';
import { deleteSentBefore } from './sent.store.ts';
import { deleteBefore } from './store.ts';

export const forget = job('mails.forget', z.object({}), async ({ app, db }) => {
  const before = (ms: number) => new Date(app.now().getTime() - ms).toISOString();
  await deleteBefore(db, before(listedMs));
  await deleteSentBefore(db, before(keptSentMs));
});

export const mailsSchedules: Schedule[] = [{ name: 'mails.forget', everyMs: 1 * day, job: forget }];
