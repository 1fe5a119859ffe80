/** Opens a set with its secret key, brings it into a throw-away database, and compares what came out with what went in. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { openSqlite } from '#server/db/sqlite.ts';
import { newId } from '#server/tokens.ts';
import { type Ending, readLines } from './archive.ts';
import type { Place } from './place.ts';
import { draftsFolder, makePlace } from './places.ts';
import { loadLines } from './restoring.store.ts';
import { SetError } from './setError.ts';
import { encryptedSet, type Label, setNamed } from './sets.ts';

export interface Checked {
  ending: Ending;
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
  return checkLabelled(place, await setNamed(place, name), {
    identity,
    drafts: await draftsFolder(backups),
  });
}

/** The same of a set that was made just now. @throws SetError */
export async function checkLabelled(
  place: Place,
  label: Label,
  { identity, drafts }: { identity: string; drafts: string },
): Promise<Checked> {
  const file = join(drafts, `${newId()}.db`);
  const database = openSqlite(file);
  try {
    const lines = readLines(await encryptedSet(place, label), identity);
    const { ending } = await loadLines(database, lines).catch((error) => rethrow(error, place, label));
    const copies = await place.list('files');
    const lost = ending.files.find(({ copy }) => !copies.get(copy));
    if (lost) throw new SetError('file_damaged', { detail: lost.name });
    return {
      ending,
      rows: Object.values(ending.totals).reduce((sum, { rows }) => sum + rows, 0),
      files: ending.files.length,
      paidKopecks: ending.totals.payments?.sums.charged_kopecks ?? 0,
    };
  } finally {
    await database.close();
    for (const suffix of ['', '-wal', '-shm']) await rm(`${file}${suffix}`, { force: true });
  }
}

/** A header that is damaged looks as if it were meant for another key. @throws SetError damaged, or else the error */
async function rethrow(error: unknown, place: Place, label: Label): Promise<never> {
  if (error instanceof SetError && error.problem === 'wrong_key')
    for await (const _piece of await encryptedSet(place, label));
  throw error;
}
