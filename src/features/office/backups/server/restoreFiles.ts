/** Brings the files of a set back to where rows look for them, and keeps aside what it takes the place of. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Config } from '#server/config.ts';
import { linked } from '#server/db/replacing/sqlite.ts';
import { isMissing, makeFolder, syncFolder } from '#server/files.ts';
import { makeStorage } from '#server/storage/makeStorage.ts';
import { isUpload } from '#server/storage/storage.ts';
import { newId } from '#server/tokens.ts';
import { type CopiedFile, decrypted } from './archive.ts';
import { putInBucket } from './bucketPlace.ts';
import type { Place } from './place.ts';

interface From {
  place: Place;
  identity: string;
  /** On the disk of the uploads. */
  drafts: string;
  /** Folder for what is overwritten. */
  kept: string;
}

export interface RestoredFiles {
  restored: number;
  same: number;
  /** Those whose copy is missing or damaged. */
  lost: CopiedFile[];
}

/**
 * A file that is there and the same stays; one that differs makes room. What cannot be restored keeps nothing else from
 * it. Called again after a failure it goes on.
 */
export async function restoreFiles(
  config: Config,
  files: readonly CopiedFile[],
  from: From,
): Promise<RestoredFiles> {
  const done: RestoredFiles = { restored: 0, same: 0, lost: [] };
  for (const file of files) {
    const isSame = await (inBucket(config, file) ? isSameThere(config, file) : isSameHere(config, file));
    if (isSame) done.same++;
    else if (await restoreFile(config, file, from)) done.restored++;
    else done.lost.push(file);
  }
  return done;
}

/** @returns false where its copy is no good */
async function restoreFile(
  config: Config,
  file: CopiedFile,
  { place, identity, drafts, kept }: From,
): Promise<boolean> {
  const draft = join(drafts, newId());
  try {
    if (!(await decryptTo(draft, file, { place, identity }))) return false;
    if (inBucket(config, file)) {
      await putInBucket(config.s3!, file.name, draft);
      return true;
    }
    const path = pathOf(config, file);
    const aside = join(kept, 'uploads', file.name);
    await makeFolder(dirname(aside));
    await linked(path, aside).catch((error) => {
      if (!isMissing(error)) throw error;
    });
    await makeFolder(dirname(path));
    await rename(draft, path);
    await syncFolder(dirname(path));
    return true;
  } finally {
    await rm(draft, { force: true });
  }
}

/** @returns false where the copy is missing or damaged. @throws where its place, or this disk, refuses */
async function decryptTo(
  draft: string,
  { sha256, copy }: CopiedFile,
  { place, identity }: Pick<From, 'place' | 'identity'>,
): Promise<boolean> {
  let ofPlace: unknown = null;
  let ofDisk: unknown = null;
  try {
    const stored = await place.read('files', copy).catch((error: unknown) => {
      ofPlace = error;
      throw error;
    });
    stored.on('error', (error) => {
      ofPlace = error;
    });
    const plain = await decrypted(stored, identity);
    const file = createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true });
    file.on('error', (error) => {
      // That of what it is fed with comes here as well.
      if (/^E(NOSPC|DQUOT|ROFS|IO|ACCES)$/.test(String((error as { code?: unknown }).code))) ofDisk = error;
    });
    await pipeline(plain, file);
    return (await sumOf(draft)) === sha256;
  } catch {
    if (ofPlace && !isGone(ofPlace)) throw ofPlace;
    if (ofDisk && !ofPlace) throw ofDisk;
    return false;
  }
}

/** There is none, or the disk of the backups cannot read it any more. */
function isGone(error: unknown): boolean {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return isMissing(error) || code === 'EIO' || name === 'NoSuchKey';
}

export interface Newer {
  /** Folders below the uploads that features name files in. */
  folders: readonly string[];
  /** Names that the set has. */
  ofSet: ReadonlySet<string>;
  kept: string;
}

/** Files of this machine that the set does not name get a second name aside. @returns their names */
export async function keepNewer({ dataDir }: Config, { folders, ofSet, kept }: Newer): Promise<string[]> {
  const names: string[] = [];
  for (const folder of new Set(folders)) {
    const below = folder === 'uploads' ? '' : `${folder}/`;
    const entries = await readdir(join(dataDir, 'uploads', below), { withFileTypes: true }).catch(() => []);
    for (const entry of entries)
      if (entry.isFile() && !entry.name.startsWith('.') && !ofSet.has(below + entry.name))
        names.push(below + entry.name);
  }
  const aside = new Set<string>();
  for (const name of names) {
    const to = join(kept, 'uploads', name);
    await makeFolder(dirname(to));
    await linked(join(dataDir, 'uploads', name), to);
    aside.add(dirname(to));
  }
  for (const folder of aside) await syncFolder(folder);
  return names;
}

export async function removeFiles({ dataDir }: Config, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(dataDir, 'uploads', name), { force: true });
}

/** Puts files back that were aside. */
export async function putBack({ dataDir }: Config, kept: string): Promise<void> {
  const folder = join(kept, 'uploads');
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])) {
    if (!entry.isFile()) continue;
    const from = join(entry.parentPath, entry.name);
    const to = join(dataDir, 'uploads', from.slice(folder.length + 1));
    await rename(from, to);
  }
}

function inBucket({ s3 }: Config, { name }: CopiedFile): boolean {
  return s3 !== null && isUpload(name);
}

async function isSameThere(config: Config, { name, bytes }: CopiedFile): Promise<boolean> {
  return (await makeStorage(config).sizeOf(name)) === bytes;
}

async function isSameHere(config: Config, file: CopiedFile): Promise<boolean> {
  const sum = await sumOf(pathOf(config, file)).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  return sum === file.sha256;
}

function pathOf({ dataDir }: Config, { name }: CopiedFile): string {
  return join(dataDir, 'uploads', name);
}

async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
