/**
 * Looks into a set: with its secret key it is brought into a throw-away database, and every copy of a file read; one that
 * was made just now is read through, and its rows and sums compared with those of the database.
 */
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Config } from '#server/config.ts';
import { openSqlite } from '#server/db/sqlite.ts';
import { newId } from '#server/tokens.ts';
import { type CopiedFile, decrypted, type Ending, endingSchema, readLines, tableSchema } from './archive.ts';
import type { Place } from './place.ts';
import { draftsFolder, makePlace } from './places.ts';
import { firstDifference, loadLines } from './restoring.store.ts';
import { SetError } from './setError.ts';
import { encryptedSet, type Label, setNamed } from './sets.ts';
import type { Totals } from './snapshot.store.ts';
import { testPrefix } from './work.ts';

export interface Checked {
  rows: number;
  files: number;
  paidKopecks: number;
}

export interface CheckOrder {
  backups: Config['backups'];
  name: string;
  identity: string;
}

/** @throws SetError */
export async function checkSet({ backups, name, identity }: CheckOrder): Promise<Checked> {
  const place = makePlace(backups);
  const label = await setNamed(place, name);
  const file = join(await draftsFolder(backups), `${testPrefix}${newId()}.db`);
  const database = openSqlite(file);
  try {
    const { ending } = await loadLines(database, await linesOf(place, label, identity));
    for (const each of ending.files)
      if (!(await isWhole(place, each, identity))) throw new SetError('file_damaged', { detail: each.name });
    return {
      rows: rowsIn(ending.totals),
      files: ending.files.length,
      paidKopecks: ending.totals.payments?.sums.charged_kopecks ?? 0,
    };
  } finally {
    await database.close();
    for (const suffix of ['', '-wal', '-shm']) await rm(`${file}${suffix}`, { force: true });
  }
}

/** @returns how many rows it has. @throws SetError differs, damaged, file_damaged */
export async function lookThrough(place: Place, label: Label, identity: string): Promise<number> {
  const found: Totals = {};
  let add: (row: unknown[]) => void = () => {};
  let ending: Ending | null = null;
  const lines = await linesOf(place, label, identity);
  // The header.
  await lines.next();
  for await (const line of lines) {
    if (Array.isArray(line)) {
      add(line);
      continue;
    }
    ending = endingSchema.safeParse(line).data ?? null;
    if (!ending) add = adding(found, line);
  }
  if (!ending) throw new SetError('damaged');
  const difference = firstDifference(ending.totals, found);
  if (difference !== null) throw new SetError('differs', { detail: difference });
  const there = await place.list('files');
  const lost = ending.files.find(({ copy }) => there.get(copy) !== label.sums?.[copy]?.bytes);
  if (lost) throw new SetError('file_damaged', { detail: lost.name });
  return rowsIn(ending.totals);
}

/** Counts the rows of a table, and adds up its money. */
function adding(totals: Totals, line: unknown): (row: unknown[]) => void {
  const { table, columns } = tableSchema.parse(line);
  const money = columns.flatMap((column, at) => (column.endsWith('_kopecks') ? [{ column, at }] : []));
  const total = { rows: 0, sums: Object.fromEntries(money.map(({ column }) => [column, 0])) };
  totals[table] = total;
  return (row) => {
    total.rows++;
    for (const { column, at } of money) total.sums[column]! += (row[at] as number | null) ?? 0;
  };
}

function rowsIn(totals: Totals): number {
  return Object.values(totals).reduce((sum, { rows }) => sum + rows, 0);
}

/** Whether the copy opens, and holds the file as it was. */
async function isWhole(place: Place, { sha256, copy }: CopiedFile, identity: string): Promise<boolean> {
  const hash = createHash('sha256');
  try {
    await pipeline(await decrypted(await place.read('files', copy), identity), hash);
  } catch {
    return false;
  }
  return hash.digest('hex') === sha256;
}

/** The lines of a set. A header that is damaged looks as if it were meant for another key. @throws SetError */
export async function linesOf(
  place: Place,
  label: Label,
  identity: string,
): Promise<AsyncGenerator<unknown>> {
  const lines = readLines(await encryptedSet(place, label), identity);
  return (async function* () {
    try {
      yield* lines;
    } catch (error) {
      if (error instanceof SetError && error.problem === 'wrong_key')
        for await (const _piece of await encryptedSet(place, label));
      throw error;
    }
  })();
}
