/**
 * Opens what strangers made, in a process of its own: one file at a time, within limits of time and memory. What comes
 * of a file is a few words about it, or a file of rows (`rows.ts`).
 */
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { second } from '#shared/dates.ts';
import { mostReading, type TextEncoding } from '#shared/foreignTables.ts';
import { type Costs, makeApart, WorkEnded } from '../apart/apart.ts';
import { makeLine } from '../apart/line.ts';
import type { Storage } from '../storage/storage.ts';
import { newId } from '../tokens.ts';
import type { ReadResult } from './readTable.ts';
import type { TypedFile } from './typing.ts';

export type FileTask = { sizeBytes: number } & (
  | { kind: 'type' }
  | { kind: 'table'; into: string; encoding: TextEncoding | null }
);

const memoryBytes = mostReading.megabytes * 1024 * 1024;
const reading: Costs = {
  processorMs: mostReading.seconds * second,
  memoryBytes,
  ms: 3 * mostReading.seconds * second,
};
const typing: Costs = { processorMs: 10 * second, memoryBytes, ms: 30 * second };
const apart = makeApart<FileTask, TypedFile | ReadResult>({
  path: 'src/server/foreignFiles/program.ts',
  heapMb: 160,
  most: reading,
  // A file that has been typed is read next.
  idleMs: 10 * second,
});
const inTurn = makeLine(50, 'unavailable');

interface StoredFile {
  storage: Storage;
  file: string;
  sizeBytes: number;
}

/** Null for a file that takes too long to recognise. @throws AppError unavailable where many files wait */
export function typeOfFile(stored: StoredFile): Promise<TypedFile | null> {
  const { sizeBytes } = stored;
  return inTurn(async () => {
    try {
      const task: FileTask = { kind: 'type', sizeBytes };
      return (await apart.run(task, { answer: piecesOf(stored), most: typing })) as TypedFile;
    } catch (error) {
      if (error instanceof WorkEnded) return null;
      throw error;
    }
  });
}

/**
 * Reads a table whole into a file of rows at `into`, which is there once this resolves, unless there is a problem.
 * The encoding is told from the text where none is given.
 * @throws AppError unavailable where many files wait
 */
export function readRows(
  stored: StoredFile & { encoding?: TextEncoding | null },
  into: string,
  most?: Costs,
): Promise<ReadResult> {
  return inTurn(async () => {
    const folder = dirname(into);
    await mkdir(folder, { recursive: true });
    const draft = join(folder, `.${newId()}`);
    try {
      const { sizeBytes, encoding = null } = stored;
      const task: FileTask = { kind: 'table', sizeBytes, into: draft, encoding };
      const result = (await apart.run(task, { answer: piecesOf(stored), most })) as ReadResult;
      if ('rows' in result) await rename(draft, into);
      return result;
    } catch (error) {
      if (error instanceof WorkEnded) return { problem: 'too_costly', line: 1 };
      throw error;
    } finally {
      await rm(draft, { force: true });
    }
  });
}

/** The process has no way to the storage of its own. */
function piecesOf({ storage, file, sizeBytes }: StoredFile) {
  return async ({ from, length }: { from: number; length: number }): Promise<Buffer> => {
    const to = Math.min(from + length, sizeBytes) - 1;
    if (from < 0 || to < from) return Buffer.alloc(0);
    const pieces: Buffer[] = [];
    for await (const piece of await storage.read(file, { from, to })) pieces.push(piece as Buffer);
    return Buffer.concat(pieces);
  };
}
