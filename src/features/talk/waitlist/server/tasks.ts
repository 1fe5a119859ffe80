/** Tasks of the school. */
import { coursesOnSale } from '#features/teaching/courses/server/onSale.ts';
import { tasksOf } from '#server/tasks.ts';
import { waitlist } from '../manifest.ts';
import { waitlistPaths } from '../paths.ts';
import { countWaiting } from './store.ts';

export const waitlistTasks = tasksOf(waitlist.tasks, {
  async waitlist_untold(ctx) {
    const { count, since } = await countWaiting(ctx.db);
    if (since === null || (await coursesOnSale(ctx)).length === 0) return { total: 0, oldest: [] };
    const one = { id: 'waitlist', subject: String(count), since, path: waitlistPaths.list, holder: null };
    return { total: 1, oldest: [one] };
  },
});
