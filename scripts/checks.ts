/** Checks that do not run the product; each is one of our own programs or of a tool. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Failure, told } from './failures.ts';

export interface Check {
  title: string;
  command: string[];
  /** Whether the output proves that anything was checked at all. */
  hasLooked?: (output: string) => boolean;
}

export interface Outcome {
  title: string;
  passed: number;
  failures: Failure[];
  /** What failed once and passed twice by itself; counted as passed. */
  unsteady?: Failure[];
  /** Names of what needs a program that is not installed here. */
  skipped?: string[];
}

const root = join(import.meta.dirname, '..');

export const checks: Check[] = [
  { title: 'types of the server', command: compile('server') },
  { title: 'types of the browser', command: compile('browser') },
  { title: 'types of the journeys', command: compile('e2e') },
  { title: 'lint and format', command: ['biome', 'check', '--error-on-warnings', '--max-diagnostics=20'] },
  {
    title: 'boundaries',
    command: ['depcruise', '--config', '.dependency-cruiser.cjs', '--output-type', 'err-long', ...cruised()],
    hasLooked: (output) => Number(/\((\d+) modules/.exec(output)?.[1]) > 150,
  },
  {
    title: 'the oldest browsers',
    command: ['node', 'scripts/checkOldBrowsers.ts'],
    hasLooked: (output) => Number(/(\d+) built files/.exec(output)?.[1]) > 100,
  },
  { title: 'nothing unused', command: ['knip', '--no-progress'] },
];

/**
 * The compiler on one of our programs; incremental, so only changed files are checked again. On one thread: several
 * work out the same types each for itself, which takes twice the processor's time, and the checks fill two cores.
 */
function compile(program: Program): string[] {
  const remembered = ['--incremental', '--tsBuildInfoFile', knownTypes(program)];
  return ['tsc', '-p', `tsconfig.${program}.json`, '--singleThreaded', ...remembered];
}

type Program = 'server' | 'browser' | 'e2e';

/** File of the compiler's incremental state for a program. */
export function knownTypes(program: Program): string {
  return join(root, 'node_modules', '.cache', `podium-${program}.tsbuildinfo`);
}

/** Folders whose imports follow the boundaries. */
function cruised(): string[] {
  return ['src', 'simulators', 'demo', 'migrations', 'test', 'scripts', 'bench', 'e2e'];
}

/** Runs the checks, two at a time, and prints each as it ends; its output only when it failed. */
export async function runChecks(list: Check[] = checks): Promise<Outcome[]> {
  const waiting = [...list];
  const outcomes: Outcome[] = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) outcomes.push(await runCheck(check));
  };
  await Promise.all([worker(), worker()]);
  return outcomes;
}

async function runCheck({ title, command, hasLooked = () => true }: Check): Promise<Outcome> {
  const startedAt = performance.now();
  const { code, output } = await runTool(command, 'pipe');
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const isPassed = code === 0 && hasLooked(output);
  console.log(`${isPassed ? 'ok  ' : 'FAIL'}  ${title} (${seconds} s)`);
  if (isPassed) return { title, passed: 1, failures: [] };
  // dependency-cruiser warns that it cannot use TypeScript 7; it reads the sources with swc.
  const words = output.replace(/^.*missing-tsc-transpiler[\s\S]*?published and stable\.$/m, '');
  console.log(words.trimEnd().replace(/^/gm, '      '));
  return { title, passed: 0, failures: [{ name: `check: ${title}`, reason: '', test: null }] };
}

/** Runs an installed tool in the checkout, whatever the current folder. */
export function runTool(
  [tool = '', ...args]: string[],
  output: 'pipe' | 'inherit',
  env: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  const path = `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`;
  const child = spawn(tool, args, {
    cwd: root,
    env: { ...process.env, PATH: path, ...env },
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output: said }));
  });
}

/** Prints what was skipped, unsteady or failed and, as the last line, the summary that people and programs read. */
export function sumUp(outcomes: Outcome[]): void {
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const unsteady = outcomes.flatMap((outcome) => outcome.unsteady ?? []);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  for (const skipped of outcomes.flatMap((outcome) => outcome.skipped ?? []))
    console.log(`SKIPPED  ${skipped}`);
  if (failures.length > 0) console.log(`\nFailed:\n${listed(failures)}`);
  if (unsteady.length > 0)
    console.log(`\nUnsteady: failed once, passed twice by itself\n${listed(unsteady)}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}

function listed(failures: Failure[]): string {
  return failures.map((failure) => `  - ${told(failure)}`).join('\n');
}
