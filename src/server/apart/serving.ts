/** The other half of `apart.ts`: does one task after the other, watched by a thread that ends the process. */
import { Worker } from 'node:worker_threads';
import type { Order, Report } from './apart.ts';

/** Asks the process that gave the task. */
export type Ask = (question: unknown) => Promise<unknown>;

/** To be called once, by the program itself. Whatever the work throws reaches its caller as a message alone. */
export function serve<Task>(work: (task: Task, ask: Ask) => Promise<unknown>): void {
  const watch = new Worker(new URL('./watch.ts', import.meta.url), { workerData: { parent: process.ppid } });
  const waiting = new Map<number, (answer: unknown) => void>();
  let asked = 0;
  const ask: Ask = (question) => {
    const id = ++asked;
    say({ asks: question, id });
    return new Promise((resolve) => waiting.set(id, resolve));
  };
  process.on('message', async (order: Order) => {
    if ('id' in order) {
      waiting.get(order.id)?.(order.answer);
      waiting.delete(order.id);
      return;
    }
    watch.postMessage(order.most);
    const report = await work(order.task as Task, ask).then(
      (done): Report => ({ done, residentBytes: process.memoryUsage.rss() }),
      (error: unknown): Report => ({ failed: error instanceof Error ? error.message : String(error) }),
    );
    watch.postMessage(null);
    say(report);
  });
  // Nobody waits for an answer any more; a usual exit would wait for work that has no end.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
}

function say(report: Report): void {
  process.send!(report);
}
