import { contextOf } from '#server/context.ts';
import type { App } from '../app.ts';
import type { Schedule } from './job.ts';
import { queue } from './queue.ts';
import { takeDueSchedule } from './schedules.store.ts';

/**
 * Queues jobs whose schedule is due, once over all processes. @returns false: there is no more to do at once
 */
export async function queueDueSchedules(app: App, schedules: readonly Schedule[]): Promise<boolean> {
  for (const { name, everyMs, job } of schedules) {
    const now = app.now();
    const next = new Date(now.getTime() + everyMs).toISOString();
    await contextOf(app).transaction(async (ctx) => {
      if (await takeDueSchedule(ctx.db, { name, now: now.toISOString(), next })) await queue(ctx, job, {});
    });
  }
  return false;
}
