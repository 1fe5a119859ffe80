/**
 * `npm run check`: the fast part of `npm test`; types, lint, boundaries, and the tests that start no server.
 */
import { glob, readFile } from 'node:fs/promises';
import { runChecks, sumUp } from './checks.ts';
import { runTestsWithoutEngines } from './suites.ts';

const outcomes = await runChecks();
outcomes.push(await runTestsWithoutEngines(await testsWithoutServer()));
sumUp(outcomes);

async function testsWithoutServer(): Promise<string[]> {
  const files = await Array.fromAsync(glob('src/**/*.test.ts'));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  // Any other import from test/ needs a database.
  return files.filter((_, index) => !/#test\/(?!sources)/.test(texts[index]!));
}
