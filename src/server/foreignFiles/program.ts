/** The process of `foreignFiles.ts`: what strangers made is opened here and nowhere else. */
import { type Ask, serve } from '../apart/serving.ts';
import type { FileTask } from './foreignFiles.ts';
import { readTable } from './readTable.ts';
import { type TypedFile, typeOf } from './typing.ts';

serve(async (task: FileTask, ask): Promise<unknown> => {
  const readAt = readerBy(ask);
  if (task.kind === 'type') return typeOf(readAt, task.sizeBytes) satisfies Promise<TypedFile>;
  const pieces: Buffer[] = [];
  for (let at = 0; at < task.sizeBytes; at += pieceBytes)
    pieces.push(await readAt(at, Math.min(pieceBytes, task.sizeBytes - at)));
  return readTable(Buffer.concat(pieces), task.into, task.encoding);
});

const pieceBytes = 512 * 1024;

/** Bytes come from the process that has the storage and its keys. */
function readerBy(ask: Ask) {
  return async (from: number, length: number): Promise<Buffer> =>
    Buffer.from((await ask({ from, length })) as Uint8Array);
}
