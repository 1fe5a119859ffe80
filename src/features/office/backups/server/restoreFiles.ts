/** Brings the files of a set back to where rows look for them. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Config } from '#server/config.ts';
import { isMissing, makeFolder, syncFolder } from '#server/files.ts';
import { makeStorage } from '#server/storage/makeStorage.ts';
import { isUpload } from '#server/storage/storage.ts';
import { newId } from '#server/tokens.ts';
import { type CopiedFile, decrypted } from './archive.ts';
import { putInBucket } from './bucketPlace.ts';
import type { Place } from './place.ts';
import { SetError } from './setError.ts';

interface Files {
  files: readonly CopiedFile[];
  place: Place;
  identity: string;
  drafts: string;
  /** Folder for what is overwritten. */
  kept: string;
}

/** Anybody can encrypt to a public key: a name that leads elsewhere comes from no set of ours. */
const ownName = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)?$/;

/**
 * A file that is there and the same stays; one that differs makes room. Called again after a failure it goes on.
 * @throws SetError file_damaged
 */
export async function restoreFiles(
  config: Config,
  { files, ...from }: Files,
): Promise<{ restored: number; same: number }> {
  const done = { restored: 0, same: 0 };
  for (const file of files) {
    if (!ownName.test(file.name)) throw new SetError('damaged', { detail: file.name });
    const isSame = await (inBucket(config, file) ? isSameThere(config, file) : isSameHere(config, file));
    if (isSame) done.same++;
    else {
      await restoreFile(config, file, from);
      done.restored++;
    }
  }
  return done;
}

async function restoreFile(
  config: Config,
  file: CopiedFile,
  { place, identity, drafts, kept }: Omit<Files, 'files'>,
): Promise<void> {
  const draft = join(drafts, newId());
  try {
    await decryptTo(draft, file, { place, identity });
    if (inBucket(config, file)) return await putInBucket(config.s3!, file.name, draft);
    const path = pathOf(config, file);
    const aside = join(kept, 'uploads', file.name);
    await makeFolder(dirname(aside));
    await rename(path, aside).catch((error) => {
      if (!isMissing(error)) throw error;
    });
    await makeFolder(dirname(path));
    await moveAcross(draft, path);
    await syncFolder(dirname(path));
  } finally {
    await rm(draft, { force: true });
  }
}

async function decryptTo(
  draft: string,
  { name, sha256, copy }: CopiedFile,
  { place, identity }: Pick<Files, 'place' | 'identity'>,
): Promise<void> {
  try {
    const plain = await decrypted(await place.read('files', copy), identity);
    await pipeline(plain, createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true }));
    if ((await sumOf(draft)) !== sha256) throw new Error('the sum differs');
  } catch (cause) {
    throw new SetError('file_damaged', { detail: name, cause });
  }
}

/** The folder of backups may be on another disk. */
async function moveAcross(draft: string, path: string): Promise<void> {
  const near = join(dirname(path), `.${newId()}`);
  await pipeline(createReadStream(draft), createWriteStream(near, { mode: 0o600, flush: true }));
  await rename(near, path);
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
