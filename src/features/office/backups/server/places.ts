/** Where backups are kept: sets, copies of files beside them, and who was erased since. A folder or a bucket. */
import { createReadStream } from 'node:fs';
import { readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { isMissing, makeFolder, syncFolder } from '#server/files.ts';
import type { Room } from '#server/storage/storage.ts';
import { makeBucketPlace } from './bucketPlace.ts';
import { ownNames, type Place, type PlaceFolder } from './place.ts';

export function makePlace({ folder, s3 }: Config['backups']): Place {
  const place = s3 ? makeBucketPlace(s3) : makeFolderPlace(folder);
  return {
    async list(within) {
      const all = await place.list(within);
      return new Map([...all].filter(([name]) => ownNames[within].test(name)));
    },
    keep: (within, name, draft) => place.keep(within, own(within, name), draft),
    read: (within, name) => place.read(within, own(within, name)),
    remove: (within, name) => place.remove(within, own(within, name)),
  };
}

/** Drafts and throw-away databases, for the service's own user alone. */
export async function draftsFolder({ folder }: Config['backups']): Promise<string> {
  const drafts = join(folder, 'drafts');
  await makeFolder(drafts);
  return drafts;
}

/** Room for drafts; without a bucket, for the backups as well. */
export async function roomFor(backups: Config['backups']): Promise<Room> {
  const { bavail, blocks, bsize } = await statfs(await draftsFolder(backups));
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

function own(folder: PlaceFolder, name: string): string {
  if (!ownNames[folder].test(name)) throw new Error(`no name of a backup: ${JSON.stringify(name)}`);
  return name;
}

function makeFolderPlace(root: string): Place {
  return {
    async list(folder) {
      const sizes = new Map<string, number>();
      for (const entry of await readdir(join(root, folder), { withFileTypes: true }).catch(noneIfMissing)) {
        // One may be removed meanwhile.
        const found = entry.isFile() && (await stat(join(root, folder, entry.name)).catch(() => null));
        if (found) sizes.set(entry.name, found.size);
      }
      return sizes;
    },
    async keep(folder, name, draft) {
      await makeFolder(join(root, folder));
      await rename(draft, join(root, folder, name));
      await syncFolder(join(root, folder));
    },
    async read(folder, name) {
      const path = join(root, folder, name);
      await stat(path);
      return createReadStream(path);
    },
    remove: (folder, name) => rm(join(root, folder, name), { force: true }),
  };
}

function noneIfMissing(error: unknown): [] {
  if (isMissing(error)) return [];
  throw error;
}
