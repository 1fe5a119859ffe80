/** Measures how visitors fare while the product is busy with something else, and what that costs it. */
import { setTimeout as pause } from 'node:timers/promises';
import { second } from '#shared/dates.ts';
import { memoryMb, p99 } from './measures.ts';
import type { Served } from './product.ts';

/** Interval between requests for the landing page. */
const everyMs = 20;
/** The product looks at its own loop so often: a look that comes in time has this to itself. */
const lookMs = 10;

export interface Watched<T> {
  value: T;
  tookMs: number;
  pageP99Ms: number;
  longestStallMs: number;
  /** Highest memory of the process meanwhile. */
  peakMb: number;
}

/** Asks for the landing page and looks at the memory while the work goes on. */
export async function watched<T>(
  { url, pid }: Pick<Served, 'url' | 'pid'>,
  work: () => Promise<T>,
): Promise<Watched<T>> {
  await stallMs(url);
  let [isOver, peakMb] = [false, 0];
  const times: number[] = [];
  const looking = (async () => {
    while (!isOver) {
      const startedAt = performance.now();
      await (await fetch(url)).arrayBuffer();
      times.push(performance.now() - startedAt);
      peakMb = Math.max(peakMb, await memoryMb(pid));
      await pause(Math.max(0, everyMs - (performance.now() - startedAt)));
    }
  })();
  const startedAt = performance.now();
  const value = await work().finally(() => {
    isOver = true;
  });
  const tookMs = performance.now() - startedAt;
  await looking;
  return { value, tookMs, peakMb, pageP99Ms: p99(times), longestStallMs: await stallMs(url) };
}

/** Nothing is going on: what it takes at rest. */
export function atRest(served: Served): Promise<Watched<void>> {
  return watched(served, () => pause(5 * second));
}

/** Each at its time, whether the one before was answered or not, as strangers send them. */
export async function atPace<T>(
  perSecond: number,
  forMs: number,
  one: (n: number) => Promise<T>,
): Promise<T[]> {
  const begun: Promise<T>[] = [];
  const startedAt = performance.now();
  for (let n = 0; n < (forMs / second) * perSecond; n++) {
    await pause(Math.max(0, startedAt + (n * second) / perSecond - performance.now()));
    begun.push(one(n));
  }
  return Promise.all(begun);
}

/** The longest stall of the product's loop since the last call. */
async function stallMs(url: string): Promise<number> {
  const address = `${url}/metrics`;
  // A connection that has rested may be closed by the other side just as it is used again.
  const text = await (await fetch(address).catch(() => fetch(address))).text();
  const longest = Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1]);
  return Math.max(0, longest * 1000 - lookMs);
}
