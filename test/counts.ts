/** How often a test tries, and what it tells of that. */
import { appendFileSync } from 'node:fs';

/** `npm test` takes the first count; `npm run bench` the second, and the third where it is asked for the long one. */
export function atCount(daily: number, short: number, long = short): number {
  const wanted = process.env.PODIUM_COUNTS;
  return wanted === 'long' ? long : wanted === 'short' ? short : daily;
}

/** Tells the measurement that runs this test, if one does, what was tried and how often. */
export function tell(what: string, count: number): void {
  const file = process.env.PODIUM_TALLY;
  if (file) appendFileSync(file, `${JSON.stringify({ what, count })}\n`);
}
