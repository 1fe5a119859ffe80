/** Makes SQLite's checkpoints on a thread of its own, since they wait for the disk. */
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { root } from '../root.ts';

/** The thread's answer: null, or the reason for a failure. */
export type EmptyingAnswer = { code: string; message: string } | null;

export class LogEmptier {
  readonly #file: string;
  /** Started on first use, then kept. */
  #thread: Worker | null = null;

  /** @param file the database */
  constructor(file: string) {
    this.#file = file;
  }

  /** Rejects with SQLite's error when somebody else uses the file, it is full, or the disk has refused. */
  async empty(): Promise<void> {
    this.#thread ??= this.#begun();
    const thread = this.#thread;
    thread.ref();
    try {
      const answered = once(thread, 'message');
      thread.postMessage('empty');
      const [answer] = (await answered) as [EmptyingAnswer];
      if (answer) throw Object.assign(new Error(answer.message), { code: answer.code });
    } finally {
      // Does not keep the process alive.
      thread.unref();
    }
  }

  #begun(): Worker {
    const program = join(root, 'src/server/db/emptyingThread.ts');
    const thread = new Worker(program, { workerData: this.#file, execArgv: [] });
    // The thread has ended: the next call starts another.
    thread.once('error', () => {
      this.#thread = null;
    });
    return thread;
  }

  async close(): Promise<void> {
    await this.#thread?.terminate();
  }
}
