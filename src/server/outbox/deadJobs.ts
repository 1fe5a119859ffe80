/** The queue and the jobs that were given up, for the staff who look after the product. */
import type { Context, TxContext } from '#server/context.ts';
import { countJobs, findDead, findDeadJob, type JobRow } from './reading.store.ts';
import { repeatJob } from './repeating.ts';

/** How many jobs there are in each state. */
export async function jobCounts(ctx: Context) {
  const { queued = 0, running = 0, done = 0, dead = 0 } = await countJobs(ctx.db);
  return { queued: Number(queued), running: Number(running), done: Number(done), dead: Number(dead) };
}

/** The oldest, and how many there are. */
export function deadJobs(ctx: Context, most: number): Promise<{ total: number; oldest: JobRow[] }> {
  return findDead(ctx.db, most);
}

/** Queues it again, with all its tries. @returns its kind, or null where no such job was given up */
export async function repeatDeadJob(ctx: TxContext, id: string): Promise<string | null> {
  const job = await findDeadJob(ctx.db, id);
  return job && (await repeatJob(ctx, id)) ? job.kind : null;
}
