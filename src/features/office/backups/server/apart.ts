/**
 * Sets are made and checked by a process of their own: ciphers take long, nobody else waits for them, and should the
 * engine fall over them the school goes on. (Threads that end while WebAssembly is being tidied up took all with them.)
 */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { root } from '#server/root.ts';
import type { SetProblem } from '../rules/sets.ts';
import type { CopiedFile } from './archive.ts';
import type { Checked, CheckOrder } from './checkSet.ts';
import type { MadeSet, SetOrder } from './makeSet.ts';
import { SetError } from './setError.ts';

export type Task = { kind: 'make'; order: SetOrder } | { kind: 'check'; order: CheckOrder };
type Ending = { done: unknown } | { problem: SetProblem; message: string };
export type Answer = Ending | { copied: CopiedFile };

interface Listening {
  /** Ends the process. */
  signal?: AbortSignal;
  onCopied?: (file: CopiedFile) => void;
}

/** @throws SetError */
export function makeApart(order: SetOrder, listening: Listening): Promise<MadeSet> {
  return run({ kind: 'make', order }, listening) as Promise<MadeSet>;
}

/** @throws SetError */
export function checkApart(order: CheckOrder): Promise<Checked> {
  return run({ kind: 'check', order }) as Promise<Checked>;
}

async function run(task: Task, { signal, onCopied }: Listening = {}): Promise<unknown> {
  const program = join(root, 'src/features/office/backups/server/apartProgram.ts');
  const child = fork(program, { execArgv: [], serialization: 'advanced' });
  const end = () => void child.kill('SIGKILL');
  signal?.addEventListener('abort', end);
  try {
    const ending = await new Promise<Ending | null>((resolve, reject) => {
      let said: Ending | null = null;
      child.on('message', (answer: Answer) => {
        if ('copied' in answer) onCopied?.(answer.copied);
        else said = answer;
      });
      child.once('error', reject);
      child.once('close', () => resolve(said));
      child.send(task);
    });
    return resultOf(ending, signal);
  } finally {
    signal?.removeEventListener('abort', end);
  }
}

function resultOf(ending: Ending | null, signal?: AbortSignal): unknown {
  if (!ending) throw signal?.reason ?? new Error('the process of backups has ended');
  if ('problem' in ending) throw new SetError(ending.problem, { detail: ending.message });
  return ending.done;
}
