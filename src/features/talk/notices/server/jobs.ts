import { z } from 'zod';
import { type Job, job, type Schedule } from '#server/outbox/job.ts';
import { day } from '#shared/dates.ts';
import { deliver } from './delivery.ts';
import { readingJobs, readingSchedules } from './readTelegram.ts';
import { speak } from './sayInTelegram.ts';
import { deleteBefore } from './store.ts';
import { forgetMessagesBefore } from './telegram.store.ts';
import { tellTelegramOff } from './telegramOff.ts';

const keptMs = 90 * day;

const forget = job('notices.forget', z.object({}), async (ctx) => {
  const before = new Date(ctx.app.now().getTime() - keptMs).toISOString();
  await deleteBefore(ctx.db, before);
  await forgetMessagesBefore(ctx.db, before);
});

export const noticesJobs: Job[] = [deliver, tellTelegramOff, speak, forget, ...readingJobs];
export const noticesSchedules: Schedule[] = [
  { name: 'notices.forget', everyMs: 1 * day, job: forget },
  ...readingSchedules,
];
