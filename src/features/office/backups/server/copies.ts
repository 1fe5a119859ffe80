/**
 * Copies of the files that rows name, beside the sets and each by itself: a file is copied once, and belongs to every
 * set that names it. A file never changes under its name, so name and size tell whether it is the same; whether its copy
 * is, the size and the sum tell that were written down when it was made.
 */
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Storage } from '#server/storage/storage.ts';
import { newId } from '#server/tokens.ts';
import { type CopiedFile, encryptTo, metered, type Written } from './archive.ts';
import type { Place } from './place.ts';

/** A file with its copy as it was written. */
export type KnownCopy = CopiedFile & { stored_bytes: number; stored_sha256: string };

export interface Copying {
  place: Place;
  storage: Storage;
  recipient: string;
  drafts: string;
  /** By the names of the copies; those that turn out to be damaged leave it. */
  known: Map<string, KnownCopy>;
  /** Sizes of the copies that the place has. */
  there: ReadonlyMap<string, number>;
  /** Called as soon as a copy lasts. */
  onCopied(file: KnownCopy): void;
}

export interface Copies {
  files: KnownCopy[];
  missing: string[];
  copied: number;
  copiedBytes: number;
}

export async function copyFiles(names: readonly string[], copying: Copying): Promise<Copies> {
  const copies: Copies = { files: [], missing: [], copied: 0, copiedBytes: 0 };
  for (const named of names) {
    const found = await findFile(copying.storage, named);
    if (!found) {
      copies.missing.push(named);
      continue;
    }
    const { name, bytes } = found;
    const copy = copyName(copying.recipient, name, bytes);
    const known = wholeCopy(copy, copying);
    copies.files.push(known ?? (await copyFile({ name, bytes, copy }, copying)));
    if (known) continue;
    copies.copied++;
    copies.copiedBytes += bytes;
  }
  return copies;
}

/** Undefined where it has to be made: there is none, or another than was written. */
function wholeCopy(copy: string, { known, there }: Copying): KnownCopy | undefined {
  const file = known.get(copy);
  return file && there.get(copy) === file.stored_bytes ? file : undefined;
}

/** Bytes of the files that have no copy yet: all of them, and the largest. */
export async function bytesToCopy(
  names: readonly string[],
  copying: Copying,
): Promise<{ all: number; largest: number }> {
  const sizes: number[] = [];
  for (const named of names) {
    const found = await findFile(copying.storage, named);
    if (found && !wholeCopy(copyName(copying.recipient, found.name, found.bytes), copying))
      sizes.push(found.bytes);
  }
  return { all: sizes.reduce((sum, bytes) => sum + bytes, 0), largest: Math.max(0, ...sizes) };
}

/** Whether a copy is the one that was written, to the last bit. */
export async function isAsWritten(place: Place, copy: string, { bytes, sha256 }: Written): Promise<boolean> {
  const hash = createHash('sha256');
  let read = 0;
  try {
    await pipeline(await place.read('files', copy), async (pieces: AsyncIterable<Buffer>) => {
      for await (const piece of pieces) {
        hash.update(piece);
        read += piece.length;
      }
    });
  } catch (error) {
    // A disk that cannot read it any more has damaged it; a place that is away has not.
    if ((error as { code?: unknown }).code === 'EIO') return false;
    throw error;
  }
  return read === bytes && hash.digest('hex') === sha256;
}

/** A row may name a file that lies outside of the folder where new ones go. */
async function findFile(storage: Storage, named: string): Promise<{ name: string; bytes: number } | null> {
  for (const name of new Set([named, named.slice(named.lastIndexOf('/') + 1)])) {
    const bytes = await storage.sizeOf(name);
    if (bytes !== null) return { name, bytes };
  }
  return null;
}

async function copyFile(
  { name, bytes, copy }: Omit<CopiedFile, 'sha256'>,
  { place, storage, recipient, drafts, known, onCopied }: Copying,
): Promise<KnownCopy> {
  const draft = join(drafts, newId());
  try {
    const meter = metered();
    const plain = bytes > 0 ? await storage.read(name, { from: 0, to: bytes - 1 }) : null;
    plain?.on('error', (error) => meter.through.destroy(error));
    if (plain) plain.pipe(meter.through);
    else meter.through.end();
    const stored = await encryptTo(meter.through, [recipient], draft);
    const { sha256, bytes: read } = meter.result();
    if (read !== bytes) throw new Error(`${name} changed while it was copied`);
    await place.keep('files', copy, draft);
    const file = { name, bytes, sha256, copy, stored_bytes: stored.bytes, stored_sha256: stored.sha256 };
    known.set(copy, file);
    onCopied(file);
    return file;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Tells a stranger neither the file's name nor its size. A new key has copies of its own. */
function copyName(recipient: string, name: string, bytes: number): string {
  return `${createHash('sha256').update(`${recipient}\n${name}\n${bytes}`).digest('hex')}.age`;
}
