/** Decodes what strangers send in a separate process, which holds no secret and can be killed. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { second } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { limitOf } from '../patience.ts';
import { root } from '../root.ts';
import { inTurn } from './drawing.ts';
import type { Redrawn, SentPicture } from './sent.ts';

export interface Costs {
  /** Processor time over all cores, so that other programs on the machine don't count. */
  processorMs: number;
  memoryBytes: number;
}
/** A photo of 40 megapixels takes a third of either. */
const most: Costs = { processorMs: 10_000, memoryBytes: 1_000_000_000 };
/** The process ends itself long before, unless the machine is busy. Less than a request may take. */
const mostMs = 25 * second;
/** Starting takes a quarter of a second, which a form with six photos pays once. */
const idleMs = 10 * second;

/** In turn. @throws AppError pictures_wait when too many wait, or the machine starts no process */
export function redrawApart(sent: SentPicture, costs = most): Promise<Redrawn> {
  return inTurn(async () => {
    clearTimeout(leaving);
    running ??= begin();
    const child = running;
    hold(child, true);
    const limit = setTimeout(() => end(child), limitOf(mostMs));
    try {
      return await answerOf(child, { sent, most: costs });
    } finally {
      clearTimeout(limit);
      hold(child, false);
      leaving = setTimeout(() => end(child), idleMs).unref();
    }
  });
}
let running: ChildProcess | null = null;
let leaving: NodeJS.Timeout | undefined;

/** One that ends without an answer has worked, or taken memory, for too long. */
async function answerOf(child: ChildProcess, work: { sent: SentPicture; most: Costs }): Promise<Redrawn> {
  const over = new AbortController();
  const { signal } = over;
  const answered = once(child, 'message', { signal }).then(([answer]) => answer as Redrawn);
  const ended = once(child, 'exit', { signal }).then((): Redrawn => ({ problem: 'work' }));
  try {
    child.send(work);
    return await Promise.race([answered, ended]);
  } catch {
    throw new AppError('pictures_wait', { headers: { 'retry-after': '10' } });
  } finally {
    for (const loser of [answered, ended]) loser.catch(() => {});
    over.abort();
  }
}

function begin(): ChildProcess {
  const child = fork(join(root, 'src/server/redrawing/program.ts'), {
    env: {},
    execArgv: ['--disable-warning=ExperimentalWarning'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.once('exit', () => forget(child));
  child.on('error', () => forget(child));
  return child;
}

/** Forgotten at once: until it has really ended, nobody may be sent to it. */
function end(child: ChildProcess): void {
  forget(child);
  child.kill('SIGKILL');
}

function forget(child: ChildProcess): void {
  if (running === child) running = null;
}

/** It keeps this process alive while somebody waits for it, and no longer. */
function hold(child: ChildProcess, isHeld: boolean): void {
  for (const each of [child, child.channel]) isHeld ? each?.ref() : each?.unref();
}
