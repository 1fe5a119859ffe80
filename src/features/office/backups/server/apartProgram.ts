/** The process of `apart.ts`: makes or checks one set. */
import { type Ask, serve } from '#server/apart/serving.ts';
import type { Ending, Task } from './apart.ts';
import { checkSet } from './checkSet.ts';
import { makeSet } from './makeSet.ts';
import { SetError } from './setError.ts';

serve(async (task: Task, ask): Promise<Ending> => {
  try {
    return { done: await work(task, ask) };
  } catch (error) {
    const { message, cause } = error as Error;
    const problem = error instanceof SetError ? error.problem : 'unknown';
    return { problem, message: cause instanceof Error ? `${message} (${cause.message})` : message };
  }
});

async function work({ kind, order }: Task, ask: Ask): Promise<unknown> {
  if (kind === 'check') return checkSet(order);
  const told: Promise<unknown>[] = [];
  const made = await makeSet(order, (copied) => void told.push(ask(copied)));
  await Promise.all(told);
  return made;
}
