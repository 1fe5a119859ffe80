/** Background work: jobs by kind, and schedules. */
import type { Listener } from '#server/feature.ts';
import { type Job, job, type Schedule } from '#server/outbox/job.ts';
import { eventKind, queue } from '#server/outbox/queue.ts';
import { features } from './features.ts';

const followed = features.flatMap((feature) => feature.follows?.(features) ?? []);

export const jobs: readonly Job[] = [
  ...features.flatMap((feature) => feature.jobs ?? []),
  ...followed.flatMap(({ jobs }) => jobs),
  ...eventJobs(),
];

export const schedules: readonly Schedule[] = features.flatMap((feature) => feature.schedules ?? []);

/** An event is queued as one job that only queues its listeners' jobs, exactly once. */
function eventJobs(): Job[] {
  const own = features.flatMap((feature) => feature.listeners ?? []);
  const listeners = [...own, ...followed.flatMap(({ listeners }) => listeners)];
  return [...Map.groupBy(listeners, ({ event }) => event).values()].map(jobOfEvent);
}

function jobOfEvent(listeners: readonly Listener[]): Job {
  const { name, payload } = listeners[0]!.event;
  const followers = listeners.flatMap(({ jobs }) => jobs);
  return job(eventKind(name), payload, async (ctx, given, claim) => {
    await ctx.transaction(async (ctx) => {
      for (const follower of followers) await queue(ctx, follower, given);
      await claim.settle(ctx.db);
    });
  });
}
