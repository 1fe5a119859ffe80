import type { App } from '../app.ts';
import type { Schedule } from './job.ts';
import { queue } from './queue.ts';
import { takeDueSchedule } from './store.ts';

/** Queues what is due by the clock, once over all processes. Answers false: there is no more to do at once. */
export async function queueDueSchedules(app: App, schedules: readonly Schedule[]): Promise<boolean> {
  for (const { name, everyMs, job } of schedules) {
    const now = app.now();
    const next = new Date(now.getTime() + everyMs).toISOString();
    await app.database.transaction(async (tx) => {
      if (await takeDueSchedule(tx, name, now.toISOString(), next)) await queue(app, tx, job, {});
    });
  }
  return false;
}
