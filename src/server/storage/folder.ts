/** Storage in a folder of this machine. */
import { createReadStream } from 'node:fs';
import { mkdir, rm, stat, statfs } from 'node:fs/promises';
import { join, sep } from 'node:path';
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
  };

  async function measure(): Promise<Room> {
    await mkdir(folder, { recursive: true });
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  }

  /** Names come from our own rows; one that leads out of the folder is a bug. */
  function pathOf(file: string): string {
    const path = join(folder, file);
    if (!path.startsWith(folder + sep)) throw new Error('a stored file outside its folder');
    return path;
  }
}
