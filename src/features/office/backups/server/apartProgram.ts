/** The process of `apart.ts`: makes or checks one set, and ends; without its parent it ends at once. */
import { once } from 'node:events';
import type { Answer, Task } from './apart.ts';
import { checkSet } from './checkSet.ts';
import { makeSet } from './makeSet.ts';
import { SetError } from './setError.ts';

const abandoned = () => process.exit(1);
process.once('disconnect', abandoned);
const tell = (answer: Answer) => new Promise<void>((resolve) => process.send!(answer, () => resolve()));
const [task] = (await once(process, 'message')) as [Task];
try {
  await tell({ done: await work(task) });
} catch (error) {
  const { message, cause } = error as Error;
  const problem = error instanceof SetError ? error.problem : 'unknown';
  await tell({ problem, message: cause instanceof Error ? `${message} (${cause.message})` : message });
}
process.off('disconnect', abandoned);
process.disconnect();

function work({ kind, order }: Task): Promise<unknown> {
  return kind === 'check' ? checkSet(order) : makeSet(order, (copied) => void tell({ copied }));
}
