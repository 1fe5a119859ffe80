/**
 * Documents are set on a thread of their own, since the library lays a page out in one stretch that would block every
 * other answer. It begins with the first document and ends when no other follows: an idle school has neither its
 * libraries nor its fonts in memory.
 */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { DocumentDefinition } from 'pdfmake';
import { second } from '#shared/dates.ts';
import { limitOf } from '../patience.ts';
import { root } from '../root.ts';

export interface PdfOrder {
  document: DocumentDefinition;
  /** The only files that may be read, by the names that the document gives them. */
  fonts: Record<string, { normal: string }>;
}
export type PdfAnswer = { bytes: Uint8Array } | { problem: string };

interface PdfBounds {
  /** A document that takes longer is given up. */
  limitMs?: number;
  idleMs?: number;
  /** Memory of the thread; the font with Chinese letters takes 30 MB. */
  mostMegabytes?: number;
}

export interface PdfSetter {
  /**
   * Sets a document, one at a time. @throws where it cannot be set, takes too long or has brought the thread down;
   * the next one begins another
   */
  set(order: PdfOrder): Promise<Uint8Array>;
}

export function makePdfSetter({
  limitMs = limitOf(20 * second),
  idleMs = 20 * second,
  mostMegabytes = 256,
}: PdfBounds = {}): PdfSetter {
  let thread: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let rest: NodeJS.Timeout | undefined;

  return {
    set(order) {
      const promise = last.then(() => setNow(order));
      last = promise.then(nothing, nothing);
      return promise;
    },
  };

  async function setNow(order: PdfOrder): Promise<Uint8Array> {
    clearTimeout(rest);
    thread ??= begin();
    thread.ref();
    try {
      const answer = await ask(thread, order, limitMs);
      if ('problem' in answer) throw new Error(`a document could not be set: ${answer.problem}`);
      thread.unref();
      rest = setTimeout(end, idleMs).unref();
      return answer.bytes;
    } catch (error) {
      end();
      throw error;
    }
  }

  function begin(): Worker {
    const program = join(root, 'src/server/drawings/pdfThread.ts');
    const begun = new Worker(program, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes, maxYoungGenerationSizeMb: 16 },
    });
    // One that was given up may still fail, and nobody waits for it.
    return begun
      .on('error', () => {})
      .on('exit', () => {
        if (thread === begun) thread = null;
      });
  }

  function end(): void {
    void thread?.terminate();
    thread = null;
  }
}

function nothing(): void {}

/** The product's own: one document at a time is set in a process. */
export const { set: setPdf } = makePdfSetter();

function ask(thread: Worker, order: PdfOrder, limitMs: number): Promise<PdfAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<PdfAnswer>();
  const tooLong = setTimeout(
    () => reject(new Error(`a document was not set within ${limitMs} ms`)),
    limitMs,
  ).unref();
  const exited = (code: number) => reject(new Error(`the thread that sets documents ended with ${code}`));
  thread.once('message', resolve).once('error', reject).once('exit', exited);
  thread.postMessage(order);
  return promise.finally(() => {
    clearTimeout(tooLong);
    thread.off('message', resolve).off('error', reject).off('exit', exited);
  });
}
