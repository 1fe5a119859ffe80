/** What a clock that was ahead, and was put back, has left behind in the queue. */
import { minute } from '#shared/dates.ts';
import type { App } from '../app.ts';
import { leaseFrom, longestWaitMs, type Pace } from './attempt.ts';
import * as store from './store.ts';

/** Clocks of several machines differ a little. */
const toleranceMs = 1 * minute;

/** Nothing waits for the time that the clock once showed. */
export async function forgetOtherClocks(app: App, pace: Pace): Promise<void> {
  const now = app.now();
  const after = (ms: number) => new Date(now.getTime() + ms + toleranceMs).toISOString();
  await store.mendTimes(app.database.handle, {
    now: now.toISOString(),
    queuedAfter: after(0),
    retriedAfter: after(longestWaitMs),
    leasedAfter: after(pace.leaseMs),
    leasedUntil: leaseFrom(now, pace),
  });
}
