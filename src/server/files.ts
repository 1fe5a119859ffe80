/** Files that must last: written whole or not at all, and on the disk before anything names them. */
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
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

/** A new folder's name is synced in the one above it. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
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
