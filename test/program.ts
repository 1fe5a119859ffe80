/**
 * Runs the programs of test/programs as separate processes: what a test does to them it could not do to
 * itself.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineVariables } from './engineVariables.ts';

export interface Program {
  process: ChildProcess;
  /** Resolves when it has ended, in whatever way. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; output: string }>;
}

/** Runs `test/programs/<name>.ts`. Its output combines both channels. */
export function startProgram(name: string, args: readonly string[]): Program {
  const file = join(import.meta.dirname, 'programs', `${name}.ts`);
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env[engineVariables.compiled] },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise<Awaited<Program['ended']>>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal, output }));
  });
  return { process: child, ended };
}

/** The output of a program that has to succeed. */
export async function runProgram(name: string, args: readonly string[]): Promise<string> {
  const { code, signal, output } = await startProgram(name, args).ended;
  if (code !== 0) throw new Error(`${name} ended with ${signal ?? code}:\n${output}`);
  return output;
}

/** Output of `podium <words>`, however it ends. */
export async function commandLine(
  words: readonly string[],
  settings: Record<string, string>,
): Promise<string> {
  return (await command(words, settings)).output;
}

/** `podium <words>`, however it ends. Run elsewhere, since a file of settings may lie in the present folder. */
export function command(
  words: readonly string[],
  settings: Record<string, string> = {},
): Promise<{ code: number; output: string; errors: string }> {
  const file = join(import.meta.dirname, '../src/app/cli.ts');
  const { PATH, [engineVariables.compiled]: NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, ...settings };
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [file, ...words],
      { cwd: tmpdir(), env },
      (_end, output, errors) => resolve({ code: child.exitCode ?? 1, output, errors }),
    );
  });
}
