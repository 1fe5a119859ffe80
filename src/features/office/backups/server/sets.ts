/** The sets of a place: a label beside each says, unencrypted, what it is; without a label a set is no whole one. */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { newId } from '#server/tokens.ts';
import { setKinds } from '../rules/sets.ts';
import { formatVersion } from './archive.ts';
import type { Place } from './place.ts';
import { SetError } from './setError.ts';

const labelSchema = z.object({
  podium_backup: z.int(),
  name: z.string().regex(/^\d{8}-\d{6}-[\da-f]{8}$/),
  kind: z.enum(setKinds),
  made_at: z.string(),
  version: z.string(),
  migrations: z.number(),
  bytes: z.number(),
  sha256: z.string(),
  /** The public key that it was made for. */
  recipient: z.string(),
  row_count: z.number(),
  /** Names of the copies of files that belong to it. */
  copies: z.array(z.string()),
});
export type Label = z.output<typeof labelSchema>;

/** `20261126-030000-1a2b3c4d`: sets in the order of their names are in the order of their times. */
export function nameOfSet(madeAt: string): string {
  const time = madeAt.replace(/[-:]/g, '').replace('T', '-').slice(0, 15);
  return `${time}-${newId().replaceAll('-', '').slice(0, 8)}`;
}

interface Sets {
  /** Newest first. */
  sets: Label[];
  /** Names of what has no label, or none that can be read. */
  broken: string[];
}

export async function setsIn(place: Place): Promise<Sets> {
  const files = await place.list('sets');
  const names = [...new Set([...files.keys()].map((file) => file.replace(/\.\w+$/, '')))]
    .toSorted()
    .reverse();
  const sets: Label[] = [];
  const broken: string[] = [];
  for (const name of names) {
    const label = files.has(`${name}.json`) && (await labelIn(place, name).catch(() => null));
    if (label && files.has(`${name}.age`)) sets.push(label);
    else broken.push(name);
  }
  return { sets, broken };
}

/** @throws SetError not_found, damaged, newer */
export async function setNamed(place: Place, name: string): Promise<Label> {
  const names = await place.list('sets');
  if (!names.has(`${name}.age`) && !names.has(`${name}.json`)) throw new SetError('not_found');
  const label = await labelIn(place, name);
  if (names.get(`${name}.age`) !== label.bytes) throw new SetError('damaged');
  return label;
}

async function labelIn(place: Place, name: string): Promise<Label> {
  try {
    const text = (await (await place.read('sets', `${name}.json`)).toArray()).join('');
    const label = labelSchema.parse(JSON.parse(text));
    if (label.name !== name) throw new Error('the label is that of another set');
    if (label.podium_backup > formatVersion) throw new SetError('newer');
    return label;
  } catch (error) {
    throw error instanceof SetError ? error : new SetError('damaged', { cause: error });
  }
}

/** The encrypted set, as it is stored. @throws when read to the end, unless it is what its label says */
export async function encryptedSet(place: Place, { name, sha256 }: Label): Promise<Readable> {
  const stored = await place.read('sets', `${name}.age`);
  return Readable.from(verified(stored, sha256), { objectMode: false });
}

/** Piece by piece, and an error at the end where they are not those that the sum was made of. */
export async function* verified(stored: Readable, sha256: string): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const piece of stored) {
    hash.update(piece);
    yield piece;
  }
  if (hash.digest('hex') !== sha256) throw new SetError('damaged');
}

/** Makes a set known; the archive is there already. */
export async function keepLabel(place: Place, label: Label, drafts: string): Promise<void> {
  const draft = join(drafts, newId());
  await writeFile(draft, JSON.stringify(label, null, 1), { flush: true, mode: 0o600 });
  await place.keep('sets', `${label.name}.json`, draft);
}

/** The label first: what is half removed is no set any more. */
export async function removeSet(place: Place, name: string): Promise<void> {
  await place.remove('sets', `${name}.json`);
  await place.remove('sets', `${name}.age`);
}
