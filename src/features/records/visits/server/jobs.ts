import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { type Job, job, type Schedule } from '#server/outbox/job.ts';
import { hour, schoolDay } from '#shared/dates.ts';
import { packDay } from './packed.store.ts';
import { anyBefore, forgetBefore, looseDays } from './store.ts';

/**
 * Deletes everything that could recognise a visitor once the day is over, from the bytes of the database's files too.
 * Runs every half hour until SQLite's log has restarted.
 */
export async function forgetVisitors(ctx: Context): Promise<void> {
  const today = schoolDay(ctx.app.now(), ctx.app.config.timeZone);
  await ctx.transaction(async (ctx) => {
    if (await anyBefore(ctx.db, today)) await forgetBefore(ctx.db, today);
  });
  await ctx.app.database.forgetDeleted();
}

/** Days packed by one run: the first one after an update has years to pack. */
const mostDays = 400;

/** Packs the days that are over, each in a transaction of its own; figures are the same before and after. */
export async function packEndedDays(ctx: Context): Promise<void> {
  const today = schoolDay(ctx.app.now(), ctx.app.config.timeZone);
  for (const day of await looseDays(ctx.db, today, mostDays))
    await ctx.transaction(({ db }) => packDay(db, day));
}

const packing = job('visits.pack', z.object({}), packEndedDays);
const forgetting = job('visits.forget', z.object({}), forgetVisitors);

export const visitsJobs: Job[] = [forgetting, packing];
export const visitsSchedules: Schedule[] = [
  { name: 'visits.forget', everyMs: hour / 2, job: forgetting },
  { name: 'visits.pack', everyMs: hour / 2, job: packing },
];
