/** Cleans the queue of times written by a clock that was ahead and has been put back. */
import { minute } from '#shared/dates.ts';
import type { App } from '../app.ts';
import { leaseFrom, longestWaitMs, type Pace } from './attempt.ts';
import * as store from './store.ts';

/** Clock skew tolerated between machines. */
const toleranceMs = 1 * minute;

/** Resets such times, so that nothing waits for them. */
export async function repairClockSkew(app: App, pace: Pace): Promise<void> {
  const now = app.now();
  const after = (ms: number) => new Date(now.getTime() + ms + toleranceMs).toISOString();
  await store.mendTimes(app.database.handle, {
    now: now.toISOString(),
    queuedAfter: after(0),
    retriedAfter: after(longestWaitMs),
    leasedAfter: after(pace.leaseMs),
    leasedUntil: leaseFrom(now, pace),
  });
  await store.mendDelays(app.database.handle, now.toISOString(), after(0));
}
