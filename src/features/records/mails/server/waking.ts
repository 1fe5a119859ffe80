/** One mail that leaves shows that mails go out again: those that waited are due at once. */
import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { writeIfPossible } from '#server/db/database.ts';
import { job } from '#server/outbox/job.ts';
import { queueWith } from '#server/outbox/queue.ts';
import { hurryJob } from '#server/outbox/repeating.ts';
import { hour } from '#shared/dates.ts';
import { currentStoppage } from './stoppage.ts';
import { waitingJobs } from './store.ts';

/**
 * Once an hour while the same mails wait: a server that takes one mail and refuses the next would otherwise use up the
 * tries of all that wait.
 */
const wokenEveryMs = 1 * hour;

export const wake = job('mails.wake', z.object({}), async (ctx) => {
  await ctx.transaction(async (ctx) => {
    for (const id of await waitingJobs(ctx.db)) await hurryJob(ctx, id);
  });
});

/** Called after each mail that has left; it must not fail for it, since it would be sent once more. */
export async function wakeWaiting(ctx: Context): Promise<void> {
  const stopped = await currentStoppage(ctx);
  if (!stopped) return;
  const slot = Math.floor(ctx.app.now().getTime() / wokenEveryMs);
  const task = { job: wake, payload: {}, uniqueKey: `mails.wake ${stopped.spell} ${slot}` };
  await writeIfPossible(ctx.transaction((ctx) => queueWith(ctx, task)));
}
