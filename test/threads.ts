/** Threads that this process begins, from here on. */
import type { Worker } from 'node:worker_threads';

export function watchThreads() {
  const begun: Worker[] = [];
  let alive = 0;
  const note = (thread: Worker) => {
    begun.push(thread);
    alive++;
    thread.once('exit', () => alive--);
  };
  process.on('worker', note);
  return {
    begun,
    alive: () => alive,
    stop: () => void process.off('worker', note),
    /** Ends each as it begins. @returns what lets them live again */
    eachDies() {
      const end = (thread: Worker) => void thread.terminate();
      process.on('worker', end);
      return () => void process.off('worker', end);
    },
  };
}
