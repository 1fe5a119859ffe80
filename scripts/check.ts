/**
 * `npm run check`: the fast part of `npm test`; types, lint, boundaries, and the tests that start no server.
 */
import { glob, readFile } from 'node:fs/promises';
import { runChecks, sumUp } from './checks.ts';
import { runVitest } from './vitest.ts';

const outcomes = await runChecks();
const files = await testsWithoutServer();
outcomes.push({
  title: 'tests without a server',
  ...(await runVitest({ files, env: { PODIUM_TEST_ENGINES: 'none' } })),
});
sumUp(outcomes);

async function testsWithoutServer(): Promise<string[]> {
  const files = await Array.fromAsync(glob('src/**/*.test.ts'));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  // Any other import from test/ needs a database.
  return files.filter(
    (_, index) => !/#test\/(?!sources|lanes|declaredTexts|shownTexts|textFaults|arabic)/.test(texts[index]!),
  );
}
