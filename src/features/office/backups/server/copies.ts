/**
 * Copies of the files that rows name, beside the sets and each by itself: a file is copied once, and belongs to every
 * set that names it. A file never changes under its name, so name and size tell whether it is the same.
 */
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '#server/storage/storage.ts';
import { newId } from '#server/tokens.ts';
import { type CopiedFile, encryptTo, metered } from './archive.ts';
import type { Place } from './place.ts';

export interface Copying {
  place: Place;
  storage: Storage;
  recipient: string;
  drafts: string;
  /** By the names of the copies. */
  known: Map<string, CopiedFile>;
  /** Copies that the place has. */
  there: ReadonlyMap<string, number>;
  /** Called as soon as a copy lasts. */
  onCopied(file: CopiedFile): void;
}

export interface Copies {
  files: CopiedFile[];
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
    const known = copying.known.get(copy);
    const isThere = known && copying.there.has(copy);
    const file = isThere ? known : await copyFile({ name, bytes, copy }, copying);
    copies.files.push(file);
    if (isThere) continue;
    copies.copied++;
    copies.copiedBytes += bytes;
  }
  return copies;
}

/** Bytes of the files that have no copy yet: all of them, and the largest. */
export async function bytesToCopy(
  names: readonly string[],
  { storage, recipient, known, there }: Copying,
): Promise<{ all: number; largest: number }> {
  const sizes: number[] = [];
  for (const named of names) {
    const found = await findFile(storage, named);
    if (!found) continue;
    const copy = copyName(recipient, found.name, found.bytes);
    if (!known.has(copy) || !there.has(copy)) sizes.push(found.bytes);
  }
  return { all: sizes.reduce((sum, bytes) => sum + bytes, 0), largest: Math.max(0, ...sizes) };
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
): Promise<CopiedFile> {
  const draft = join(drafts, newId());
  try {
    const meter = metered();
    const plain = bytes > 0 ? await storage.read(name, { from: 0, to: bytes - 1 }) : null;
    plain?.on('error', (error) => meter.through.destroy(error));
    if (plain) plain.pipe(meter.through);
    else meter.through.end();
    await encryptTo(meter.through, [recipient], draft);
    const { sha256, bytes: read } = meter.result();
    if (read !== bytes) throw new Error(`${name} changed while it was copied`);
    await place.keep('files', copy, draft);
    const file = { name, bytes, sha256, copy };
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
