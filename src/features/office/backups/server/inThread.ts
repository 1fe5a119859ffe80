/** Sets are made and checked on a thread of their own: ciphers take long, and nobody else waits for them. */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { root } from '#server/root.ts';
import type { SetProblem } from '../rules/sets.ts';
import type { CopiedFile } from './archive.ts';
import type { Checked, CheckOrder } from './checkSet.ts';
import type { MadeSet, SetOrder } from './makeSet.ts';
import { SetError } from './setError.ts';

export type Task = { kind: 'make'; order: SetOrder } | { kind: 'check'; order: CheckOrder };
export type Answer = { done: unknown } | { copied: CopiedFile } | { problem: SetProblem; message: string };

interface Listening {
  /** Ends the thread. */
  signal?: AbortSignal;
  onCopied?: (file: CopiedFile) => void;
}

/** @throws SetError */
export function makeInThread(order: SetOrder, listening: Listening): Promise<MadeSet> {
  return run({ kind: 'make', order }, listening) as Promise<MadeSet>;
}

/** @throws SetError */
export function checkInThread(order: CheckOrder): Promise<Checked> {
  return run({ kind: 'check', order }) as Promise<Checked>;
}

async function run(task: Task, { signal, onCopied }: Listening = {}): Promise<unknown> {
  const program = join(root, 'src/features/office/backups/server/thread.ts');
  const thread = new Worker(program, { workerData: task, execArgv: [] });
  const end = () => void thread.terminate();
  signal?.addEventListener('abort', end);
  let answer: Exclude<Answer, { copied: unknown }> | null = null;
  try {
    // A thread that has answered ends by itself: ended from here, what it still reads could take the process with it.
    await new Promise<void>((resolve, reject) => {
      thread.on('message', (message: Answer) => {
        if ('copied' in message) onCopied?.(message.copied);
        else answer = message;
      });
      thread.on('error', reject);
      thread.on('exit', () => resolve());
    });
    return resultOf(answer, signal);
  } finally {
    signal?.removeEventListener('abort', end);
  }
}

function resultOf(answer: Exclude<Answer, { copied: unknown }> | null, signal?: AbortSignal): unknown {
  if (!answer) throw signal?.reason ?? new Error('the thread of backups has ended');
  if ('problem' in answer) throw new SetError(answer.problem, { detail: answer.message });
  return answer.done;
}
