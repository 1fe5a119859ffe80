/** Storage in a folder of this machine. */
import { createReadStream } from 'node:fs';
import { mkdir, open, rm, stat, statfs } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { FileStore } from '@tus/file-store';
import { syncFolder } from '../files.ts';
import type { Room, Storage } from './storage.ts';

export function makeFolderStorage(folder: string): Storage {
  return {
    disk: measure,
    room: measure,
    async receiver(records) {
      await mkdir(folder, { recursive: true });
      return new FileStore({ directory: folder, configstore: records });
    },
    async settle(file) {
      const handle = await open(pathOf(file), 'r+');
      try {
        await handle.sync();
      } finally {
        await handle.close();
      }
      await syncFolder(folder);
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
