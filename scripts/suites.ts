/** Runs the two test runners and reads their reports. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { both, engineVariables } from '#test/engineVariables.ts';
import { type Outcome, runTool } from './checks.ts';

/** Rules and calls, over HTTP. @param onBoth everything on both engines, else what is drawn (test/drawn.ts) */
export function runServerTests({ onBoth }: { onBoth: boolean }): Promise<Outcome> {
  return runVitest([], onBoth ? { [engineVariables.draw]: both } : {});
}

/** Tests in these files; none of them needs a database. */
export function runTestsWithoutEngines(files: string[]): Promise<Outcome> {
  return runVitest(files, { PODIUM_TEST_ENGINES: 'none' });
}

function runVitest(only: string[], env: Record<string, string> = {}): Promise<Outcome> {
  return reported('rules and calls', async (folder) => {
    const file = join(folder, 'vitest.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const { code } = await runTool(['vitest', 'run', ...reporters, ...only], 'inherit', env);
    return { code, counted: countVitest(await report<VitestReport>(file)) };
  });
}

/** Journeys of people, in a browser, against the built product. */
export function runJourneys(chromiumPath: string): Promise<Outcome> {
  return reported('journeys in the browser', async (folder) => {
    const file = join(folder, 'playwright.json');
    const { code } = await runTool(['playwright', 'test', '--reporter=list,json'], 'inherit', {
      CHROMIUM_PATH: chromiumPath,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      PODIUM_E2E_DATA: join(folder, 'data'),
    });
    return { code, counted: countPlaywright(await report<PlaywrightReport>(file)) };
  });
}

type Counted = Pick<Outcome, 'passed' | 'failures'>;

async function reported(
  title: string,
  run: (folder: string) => Promise<{ code: number; counted: Counted }>,
): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'podium-reports-'));
  const { code, counted } = await run(folder).finally(() => rm(folder, { recursive: true, force: true }));
  const failures = [...counted.failures];
  // A runner that ends badly without a failed test, or that found no test, must not look like success.
  if (failures.length === 0 && code !== 0) failures.push(`${title}: the runner ended with code ${code}`);
  if (failures.length === 0 && counted.passed === 0) failures.push(`${title}: no test was run`);
  return { ...counted, title, failed: failures.length, failures };
}

async function report<T>(file: string): Promise<T | null> {
  return readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as T,
    () => null,
  );
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

function countVitest(found: VitestReport | null): Counted {
  const counted: Counted = { passed: 0, failures: [] };
  for (const { name, status, assertionResults } of found?.testResults ?? []) {
    const failed = assertionResults.filter((test) => test.status !== 'passed');
    counted.passed += assertionResults.length - failed.length;
    for (const { fullName, failureMessages } of failed)
      counted.failures.push(withReason(`${fullName} (${name.split('/').at(-1)})`, failureMessages[0]));
    if (status === 'failed' && failed.length === 0) counted.failures.push(`${name}: could not be loaded`);
  }
  return counted;
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    tests: {
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      results: { error?: { message?: string } }[];
    }[];
  }[];
}
interface PlaywrightReport extends PlaywrightSuite {
  errors?: { message?: string }[];
}

function countPlaywright(found: PlaywrightReport | null): Counted {
  const counted: Counted = { passed: 0, failures: [] };
  for (const { title, file, tests } of specsOf(found ?? {})) {
    for (const { status, results } of tests) {
      const name = `${title} (${file}${status === 'unexpected' ? '' : `, ${status}`})`;
      const reason = results.find(({ error }) => error)?.error?.message;
      if (status === 'expected') counted.passed += 1;
      else counted.failures.push(withReason(name, reason));
    }
  }
  for (const { message } of found?.errors ?? [])
    counted.failures.push(`browser tests: ${message?.split('\n')[0]}`);
  return counted;
}

const reasonLines = 12;

/** The end of a long run is what is kept of it: it says why a test failed, too. */
function withReason(name: string, message = ''): string {
  const said = stripVTControlCharacters(message).split('\n');
  const lines = said.filter((line) => !/node_modules|\bat new Promise/.test(line)).slice(0, reasonLines);
  return [name, ...lines.map((line) => `      ${line}`)].join('\n').trimEnd();
}

function specsOf(suite: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}
