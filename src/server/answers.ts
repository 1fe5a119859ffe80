/** How many requests this process has answered in the last hour, and how many of them it failed: minute by minute. */
import { minute } from '#shared/dates.ts';
import type { App } from './app.ts';

interface Minute {
  /** Minutes since 1970, so that an old place in the round is known as such. */
  at: number;
  answered: number;
  failed: number;
}

const minutesKept = 60;
const counted = new WeakMap<App, Minute[]>();

export function noteAnswer(app: App, status: number): void {
  const round = counted.get(app) ?? [];
  counted.set(app, round);
  const at = minuteOf(app);
  const kept = round[at % minutesKept];
  const current = kept?.at === at ? kept : { at, answered: 0, failed: 0 };
  round[at % minutesKept] = current;
  current.answered += 1;
  // 503 says "come back in a moment": a pause on purpose, a turn to wait for.
  if (status >= 500 && status !== 503) current.failed += 1;
}

/** Counts the answers of this process only. */
export function answersOfLastHour(app: App): { answered: number; failed: number } {
  const after = minuteOf(app) - minutesKept;
  const recent = (counted.get(app) ?? []).filter(({ at }) => at > after);
  return {
    answered: recent.reduce((sum, { answered }) => sum + answered, 0),
    failed: recent.reduce((sum, { failed }) => sum + failed, 0),
  };
}

function minuteOf(app: App): number {
  return Math.floor(app.now().getTime() / minute);
}
