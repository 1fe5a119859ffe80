/**
 * A disk that refuses writes, fills up, hangs and loses data (programs/cutDisk.py), mounted while it is
 * needed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

export interface CutDisk {
  /** Where it is mounted. */
  folder: string;
  /** Sends a command: `cut`, `refuse 1`, `full 1`, `hang podium.db`, `hang 0`. */
  tell(command: string): Promise<void>;
  unmount(): Promise<void>;
}

/** A string instead says why it cannot be mounted here. */
export async function mountCutDisk(): Promise<CutDisk | string> {
  const home = await mkdtemp(join(tmpdir(), 'podium-cut-'));
  const [root, folder] = [join(home, 'root'), join(home, 'disk')];
  await Promise.all([root, folder].map((path) => mkdir(path)));
  // Debian's own Python has its package.
  const program = join(import.meta.dirname, 'programs/cutDisk.py');
  const child = spawn('/usr/bin/python3', [program, root, folder], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  const port = await new Promise<number | null>((resolve) => {
    let told = '';
    child.stdout.on('data', (chunk) => {
      told += chunk;
      const found = /ready (\d+)\n/.exec(told)?.[1];
      if (found) resolve(Number(found));
    });
    child.once('error', ({ message }) => {
      said ||= message;
      resolve(null);
    });
    child.once('exit', (code, signal) => {
      said ||= `it ended with ${signal ?? code}`;
      resolve(null);
    });
  });
  const leave = () => void spawnSync('fusermount3', ['-u', '-z', folder]);
  process.once('exit', leave);
  // A signal ends the process without an `exit` event; this makes sure that nothing stays mounted.
  const end = () => process.exit(1);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
  const unmount = async () => {
    leave();
    process.off('exit', leave);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, end);
    child.kill('SIGKILL');
    if (child.pid && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    await rm(home, { recursive: true, force: true });
  };
  if (port === null) {
    await unmount();
    return said.trim().split('\n').at(-1) ?? '';
  }
  return {
    folder,
    async tell(command) {
      const socket = connect(port, '127.0.0.1', () => socket.write(command));
      const answer = (await text(socket)).trim();
      if (answer !== 'ok') throw new Error(`the disk answers ${answer} to ${command}`);
    },
    unmount,
  };
}
