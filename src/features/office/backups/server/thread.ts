/** The thread of `inThread.ts`: makes or checks one set, and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { checkSet } from './checkSet.ts';
import type { Answer, Task } from './inThread.ts';
import { makeSet } from './makeSet.ts';
import { SetError } from './setError.ts';

const tell = (answer: Answer) => parentPort!.postMessage(answer);
try {
  tell({ done: await work(workerData as Task) });
} catch (error) {
  const { message, cause } = error as Error;
  const problem = error instanceof SetError ? error.problem : 'unknown';
  tell({ problem, message: cause instanceof Error ? `${message} (${cause.message})` : message });
}

function work(task: Task): Promise<unknown> {
  return task.kind === 'check' ? checkSet(task.order) : makeSet(task.order, (copied) => tell({ copied }));
}
