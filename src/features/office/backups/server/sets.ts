/**
 * The sets of a place: a label beside each says, unencrypted and signed, what it is; without a label a set is no whole
 * one. Earlier versions of Podium read labels as well: a name may join it, and none may change.
 */
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
import { type Signer, signed, signerOf } from './signing.ts';

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
  /** What each copy is, encrypted. Sets of earlier versions say it not. */
  sums: z.record(z.string(), z.object({ bytes: z.int(), sha256: z.string() })).optional(),
  /** Counts the sets of a school, whatever its clock says. */
  number: z.int().positive().optional(),
  signer: z.string().optional(),
  signature: z.string().optional(),
});
export type Label = z.output<typeof labelSchema>;

/** Its number, where one of these keys has signed it: anybody can write one. */
export function numberOf({ number, signer }: Label, trusted: readonly string[]): number | null {
  return number !== undefined && signer !== undefined && trusted.includes(signer) ? number : null;
}

/** `20261126-030000-1a2b3c4d`: sets in the order of their names are in the order of their times. */
export function nameOfSet(madeAt: string): string {
  const time = madeAt.replace(/[-:]/g, '').replace('T', '-').slice(0, 15);
  return `${time}-${newId().replaceAll('-', '').slice(0, 8)}`;
}

interface Sets {
  /** By name, the last one first. */
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
    const parsed = JSON.parse(text);
    const label = labelSchema.parse(parsed);
    if (label.podium_backup > formatVersion) throw new SetError('newer');
    if (label.name !== name) throw new Error('the label is that of another set');
    signerOf(parsed);
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

interface Labelling {
  drafts: string;
  /** Null where the school has none at hand. */
  signer: Signer | null;
}

/** Makes a set known; the archive is there already. @returns the label as it is kept */
export async function keepLabel(place: Place, label: Label, { drafts, signer }: Labelling): Promise<Label> {
  const kept = signer ? signed(label, signer) : label;
  const draft = join(drafts, newId());
  await writeFile(draft, JSON.stringify(kept, null, 1), { flush: true, mode: 0o600 });
  await place.keep('sets', `${label.name}.json`, draft);
  return kept;
}

/** Copies that were made anew have other sums: labels of this signer that name them tell the new ones. */
export async function relabel(
  place: Place,
  renewed: ReadonlyMap<string, { bytes: number; sha256: string }>,
  { drafts, signer }: Labelling,
): Promise<void> {
  if (!signer || renewed.size === 0) return;
  for (const label of (await setsIn(place)).sets) {
    const { signature: _, signer: by, ...rest } = label;
    const changed = Object.entries(rest.sums ?? {}).filter(([copy]) => renewed.has(copy));
    if (by !== signer.publicKey || changed.length === 0) continue;
    const sums = { ...rest.sums };
    for (const [copy] of changed) sums[copy] = renewed.get(copy)!;
    await keepLabel(place, { ...rest, sums }, { drafts, signer });
  }
}

/** The label first: what is half removed is no set any more. */
export async function removeSet(place: Place, name: string): Promise<void> {
  await place.remove('sets', `${name}.json`);
  await place.remove('sets', `${name}.age`);
}
