/** What is known of the copies of files: which ones a run looks at, and which sets are not whole without them. */
import { day } from '#shared/dates.ts';
import type { KnownCopy } from './copies.ts';
import type { ExpectedCopy } from './makeSet.ts';
import type { Label } from './sets.ts';
import type { CopyRow } from './store.ts';

/** In so many runs, one a night, each copy is read once. */
const turnDays = 28;

/** Copies that were written by this version: of earlier ones nobody knows what they should be, so they are made anew. */
export function knownCopies(rows: readonly CopyRow[]): KnownCopy[] {
  return rows.flatMap(({ copy, name, bytes, sha256, stored_bytes, stored_sha256 }) =>
    stored_bytes === null || stored_sha256 === null || sha256 === ''
      ? []
      : [{ copy, name, bytes, sha256, stored_bytes, stored_sha256 }],
  );
}

/** Copies that the sets name, as they were written last. */
export function expectedCopies(sets: readonly Label[], rows: readonly CopyRow[]): ExpectedCopy[] {
  const expected = new Map<string, ExpectedCopy>();
  for (const { sums = {} } of sets)
    for (const [copy, { bytes, sha256 }] of Object.entries(sums)) expected.set(copy, { copy, bytes, sha256 });
  for (const { copy, stored_bytes: bytes, stored_sha256: sha256 } of rows)
    if (expected.has(copy) && bytes !== null && sha256 !== null) expected.set(copy, { copy, bytes, sha256 });
  return [...expected.values()];
}

/** Those whose turn it is: the ones that were read the longest time ago. */
export function copiesToRead(
  expected: readonly ExpectedCopy[],
  rows: readonly CopyRow[],
  now: Date,
): string[] {
  const readAt = new Map(rows.map(({ copy, read_at }) => [copy, read_at ?? '']));
  const longestFirst = expected
    .map(({ copy }) => ({ copy, at: readAt.get(copy) ?? '' }))
    .toSorted((one, other) => one.at.localeCompare(other.at));
  const overdue = new Date(now.getTime() - turnDays * day).toISOString();
  const share = Math.ceil(longestFirst.length / turnDays);
  return longestFirst.filter(({ at }, index) => index < share || at < overdue).map(({ copy }) => copy);
}

/** Copies that a set lacks, by their sizes and by what runs have found. */
export function lackingIn(
  { copies, sums }: Label,
  there: ReadonlyMap<string, number>,
  lost: ReadonlySet<string>,
): string[] {
  return copies.filter((copy) => {
    const size = there.get(copy);
    return !size || lost.has(copy) || (sums?.[copy] !== undefined && sums[copy].bytes !== size);
  });
}
