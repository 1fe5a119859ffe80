/**
 * Runs the two test runners and reads their reports. A test that failed in a crowd is tried once more alone. It counts
 * as failed either way; the second outcome says whether to look for a race.
 */
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
  return reported('rules and calls', only, async (folder, only) => {
    const file = join(folder, 'vitest.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const { code } = await runTool(['vitest', 'run', ...reporters, ...only], 'inherit', env);
    return { code, counted: countVitest(await report<VitestReport>(file)) };
  });
}

/** Journeys of people, in a browser, against the built product. */
export function runJourneys(chromiumPath: string): Promise<Outcome> {
  return reported('journeys in the browser', [], async (folder, only) => {
    const file = join(folder, 'playwright.json');
    const command = ['playwright', 'test', '--reporter=list,json', ...only];
    const { code } = await runTool(command, 'inherit', {
      CHROMIUM_PATH: chromiumPath,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      PODIUM_E2E_DATA: join(folder, 'data'),
    });
    return { code, counted: countPlaywright(await report<PlaywrightReport>(file)) };
  });
}

interface Counted extends Required<Pick<Outcome, 'passed' | 'failures' | 'skipped'>> {
  /** Files with a test that failed; null where something failed that is no test of a file. */
  failedFiles: string[] | null;
}
type Run = (folder: string, only: string[]) => Promise<{ code: number; counted: Counted }>;

/** More files than that are no chance. */
const filesTriedAgain = 5;

async function reported(title: string, only: string[], run: Run): Promise<Outcome> {
  const first = await ran(title, only, run);
  const { failedFiles } = first.counted;
  if (!failedFiles?.length || failedFiles.length > filesTriedAgain) return first.outcome;
  console.log(`\nOnce more, alone: ${failedFiles.join(', ')}`);
  const { outcome: second } = await ran(title, failedFiles, run);
  return { ...first.outcome, again: second.failed === 0 ? ['all of them passed'] : second.failures };
}

async function ran(title: string, only: string[], run: Run): Promise<{ outcome: Outcome; counted: Counted }> {
  const folder = await mkdtemp(join(tmpdir(), 'podium-reports-'));
  const { code, counted } = await run(folder, only).finally(() =>
    rm(folder, { recursive: true, force: true }),
  );
  const failures = [...counted.failures];
  // A runner that ends badly without a failed test, or that found no test, must not look like success.
  if (failures.length === 0 && code !== 0) failures.push(`${title}: the runner ended with code ${code}`);
  if (failures.length === 0 && counted.passed === 0) failures.push(`${title}: no test was run`);
  const { passed, skipped } = counted;
  const outcome = { title, passed, skipped, failed: failures.length, failures };
  return {
    outcome,
    counted: failures.length > counted.failures.length ? { ...counted, failedFiles: null } : counted,
  };
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
  const results = found?.testResults ?? [];
  const counted: Counted = { passed: 0, failures: [], skipped: [], failedFiles: found ? [] : null };
  for (const { name, status, assertionResults } of results) {
    const failed = assertionResults.filter((test) => test.status !== 'passed' && !isExcused(test));
    counted.skipped.push(...assertionResults.filter(isExcused).map(({ fullName }) => fullName));
    counted.passed += assertionResults.filter((test) => test.status === 'passed').length;
    for (const { fullName, failureMessages } of failed)
      counted.failures.push(withReason(`${fullName} (${name.split('/').at(-1)})`, failureMessages[0]));
    if (status === 'failed' && failed.length === 0) counted.failures.push(`${name}: could not be loaded`);
    if (status === 'failed' || failed.length > 0) counted.failedFiles?.push(name);
  }
  return counted;
}

/** Skipped for want of a program that the machine does not have (test/installed.ts); no other reason counts. */
function isExcused({ status, fullName }: { status: string; fullName: string }): boolean {
  return ['skipped', 'pending'].includes(status) && / \(needs [\w-]+\)$/.test(fullName);
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
  const files = new Set<string>();
  const counted: Counted = { passed: 0, failures: [], skipped: [], failedFiles: null };
  for (const { title, file, tests } of specsOf(found ?? {})) {
    for (const { status, results } of tests) {
      const name = `${title} (${file}${status === 'unexpected' ? '' : `, ${status}`})`;
      const reason = results.find(({ error }) => error)?.error?.message;
      if (status === 'expected') counted.passed += 1;
      else {
        files.add(`e2e/${file}`);
        counted.failures.push(withReason(name, reason));
      }
    }
  }
  for (const { message } of found?.errors ?? [])
    counted.failures.push(`browser tests: ${message?.split('\n')[0]}`);
  return { ...counted, failedFiles: !found || found.errors?.length ? null : [...files] };
}

const reasonLines = 12;

/** Readers of a long run see only its end, so the end also says why a test failed. */
function withReason(name: string, message = ''): string {
  const said = stripVTControlCharacters(message).split('\n');
  const lines = said.filter((line) => !/node_modules|\bat new Promise/.test(line)).slice(0, reasonLines);
  return [name, ...lines.map((line) => `      ${line}`)].join('\n').trimEnd();
}

function specsOf(suite: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}
