/**
 * Sets are made and checked by processes of their own: ciphers take long, nobody else waits for them, and should the
 * engine fall over them the school goes on. (Threads that end while WebAssembly is being tidied up took all with them.)
 */
import { makeApart, WorkEnded } from '#server/apart/apart.ts';
import { makeLine } from '#server/apart/line.ts';
import { day, hour, minute } from '#shared/dates.ts';
import type { SetProblem } from '../rules/sets.ts';
import type { Checked, CheckOrder } from './checkSet.ts';
import type { KnownCopy } from './copies.ts';
import type { MadeSet, SetOrder } from './makeSet.ts';
import { SetError } from './setError.ts';

export type Task = { kind: 'make'; order: SetOrder } | { kind: 'check'; order: CheckOrder };
export type Ending = { done: unknown } | { problem: SetProblem; message: string };

const program = { path: 'src/features/office/backups/server/apartProgram.ts', hasEnvironment: true };
/** All files may have to be copied, from one bucket to another. */
const making = makeApart<Task, Ending>({
  ...program,
  most: { processorMs: 12 * hour, memoryBytes: 1_000_000_000, ms: 1 * day },
});
/** A set of millions of rows takes some minutes; the engine of databases alone takes 190 MB. */
const checking = makeApart<Task, Ending>({
  ...program,
  heapMb: 256,
  most: { processorMs: 20 * minute, memoryBytes: 512 * 1024 * 1024, ms: 30 * minute },
});
const inTurn = makeLine(5, 'unavailable');

interface Making {
  /** Ends the process. */
  signal?: AbortSignal;
  onCopied?: (file: KnownCopy) => void;
}

/** @throws SetError */
export async function makeSetApart(order: SetOrder, { signal, onCopied }: Making): Promise<MadeSet> {
  return resultOf(await making.run({ kind: 'make', order }, { signal, answer: onCopied })) as MadeSet;
}

/** One at a time. @throws SetError; AppError unavailable where several wait */
export function checkApart(order: CheckOrder, signal?: AbortSignal): Promise<Checked> {
  return inTurn(async () => {
    const ending = await checking.run({ kind: 'check', order }, { signal }).catch((error: unknown) => {
      throw error instanceof WorkEnded ? new SetError('too_costly', { cause: error }) : error;
    });
    return resultOf(ending) as Checked;
  });
}

function resultOf(ending: Ending): unknown {
  if ('problem' in ending) throw new SetError(ending.problem, { detail: ending.message });
  return ending.done;
}
