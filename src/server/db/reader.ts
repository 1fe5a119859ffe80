/**
 * Reads SQLite on a separate thread: a staff query may take a second, and would stall the thread that answers visitors.
 */
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CompiledQuery } from 'kysely';
import { root } from '../root.ts';

export interface ReadingQuestion {
  id: number;
  text: string;
  parameters: readonly unknown[];
}
/** Rows as arrays in the order of the columns: their names cross once. */
export type ReadingAnswer =
  | { id: number; columns: string[]; rows: unknown[][] }
  | { id: number; code: string | undefined; message: string };

interface Asked extends ReadingQuestion {
  /** Threads that it was put to. */
  tries: number;
  resolve(rows: object[]): void;
  reject(error: Error): void;
}

const mostTries = 2;

export class Reader {
  readonly #file: string;
  /** Started with the first question, and again with the next one where it has died. */
  #thread: Worker | null = null;
  /** In the order of their answers. */
  readonly #asked = new Map<number, Asked>();
  #lastId = 0;
  #isClosed = false;

  /** @param file the database */
  constructor(file: string) {
    this.#file = file;
  }

  /** Rejects with SQLite's error. The rows are those of every commit that was acknowledged before. */
  read({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): Promise<object[]> {
    const { promise, resolve, reject } = Promise.withResolvers<object[]>();
    if (this.#isClosed) throw new Error('The database is closed.');
    const asked = { id: ++this.#lastId, text: sql, parameters, tries: 0, resolve, reject };
    this.#asked.set(asked.id, asked);
    this.#put(asked);
    return promise;
  }

  /** Answers pending queries first: ending a thread in the middle of a query takes the process down with it. */
  async close(): Promise<void> {
    this.#isClosed = true;
    while (this.#thread) {
      const ended = once(this.#thread, 'exit');
      this.#thread.ref();
      this.#thread.postMessage(null);
      await ended;
    }
  }

  #put(asked: Asked): void {
    this.#thread ??= this.#begun();
    asked.tries++;
    this.#thread.ref();
    const { id, text, parameters } = asked;
    this.#thread.postMessage({ id, text, parameters } satisfies ReadingQuestion);
  }

  #begun(): Worker {
    const program = join(root, 'src/server/db/readingThread.ts');
    return (
      new Worker(program, { workerData: this.#file, execArgv: [] })
        .on('message', (answer: ReadingAnswer) => this.#settle(answer))
        // The exit that follows says it all.
        .on('error', () => {})
        .once('exit', () => this.#askAnew())
    );
  }

  #settle(answer: ReadingAnswer): void {
    const asked = this.#asked.get(answer.id);
    this.#asked.delete(answer.id);
    // Does not keep the process alive, unless its end is awaited.
    if (this.#asked.size === 0 && !this.#isClosed) this.#thread?.unref();
    if ('rows' in answer) asked?.resolve(answer.rows.map((row) => named(answer.columns, row)));
    else asked?.reject(Object.assign(new Error(answer.message), { code: answer.code }));
  }

  /** Only the first had been begun when the thread died: one that has killed two is not put to a third. */
  #askAnew(): void {
    this.#thread = null;
    const [first, ...others] = this.#asked.values();
    if (first && first.tries >= mostTries) {
      this.#asked.delete(first.id);
      first.reject(new Error(`The thread that reads has died of a query: ${first.text}`));
    } else if (first) this.#put(first);
    for (const asked of others) this.#put(Object.assign(asked, { tries: 0 }));
  }
}

function named(columns: readonly string[], row: readonly unknown[]): object {
  const object: Record<string, unknown> = {};
  for (const [index, column] of columns.entries()) object[column] = row[index];
  return object;
}
