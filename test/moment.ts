/**
 * The moment at which the clock of every world stands, the same in each run, so that a red run comes again: a plain
 * Tuesday at noon in Moscow. `npm test -- --at 2027-03-28T00:30Z` begins them elsewhere.
 */
import { engineVariables } from './engineVariables.ts';

export const theMoment = readMoment(process.env[engineVariables.at] || '2026-11-10T09:00:00Z');

/** A clock that stands, and moves only where it is told to. */
export function standingClock() {
  let ms = theMoment.getTime();
  return {
    now: () => new Date(ms),
    passTime(by: number) {
      ms += by;
    },
  };
}

/** A clock that begins at a world's moment and runs, for a program beside it. */
export function runningClock(begins: string | undefined): () => Date {
  const aheadMs = begins === undefined ? 0 : readMoment(begins).getTime() - Date.now();
  return () => new Date(Date.now() + aheadMs);
}

function readMoment(text: string): Date {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw new Error(`${engineVariables.at} is no moment: ${text}`);
  return moment;
}
