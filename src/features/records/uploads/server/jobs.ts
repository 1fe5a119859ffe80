import { z } from 'zod';
import { type Job, job, type Schedule } from '#server/outbox/job.ts';
import { hour } from '#shared/dates.ts';
import { unfinishedForMs, unusedForMs } from '../rules.ts';
import { staleUploads } from './store.ts';
import { discard } from './uploads.ts';

/** Deletes uploads that were given up, and files that nothing uses any more. */
export const clearUploads = job('uploads.clear', z.object({}), async (ctx) => {
  const before = (ms: number) => new Date(ctx.app.now().getTime() - ms).toISOString();
  for (const { id } of await staleUploads(ctx.db, before(unfinishedForMs), before(unusedForMs)))
    await discard(ctx, id);
});

export const uploadsJobs: Job[] = [clearUploads];
export const uploadsSchedules: Schedule[] = [{ name: 'uploads.clear', everyMs: 1 * hour, job: clearUploads }];
