/** How often a test repeats, and how it reports that. */
import { appendFileSync } from 'node:fs';

/** `npm test` uses the first count, `npm run bench` the second, and its long run the third. */
export function atCount<T>(daily: T, short: T, long = short): T {
  const wanted = process.env.PODIUM_COUNTS;
  return wanted === 'long' ? long : wanted === 'short' ? short : daily;
}

/** Reports what was tried and how often to the measurement that runs this test, if any. */
export function tell(what: string, count: number): void {
  const file = process.env.PODIUM_TALLY;
  if (file) appendFileSync(file, `${JSON.stringify({ what, count })}\n`);
}
