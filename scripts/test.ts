/**
 * `npm test`: everything that must hold, from types to journeys in a browser. Ends with "N passed, N failed".
 * `npm test -- --both` runs on SQLite and on PostgreSQL also what means the same on both.
 */

import { type Outcome, runChecks, sumUp } from './checks.ts';
import { provideChromium } from './chromium.ts';
import { runJourneys, runServerTests } from './suites.ts';

console.log('Checks');
const outcomes = await runChecks();
console.log('\nRules and calls');
outcomes.push(await runServerTests({ onBoth: process.argv.includes('--both') }));
console.log('\nJourneys in the browser');
outcomes.push(await journeys());
sumUp(outcomes);

async function journeys(): Promise<Outcome> {
  try {
    const { path, origin } = await provideChromium(console.log);
    console.log(`Chromium: ${path} (${origin})`);
    return await runJourneys(path);
  } catch (error) {
    console.log((error as Error).message);
    return {
      title: 'journeys in the browser',
      passed: 0,
      failed: 1,
      failures: ['no Chromium for the browser tests'],
    };
  }
}
