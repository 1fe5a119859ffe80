/** Jobs of the product that were given up: what waits for the school's own hand, and how it goes on. */
import { recordAction } from '#features/records/audit/server/audit.ts';
import type { Context } from '#server/context.ts';
import { deadJobs, jobCounts, repeatDeadJob } from '#server/outbox/deadJobs.ts';
import { type FindTasks, mostTold } from '#server/tasks.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { notFound } from '#shared/errors.ts';
import type { systemApi } from '../contract.ts';
import { systemPaths } from '../paths.ts';

export const findFailed: FindTasks = async (ctx) => {
  const { total, oldest } = await deadJobs(ctx, mostTold);
  return {
    total,
    oldest: oldest.map(({ id, kind, last_error, finished_at, created_at }) => ({
      id,
      subject: [kind, last_error?.split('\n')[0]].filter(Boolean).join(': '),
      since: finished_at ?? created_at,
      path: systemPaths.jobs,
      holder: null,
    })),
  };
};

/** The oldest that were given up: more of them are one trouble, and show when these are gone. */
const mostListed = 50;

export async function listJobs(ctx: Context): Promise<Output<typeof systemApi.listJobs>> {
  const { oldest } = await deadJobs(ctx, mostListed);
  return {
    ...(await jobCounts(ctx)),
    failed: oldest.map(({ id, kind, attempts, last_error, finished_at, created_at }) => ({
      id,
      kind,
      attempts,
      error: last_error?.split('\n')[0] ?? null,
      failed_at: finished_at ?? created_at,
    })),
  };
}

/** @throws not_found where no such job was given up */
export async function repeatFailedJob(
  ctx: Context,
  { id }: ParsedInput<typeof systemApi.repeatJob>,
): Promise<Output<typeof systemApi.repeatJob>> {
  await ctx.transaction(async (ctx) => {
    const kind = await repeatDeadJob(ctx, id);
    if (kind === null) throw notFound();
    await recordAction(ctx, { action: 'job.repeated', subject: { kind: 'job', id, label: kind } });
  });
  return { queued: true };
}
