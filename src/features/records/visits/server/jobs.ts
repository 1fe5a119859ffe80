import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { type Job, job, type Schedule } from '#server/outbox/job.ts';
import { hour, schoolDay } from '#shared/dates.ts';
import { anyBefore, forgetBefore } from './store.ts';

/**
 * Deletes what could recognise a visitor once the day is over, from the bytes of the database's files as well. Runs every
 * half hour, until SQLite's log has begun anew.
 */
export async function forgetVisitors(ctx: Context): Promise<void> {
  const today = schoolDay(ctx.app.now(), ctx.app.config.timeZone);
  await ctx.transaction(async (ctx) => {
    if (await anyBefore(ctx.db, today)) await forgetBefore(ctx.db, today);
  });
  await ctx.app.database.forgetDeleted();
}

const forgetting = job('visits.forget', z.object({}), forgetVisitors);

export const visitsJobs: Job[] = [forgetting];
export const visitsSchedules: Schedule[] = [{ name: 'visits.forget', everyMs: hour / 2, job: forgetting }];
