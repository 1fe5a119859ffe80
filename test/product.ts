/** Runs the product and programs that measure it as separate processes that we stop or kill. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { engineVariables } from './engineVariables.ts';

export interface ServerProcess {
  pid: number;
  /**
   * Resolves to its address and the time until it was printed. Rejects with all output where it ends before.
   */
  ready: Promise<{ url: string; readyMs: number }>;
  /** Resolves to the exit code or signal. */
  ended: Promise<number | NodeJS.Signals>;
  /** Asks it to stop, and waits until it has. */
  stop(): Promise<void>;
  /** SIGKILL to it and all its children. @throws where it had ended by itself */
  kill(): Promise<void>;
}

export interface ServerOptions {
  /** Matches the line that says where it serves; the address is the first group. */
  sign: RegExp;
  /** Receives everything that the process prints. */
  onOutput?: (text: string) => void;
}

const readyWithinMs = 60_000;
const root = join(import.meta.dirname, '..');
/** Arguments of `npm start`, Node flags included. */
const startArguments = manifest.scripts.start.split(' ').slice(1);

/** The product as `npm start` runs it. `flags` are given to Node as well. */
export function startProduct(
  settings: Record<string, string>,
  { flags = [], onOutput }: { flags?: readonly string[]; onOutput?: (text: string) => void } = {},
): ServerProcess {
  const sign = /Podium is serving (\S+)/;
  return startServer([...flags, ...startArguments], settings, { sign, ...(onOutput && { onOutput }) });
}

/** A Node program that serves, in a process group of its own. It does not outlive us. */
export function startServer(
  args: readonly string[],
  env: Record<string, string>,
  { sign, onOutput }: ServerOptions,
): ServerProcess {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    // The small school unless a test wants the year; one process, whose id we have.
    env: { ...inherited(), NODE_ENV: 'production', DEMO_YEAR: 'off', PODIUM_SUPERVISOR: 'none', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const killGroup = () => void killAll(child);
  process.once('exit', killGroup);
  const ended = new Promise<number | NodeJS.Signals>((resolve) =>
    child.once('close', (code, signal) => resolve(signal ?? code ?? 1)),
  );
  void ended.then(() => process.off('exit', killGroup));
  const ready = new Promise<{ url: string; readyMs: number }>((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      onOutput?.(String(chunk));
      if (said.length < 100_000) said += chunk;
      const url = sign.exec(said)?.[1];
      if (url)
        resolve({ url: url.replace('localhost', '127.0.0.1'), readyMs: performance.now() - startedAt });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      reject(new Error(`${args.join(' ')} ended with ${signal ?? code}:\n${said}`)),
    );
    setTimeout(
      () => reject(new Error(`${args.join(' ')} said in ${readyWithinMs} ms:\n${said}`)),
      readyWithinMs,
    ).unref();
  });
  // A process that is killed while starting never becomes ready; nobody awaits it then.
  ready.catch(() => {});
  return {
    pid: child.pid ?? 0,
    ready,
    ended,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
    async kill() {
      killAll(child);
      if ((await ended) !== 'SIGKILL')
        await ready.then(() => Promise.reject(new Error('it ended by itself')));
    },
  };
}

function inherited() {
  // The last two are the clock of journeys (playwright.config.ts).
  const { PATH, HOME, NODE_OPTIONS, PODIUM_TEST_AHEAD_MS } = process.env;
  return {
    PATH,
    HOME,
    NODE_OPTIONS,
    PODIUM_TEST_AHEAD_MS,
    NODE_COMPILE_CACHE: process.env[engineVariables.compiled],
  };
}

function killAll(child: ChildProcess): void {
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return;
  process.kill(-child.pid, 'SIGKILL');
}

/**
 * A port of 127.0.0.1 that stays free while the process that serves on it is away: below the range that the
 * system uses for outgoing connections.
 */
export async function lastingPort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}
