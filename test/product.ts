/** The product and what is measured beside it, as processes of their own that end when we say so, or are killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };

export interface ServerProcess {
  pid: number;
  /** Its address, and how long it took to say it. Rejects with all that it said where it ends before. */
  ready: Promise<{ url: string; readyMs: number }>;
  /** Asks it to stop, and waits until it has. */
  stop(): Promise<void>;
  /** SIGKILL to it and whatever it started. @throws where it had ended by itself */
  kill(): Promise<void>;
}

export interface ServerOptions {
  /** Says in its first group where it serves. */
  sign: RegExp;
  /** Gets everything that the process says. */
  onOutput?: (text: string) => void;
}

const readyWithinMs = 60_000;
const root = join(import.meta.dirname, '..');
/** Of `npm start`: flags of Node and all. */
const startArguments = manifest.scripts.start.split(' ').slice(1);

/** The product as `npm start` runs it. `flags` are given to Node as well. */
export function startProduct(
  settings: Record<string, string>,
  { flags = [], onOutput }: { flags?: readonly string[]; onOutput?: (text: string) => void } = {},
): ServerProcess {
  const sign = /Podium is serving (\S+)/;
  return startServer([...flags, ...startArguments], settings, { sign, ...(onOutput && { onOutput }) });
}

/** A program of Node that serves, in a process group of its own. It does not outlive us. */
export function startServer(
  args: readonly string[],
  env: Record<string, string>,
  { sign, onOutput }: ServerOptions,
): ServerProcess {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const killGroup = () => void killAll(child);
  process.once('exit', killGroup);
  const ended = new Promise<NodeJS.Signals | null>((resolve) =>
    child.once('close', (_code, signal) => resolve(signal)),
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
  // Who kills a process that is still starting does not ask whether it got ready.
  ready.catch(() => {});
  return {
    pid: child.pid ?? 0,
    ready,
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

function killAll(child: ChildProcess): void {
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return;
  process.kill(-child.pid, 'SIGKILL');
}

/**
 * A port of 127.0.0.1 that stays free while the process that serves on it is away: below those that the system gives
 * to outgoing connections.
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
