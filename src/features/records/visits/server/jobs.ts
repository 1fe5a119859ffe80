import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { type Job, job, type Schedule } from '#server/outbox/job.ts';
import { hour, schoolDay } from '#shared/dates.ts';
import { anyBefore, forgetBefore } from './store.ts';

/**
 * Once a day is over nobody can be recognised by what was kept of it, not even by who reads the database's files. Runs
 * every half hour, and goes on until SQLite's log has been begun anew.
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
