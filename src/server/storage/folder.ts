/** Storage in a folder of this machine. */
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { isMissing } from '../files.ts';
import { newId } from '../tokens.ts';
import { FolderReceiver } from './folderReceiver.ts';
import type { Room, Storage } from './storage.ts';

export function makeFolderStorage(folder: string): Storage {
  return {
    disk: measure,
    room: measure,
    async receiver(records) {
      return new FolderReceiver(pathOf, records);
    },
    sizeOf: (file) =>
      stat(pathOf(file)).then(
        (found) => (found.isFile() ? found.size : null),
        () => null,
      ),
    async read(file, { from, to }) {
      return createReadStream(pathOf(file), { start: from, end: to });
    },
    remove: (file) => rm(pathOf(file), { force: true }),
    async writtenBetween(name, after, before) {
      const written: string[] = [];
      for (const each of await readdir(within(name)).catch(noneIfMissing))
        if (isOwnName(each) && (await wasWritten(join(within(name), each), { after, before })))
          written.push(each);
      return written;
    },
    async removeUnchanged(name, file, before) {
      const path = join(within(name), file);
      // Put aside first: a file of the same content may have been kept again since it was looked at.
      const aside = join(within(name), `.${newId()}`);
      if (!(await wasWritten(path, { before }))) return false;
      await rename(path, aside);
      const isOld = await wasWritten(aside, { before });
      if (isOld) await rm(aside);
      else await rename(aside, path);
      return isOld;
    },
  };

  async function measure(): Promise<Room> {
    await mkdir(folder, { recursive: true });
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  }

  function within(name: string): string {
    return name === 'uploads' ? folder : pathOf(name);
  }

  /** Names come from our own rows; one that leads out of the folder is a bug. */
  function pathOf(file: string): string {
    const path = join(folder, file);
    if (!path.startsWith(folder + sep)) throw new Error('a stored file outside its folder');
    return path;
  }
}

/** Ids and hashes, with an ending where they have one, and drafts of files (`files.ts`), which begin with a dot. */
function isOwnName(name: string): boolean {
  return /^\.?[\da-f][\da-f-]{31,63}(?:\.\w+)?$/.test(name);
}

/** False for one that is gone. */
async function wasWritten(
  path: string,
  { after = new Date(0), before }: { after?: Date; before: Date },
): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile() && found.mtime > after && found.mtime < before,
    () => false,
  );
}

function noneIfMissing(error: unknown): string[] {
  if (isMissing(error)) return [];
  throw error;
}
