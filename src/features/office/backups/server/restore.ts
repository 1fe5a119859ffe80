/**
 * Brings a school back as it was when a set was made, in one step: the new database is complete, with its files, before it
 * takes the place of the former one, which stays beside. Podium is stopped meanwhile.
 */
import { readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { DatabaseInUse, type HeldDatabase } from '#server/db/replacing/held.ts';
import { holdDatabase } from '#server/db/replacing/replacing.ts';
import { makeFolder } from '#server/files.ts';
import type { NamedFiles } from '#server/keptFiles/namedFiles.ts';
import { linesOf } from './checkSet.ts';
import { makePlace } from './places.ts';
import { keepNewer, putBack, type RestoredFiles, removeFiles, restoreFiles } from './restoreFiles.ts';
import { loadLines } from './restoring.store.ts';
import { SetError } from './setError.ts';
import { type Label, numberOf, setNamed, setsIn } from './sets.ts';
import { endArrivals, type Present, presentIn, usersOfFile } from './standing.store.ts';

/** `own`: signed by a key that is known. `unverified`: signed, and no key is known to compare with. */
export type Origin = 'own' | 'unverified' | 'other' | 'unsigned';

export interface Ahead {
  label: Label;
  origin: Origin;
  /** What would be overwritten; null where there is nothing. */
  present: Present | null;
  /** The highest number that a set of its signer has; null where the set has none that counts. */
  newest: number | null;
}

/** Holds the database for as long as `work` takes. @throws SetError in_use */
export async function holding<T>(config: Config, work: (held: HeldDatabase) => Promise<T>): Promise<T> {
  const inUse = (error: unknown) => {
    throw error instanceof DatabaseInUse ? new SetError('in_use') : error;
  };
  const held = await holdDatabase(config).catch(inUse);
  return work(held)
    .catch(inUse)
    .finally(() => held.release()) as Promise<T>;
}

/** Tells what a restoration would bring and overwrite. @throws SetError not_found, damaged, forged */
export async function lookAhead(
  config: Config,
  name: string,
  { held, trusted }: { held: HeldDatabase; trusted: readonly string[] },
): Promise<Ahead> {
  const place = makePlace(config.backups);
  const label = await setNamed(place, name);
  const present = held.present === 'there' ? await held.look(presentIn) : null;
  const own = label.signer ? [label.signer] : [];
  const numbers = (await setsIn(place)).sets.map((each) => numberOf(each, own) ?? 0);
  const known = present && present.signer === label.signer ? present.lastNumber : 0;
  return {
    label,
    origin: originOf(label, trusted),
    present: held.present === 'unreadable' ? { people: 0, orders: 0, isReadable: false } : present,
    newest: label.number === undefined ? null : Math.max(label.number, known ?? 0, ...numbers),
  };
}

function originOf({ signer }: Label, trusted: readonly string[]): Origin {
  if (!signer) return 'unsigned';
  if (trusted.includes(signer)) return 'own';
  return trusted.length > 0 ? 'other' : 'unverified';
}

export interface Restored {
  rows: number;
  files: RestoredFiles;
  /** Of each file that could not be restored: what it belongs to. */
  lost: { name: string; bytes: number; usedBy: string[] }[];
  /** Files that the set does not know. */
  newer: number;
  /** Where what was overwritten is now: a folder, and on PostgreSQL a schema. Neither is there where nothing was. */
  aside: string;
}

interface Restoring {
  held: HeldDatabase;
  label: Label;
  identity: string;
  columns: readonly NamedFiles[];
  /** What else is to be done to the new database before it takes its place. */
  finish(fresh: Database): Promise<void>;
}

/**
 * Whoever is killed meanwhile leaves the school as it was, or restored to the end.
 * @throws SetError wrong_key, damaged, newer, older, differs, in_use
 */
export async function restoreSet(
  config: Config,
  { held, label, identity, columns, finish }: Restoring,
): Promise<Restored> {
  const stamp = new Date().toISOString().replace(/[-:]/g, '').slice(0, 15).toLowerCase();
  const aside = `before_restore_${stamp}`;
  const kept = join(config.dataDir, aside);
  const drafts = join(config.dataDir, `restoring_${stamp}`);
  const place = makePlace(config.backups);
  let done: Restored | null = null;
  let newer: string[] = [];
  try {
    await clearRestorations(config);
    await held.replace(stamp, async (fresh) => {
      const { ending } = await loadLines(fresh, await linesOf(place, label, identity));
      await migrate(fresh);
      await endArrivals(fresh, columns);
      await finish(fresh);
      await makeFolder(drafts);
      await makeFolder(kept);
      const files = await restoreFiles(config, ending.files, { place, identity, drafts, kept });
      const folders = columns.map(({ folder }) => folder);
      newer = await keepNewer(config, {
        folders,
        ofSet: new Set(ending.files.map(({ name }) => name)),
        kept,
      });
      const lost: Restored['lost'] = [];
      for (const { name, bytes } of files.lost)
        lost.push({ name, bytes, usedBy: await usersOfFile(fresh, columns, name) });
      done = { rows: label.row_count, files, lost, newer: newer.length, aside };
    });
  } catch (error) {
    // The former database is in place, and has its files again.
    await putBack(config, kept);
    await rm(join(kept, 'uploads'), { recursive: true, force: true });
    await rmdir(kept).catch(() => {});
    throw error;
  } finally {
    await rm(drafts, { recursive: true, force: true });
  }
  // They have their second name aside.
  await removeFiles(config, newer);
  if (!(await hasFiles(kept))) await rm(kept, { recursive: true });
  return done!;
}

async function hasFiles(folder: string): Promise<boolean> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.some((entry) => !entry.isDirectory());
}

/**
 * Keeps the school as it was before restorations that were killed. @returns how many there were
 */
export async function cancelRestorations(config: Config, held: HeldDatabase): Promise<number> {
  const stamps = await held.clear();
  for (const stamp of stamps) {
    const kept = join(config.dataDir, `before_restore_${stamp}`);
    await putBack(config, kept);
    if (held.present !== 'none') await rm(kept, { recursive: true, force: true });
  }
  await clearRestorations(config);
  return stamps.length;
}

/** Removes drafts of restorations that were killed. */
export async function clearRestorations({ dataDir }: Pick<Config, 'dataDir'>): Promise<void> {
  for (const name of await readdir(dataDir))
    if (/^restoring_[^.]+$/.test(name)) await rm(join(dataDir, name), { recursive: true, force: true });
}
