/** Runs the tests of rules and calls, and reads their report. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { runTool } from './checks.ts';
import { type Counted, type Failure, type OneTest, reasonOf } from './failures.ts';

const root = join(import.meta.dirname, '..');

export interface VitestRun {
  /** Both lanes unless given (test/lanes.ts). */
  lane?: 'ordinary' | 'alone';
  /** These files alone. */
  files?: string[];
  env?: Record<string, string>;
}

export async function runVitest({ lane, files = [], env = {} }: VitestRun): Promise<Counted> {
  const lanes = lane ? [`--project=${lane}`] : [];
  return reported(['vitest', 'run', ...lanes, ...files], env);
}

/** One test, without any other beside it. @returns whether it passes */
export async function passesAlone({ file, known }: OneTest, env: Record<string, string>): Promise<boolean> {
  const pattern = `^${known.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;
  // The others of its file are skipped, which is no failure here.
  const { passed, failures } = await reported(['vitest', 'run', file, '-t', pattern], env, () => true);
  return passed > 0 && failures.length === 0;
}

type MayBeSkipped = (fullName: string) => boolean;

/** For want of a program that the machine does not have (test/installed.ts); no other reason counts. */
const needsProgram: MayBeSkipped = (fullName) => / \(needs [\w -]+\)$/.test(fullName);

async function reported(
  command: string[],
  env: Record<string, string>,
  mayBeSkipped = needsProgram,
): Promise<Counted> {
  const folder = await mkdtemp(join(tmpdir(), 'podium-reports-'));
  try {
    const file = join(folder, 'vitest.json');
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
    // A dot a test, without its colours: eight thousand of them are read in a log.
    const { code } = await runTool([...command, ...reporters], 'inherit', { NO_COLOR: '1', ...env });
    const counted = count(JSON.parse(await readFile(file, 'utf8').catch(() => 'null')), mayBeSkipped);
    // A runner that ends badly without a failed test, or that found no test, must not look like success.
    if (counted.failures.length === 0 && code !== 0)
      counted.failures.push({ name: `vitest ended with code ${code}`, reason: '', test: null });
    if (counted.failures.length === 0 && counted.passed === 0)
      counted.failures.push({ name: 'vitest ran no test', reason: '', test: null });
    return counted;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

function count(report: VitestReport | null, mayBeSkipped: MayBeSkipped): Counted {
  const counted: Counted = { passed: 0, failures: [], skipped: [] };
  for (const { name, status, message, assertionResults } of report?.testResults ?? []) {
    const file = relative(root, name);
    const passed = assertionResults.filter((test) => test.status === 'passed');
    const skipped = assertionResults.filter(
      (test) => ['skipped', 'pending'].includes(test.status) && mayBeSkipped(test.fullName),
    );
    const failures: Failure[] = assertionResults
      .filter((test) => !passed.includes(test) && !skipped.includes(test))
      .map(({ fullName, failureMessages }) => ({
        name: `${fullName} (${file})`,
        reason: reasonOf(failureMessages[0]),
        test: { file, known: fullName },
      }));
    if (status === 'failed' && failures.length === 0)
      failures.push({ name: `${file}: could not be loaded`, reason: reasonOf(message), test: null });
    counted.passed += passed.length;
    counted.skipped.push(...skipped.map(({ fullName }) => fullName));
    counted.failures.push(...failures);
  }
  return counted;
}
