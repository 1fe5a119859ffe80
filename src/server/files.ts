/** Files that must last: written whole or not at all, and on the disk before anything names them. */
import { type FileHandle, mkdir, open, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newId } from './tokens.ts';

/**
 * Writes `bytes` to `path`, replacing what is there, and creates missing folders. Once it resolves no power
 * cut takes the file or its name; until then `path` is unchanged, even under concurrent writes. `mode` is who
 * may read it, less what the process's mask takes away.
 */
export async function keepFile(path: string, bytes: Uint8Array, mode = 0o666): Promise<void> {
  const folder = dirname(path);
  await makeFolder(folder);
  const draft = join(folder, `.${newId()}`);
  try {
    const file = await open(draft, 'wx', mode);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    throw error;
  }
  await syncFolder(folder);
}

interface Piece {
  piece: AsyncIterable<Buffer>;
  /** Where in the file it begins. */
  offset: number;
  /** Looks at the bytes, and throws where they are not to be kept. */
  check: { add(bytes: Buffer): void; end(): void } | null;
}

/**
 * Writes a piece into a file that is there. @returns where it ends; once it resolves no power cut takes the piece.
 * Where it throws nothing from `offset` on is to be trusted, and all of it has to be written once more: after a
 * refused sync the system calls written what memory alone has, and a second sync would not write it.
 */
export async function writeSynced(path: string, { piece, offset, check }: Piece): Promise<number> {
  const file = await open(path, 'r+');
  try {
    let end = offset;
    for await (const bytes of piece) {
      check?.add(bytes);
      await writeAll(file, bytes, end);
      end += bytes.length;
    }
    check?.end();
    await file.sync();
    return end;
  } finally {
    await file.close();
  }
}

async function writeAll(file: FileHandle, bytes: Buffer, at: number): Promise<void> {
  for (let done = 0; done < bytes.length; )
    done += (await file.write(bytes, done, bytes.length - done, at + done)).bytesWritten;
}

/** False for an empty one as well: a power cut may leave a name whose content was never synced. */
export async function isKept(path: string): Promise<boolean> {
  return stat(path).then(
    ({ size }) => size > 0,
    () => false,
  );
}

/** True when the disk is full, refuses writes or is read-only: trying again later may succeed. */
export function isDiskUnavailable(error: unknown): boolean {
  const { code = '' } = (error ?? {}) as { code?: unknown };
  return /^(ENOSPC|EDQUOT|EROFS|EIO)$/.test(String(code));
}

/** True when the disk has no room, or this user's share of it is used up. */
export function isDiskFull(error: unknown): boolean {
  const { code = '' } = (error ?? {}) as { code?: unknown };
  return /^(ENOSPC|EDQUOT)$/.test(String(code));
}

/** True when there is no such file. */
export function isMissing(error: unknown): boolean {
  return ((error ?? {}) as { code?: unknown }).code === 'ENOENT';
}

/**
 * Makes it with those above it, and syncs the name of each new one in the one above. Where that is refused the new
 * ones are taken away: the next attempt would find them, and take their names for safe.
 */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  const made: string[] = [];
  for (let each = folder; each.length >= first.length; each = dirname(each)) made.push(each);
  try {
    for (const each of made) await syncFolder(dirname(each));
  } catch (error) {
    for (const each of made) await rmdir(each).catch(() => {});
    throw error;
  }
}

/** A name in it lasts once it resolves. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
