/**
 * Work on strangers' bytes goes on in a process of its own, which may be killed: no parser can hold up the loop that
 * answers, take the server's memory, or go on when nobody waits for it any more. `serving.ts` is its other half.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { limitOf } from '../patience.ts';
import { root } from '../root.ts';

export interface Costs {
  /** Processor time over all cores, so that other programs on the machine don't count. */
  processorMs: number;
  /** Resident memory of the whole process. */
  memoryBytes: number;
  /** By the clock: ends what waits for something that never comes. */
  ms: number;
}

export interface Program {
  /** Path within the checkout of a program that calls `serve`. */
  path: string;
  most: Costs;
  /** JavaScript's own share of the memory. */
  heapMb?: number;
  /** How long the process waits for more work; it starts in a quarter of a second. */
  idleMs?: number;
  /** Whether it sees this process's environment; a parser needs no secret. */
  hasEnvironment?: boolean;
}

export interface Listening {
  /** Ends the process. */
  signal?: AbortSignal;
  /** Answers what the process asks for while it works. */
  answer?: (question: never) => unknown;
  /** In place of the program's own. */
  most?: Costs;
}

/** The process has ended without a result: it worked for too long, took too much memory, or was ended. */
export class WorkEnded extends Error {
  override readonly name = 'WorkEnded';
}

/** The process could not be started. */
export class NoProcess extends Error {
  override readonly name = 'NoProcess';
}

export type Order = { task: unknown; most: Costs } | { answer: unknown; id: number };
type Result = { done: unknown; residentBytes: number };
export type Report = Result | { failed: string } | { asks: unknown; id: number };

export interface Apart<Task, Done> {
  /** One task at a time: the caller sees to that. @throws WorkEnded, NoProcess, or what `listening` throws */
  run(task: Task, listening?: Listening): Promise<Done>;
}

export function makeApart<Task, Done>(program: Program): Apart<Task, Done> {
  let idle: ChildProcess | null = null;
  let leaving: NodeJS.Timeout | undefined;

  return {
    async run(task, { signal, answer, most = program.most } = {}) {
      signal?.throwIfAborted();
      clearTimeout(leaving);
      const child = idle?.connected ? idle : begin(program);
      idle = null;
      hold(child, true);
      const end = () => void child.kill('SIGKILL');
      const limit = setTimeout(end, limitOf(most.ms));
      signal?.addEventListener('abort', end);
      try {
        const { done, residentBytes } = await resultOf(child, { task, most }, answer);
        // What one task has taken is not held against the next.
        if (program.idleMs === undefined || residentBytes > most.memoryBytes / 2) end();
        else keep(child, program.idleMs);
        return done as Done;
      } catch (error) {
        end();
        signal?.throwIfAborted();
        throw error;
      } finally {
        clearTimeout(limit);
        signal?.removeEventListener('abort', end);
        hold(child, false);
      }
    },
  };

  function keep(child: ChildProcess, ms: number): void {
    idle = child;
    leaving = setTimeout(() => {
      if (idle === child) idle = null;
      child.kill('SIGKILL');
    }, ms).unref();
  }
}

function begin({ path, heapMb, hasEnvironment = false }: Program): ChildProcess {
  const child = fork(join(root, path), {
    ...(!hasEnvironment && { env: {} }),
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      ...(heapMb === undefined ? [] : [`--max-old-space-size=${heapMb}`]),
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Told to whoever waits; nobody does once its work is done.
  child.on('error', () => {});
  return child;
}

function resultOf(
  child: ChildProcess,
  order: Extract<Order, { task: unknown }>,
  answer: Listening['answer'],
): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const say = (order: Order) => child.send(order, (error) => error && reject(new NoProcess(error.message)));
  const onExit = () => reject(new WorkEnded('the process has ended without a result'));
  const onError = (error: Error) => reject(new NoProcess(error.message));
  const onMessage = (report: Report) => {
    if ('done' in report) return resolve(report);
    if ('failed' in report) return reject(new Error(report.failed));
    // Whatever goes wrong while it is answered is the caller's failure.
    Promise.try(() => answer?.(report.asks as never)).then(
      (answer) => say({ answer, id: report.id }),
      reject,
    );
  };
  child.on('message', onMessage).once('exit', onExit).once('error', onError);
  say(order);
  return promise.finally(() => {
    child.off('message', onMessage).off('exit', onExit).off('error', onError);
  });
}

/** It keeps this process alive while somebody waits for it, and no longer. */
function hold(child: ChildProcess, isHeld: boolean): void {
  for (const each of [child, child.channel]) isHeld ? each?.ref() : each?.unref();
}
