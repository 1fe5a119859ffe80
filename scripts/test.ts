/**
 * `npm test`: everything that must hold, from types to journeys in a browser. Ends with "N passed, N failed".
 *
 * `-- --both` runs on SQLite and on PostgreSQL also what means the same on both. `-- --at 2027-03-28T00:30Z` begins the
 * worlds of the tests at that moment, `-- --zone Asia/Tokyo` has a machine in that zone. `-- --rules` leaves the checks
 * and the journeys out.
 */
import { parseArgs } from 'node:util';
import { engineVariables } from '#test/engineVariables.ts';
import { type Outcome, runChecks, sumUp } from './checks.ts';
import type { Counted } from './failures.ts';
import { journeyPassesAlone, runJourneys } from './journeys.ts';
import { tryAgain } from './unsteady.ts';
import { passesAlone, runVitest } from './vitest.ts';

const { values } = parseArgs({
  options: {
    both: { type: 'boolean', default: false },
    rules: { type: 'boolean', default: false },
    at: { type: 'string' },
    zone: { type: 'string' },
  },
});
const env: Record<string, string> = {};
if (values.both) env[engineVariables.both] = 'yes';
if (values.at) env[engineVariables.at] = values.at;
if (values.zone) env[engineVariables.zone] = values.zone;

const outcomes: Outcome[] = [];
if (!values.rules) {
  console.log('Checks');
  outcomes.push(...(await timed('checks', runChecks())));
}
const nothing: Counted = { passed: 0, failures: [], skipped: [] };
console.log('\nRules, calls and journeys, side by side');
const [ordinary, journeys] = await Promise.all([
  timed('rules and calls', runVitest({ lane: 'ordinary', env })),
  values.rules ? nothing : timed('journeys', runJourneys(env)),
]);
console.log('\nWhat kills, cuts and fills, one file at a time');
const alone = await timed('lane of its own', runVitest({ lane: 'alone', env }));

const { failed, unsteady } = await tryAgain([
  { counted: ordinary, passesAlone: (test) => passesAlone(test, env) },
  { counted: alone, passesAlone: (test) => passesAlone(test, env) },
  { counted: journeys, passesAlone: (test) => journeyPassesAlone(test, env) },
]);
const tested = { passed: ordinary.passed + journeys.passed + alone.passed + unsteady.length };
outcomes.push({
  title: 'tests',
  passed: tested.passed,
  failures: failed,
  unsteady,
  skipped: [...ordinary.skipped, ...alone.skipped],
});
sumUp(outcomes);

async function timed<T>(title: string, work: Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work;
  console.log(`${title}: ${Math.round((performance.now() - startedAt) / 1000)} s`);
  return result;
}
