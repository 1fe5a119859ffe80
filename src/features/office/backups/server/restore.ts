/** Brings a school back as it was when a set was made. Podium is stopped meanwhile; what is overwritten stays beside. */
import { existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { makeFolder, syncFolder } from '#server/files.ts';
import { newId } from '#server/tokens.ts';
import { readLines } from './archive.ts';
import { checkLabelled } from './checkSet.ts';
import { draftsFolder, makePlace } from './places.ts';
import { restoreFiles } from './restoreFiles.ts';
import { loadLines } from './restoring.store.ts';
import { SetError } from './setError.ts';
import { encryptedSet, type Label, setNamed } from './sets.ts';
import { othersIn, presentTotals, standing } from './standing.store.ts';

/** Opens the database of the settings, or SQLite's in another file. */
export type Open = (file?: string) => Promise<Database>;

export interface Overwritten {
  label: Label;
  /** Totals of the database as it is now; null where there is none. */
  present: { people: number; orders: number; isNewer: boolean } | null;
}

/** Tells what a restoration would overwrite. @throws SetError not_found, damaged, in_use */
export async function lookAhead(config: Config, name: string, open: Open): Promise<Overwritten> {
  const label = await setNamed(makePlace(config.backups), name);
  if (!config.databaseUrl && !existsSync(databaseFile(config))) return { label, present: null };
  const database = await open();
  try {
    const { isEmpty, isNewer } = await standing(database);
    const totals = isEmpty ? null : await presentTotals(database);
    if ((await othersIn(database)) > 0) throw new SetError('in_use');
    const rows = (table: string) => totals?.[table]?.rows ?? 0;
    return { label, present: totals && { people: rows('users'), orders: rows('orders'), isNewer } };
  } finally {
    await database.close();
  }
}

export interface Restored {
  rows: number;
  files: { restored: number; same: number };
  /** Where what was overwritten is now: a folder, and on PostgreSQL a schema. */
  aside: string;
}

/**
 * The set is opened and compared to the end before anything is touched.
 * @throws SetError wrong_key, damaged, file_damaged, newer, older, differs
 */
export async function restoreSet(
  config: Config,
  { label, identity }: { label: Label; identity: string },
  open: Open,
): Promise<Restored> {
  const place = makePlace(config.backups);
  const drafts = await draftsFolder(config.backups);
  const { ending, rows } = await checkLabelled(place, label, { identity, drafts });
  const aside = `before_restore_${new Date().toISOString().replace(/[-:]/g, '').slice(0, 15).toLowerCase()}`;
  const kept = join(config.dataDir, aside);
  await makeFolder(kept);
  const files = await restoreFiles(config, { files: ending.files, place, identity, drafts, kept });
  const lines = async () => readLines(await encryptedSet(place, label), identity);
  if (config.databaseUrl) await intoPostgres(await open(), await lines(), aside);
  else await intoSqlite(config, { lines: await lines(), kept }, open);
  return { rows, files, aside };
}

async function intoPostgres(
  database: Database,
  lines: AsyncGenerator<unknown>,
  aside: string,
): Promise<void> {
  try {
    await loadLines(database, lines, { aside });
    await migrate(database);
  } finally {
    await database.close();
  }
}

/** The new file is complete before the former one makes room. */
async function intoSqlite(
  config: Config,
  { lines, kept }: { lines: AsyncGenerator<unknown>; kept: string },
  open: Open,
): Promise<void> {
  const file = databaseFile(config);
  const fresh = join(config.dataDir, `restoring-${newId()}.db`);
  try {
    const database = await open(fresh);
    try {
      await loadLines(database, lines);
      await migrate(database);
    } finally {
      await database.close();
    }
    for (const suffix of ['', '-wal', '-shm'])
      if (await stat(`${file}${suffix}`).catch(() => null))
        await rename(`${file}${suffix}`, join(kept, `podium.db${suffix}`));
    await rename(fresh, file);
    await syncFolder(kept);
    await syncFolder(config.dataDir);
  } finally {
    for (const suffix of ['', '-wal', '-shm']) await rm(`${fresh}${suffix}`, { force: true });
  }
}

function databaseFile({ dataDir }: Config): string {
  return join(dataDir, 'podium.db');
}
