/** One SQLite file in another's place: the former one is linked aside, then the new one renamed over it. */
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { copyFile, link, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { makeFolder, syncFolder } from '#server/files.ts';
import { isBusy, isLocked, lockFile } from '../fileLock.ts';
import { openSqlite } from '../sqlite.ts';
import { DatabaseInUse, type HeldDatabase, type Obstacle } from './held.ts';

const suffixes = ['', '-wal', '-shm'];
const leftover = /^restoring[-_](.+)\.db$/;
/** How long the end of somebody's quick look is awaited. */
const patienceMs = 2_000;

export async function holdSqlite(dataDir: string): Promise<HeldDatabase> {
  const release = lockFile(holdOf(dataDir));
  if (!release) throw new DatabaseInUse();
  const file = fileOf(dataDir);
  try {
    const present = !existsSync(file) ? 'none' : isReadableAlone(file) ? 'there' : 'unreadable';
    return {
      present,
      async look(work) {
        const database = openSqlite(file);
        return work(database).finally(() => database.close());
      },
      async replace(stamp, fill) {
        await clear(file);
        const fresh = join(dirname(file), `restoring_${stamp}.db`);
        try {
          const database = openSqlite(fresh);
          await fill(database).finally(() => database.close());
          await syncFile(fresh);
          await putInPlace(fresh, file, join(dataDir, `before_restore_${stamp}`));
        } finally {
          for (const suffix of suffixes) await rm(`${fresh}${suffix}`, { force: true });
        }
      },
      clear: () => clear(file),
      release: async () => release(),
    };
  } catch (error) {
    release();
    throw error;
  }
}

export async function obstacleInSqlite(dataDir: string): Promise<Obstacle | null> {
  if (!existsSync(dataDir)) return null;
  if (isLocked(holdOf(dataDir))) return 'held';
  const file = fileOf(dataDir);
  if (leftoversIn(dirname(file)).length > 0) return 'half_done';
  if (existsSync(file)) return null;
  const asides = readdirSync(dataDir).filter((name) => name.startsWith('before_restore_'));
  return asides.some((name) => existsSync(join(dataDir, name, 'podium.db'))) ? 'lost' : null;
}

/** False for a file that is no database any more. @throws DatabaseInUse */
function isReadableAlone(file: string): boolean {
  return alone(file, 200, (connection) => {
    connection.exec('begin exclusive');
    connection.exec('rollback');
  });
}

/** Brings the log into the file itself, so that the file is all. @throws DatabaseInUse */
function foldLog(file: string): void {
  alone(file, patienceMs, (connection) => {
    const mode = connection.pragma('journal_mode = delete', { simple: true });
    if (mode !== 'delete') throw new DatabaseInUse();
  });
}

function alone(file: string, timeout: number, work: (connection: BetterSqlite.Database) => void): boolean {
  const connection = new BetterSqlite(file, { timeout });
  try {
    connection.pragma('locking_mode = exclusive');
    work(connection);
    return true;
  } catch (error) {
    if (isBusy(error)) throw new DatabaseInUse();
    if (/^SQLITE_(NOTADB|CORRUPT)/.test(String((error as { code?: unknown }).code))) return false;
    throw error;
  } finally {
    connection.close();
  }
}

async function putInPlace(fresh: string, file: string, aside: string): Promise<void> {
  if (existsSync(file)) {
    foldLog(file);
    await makeFolder(aside);
    for (const suffix of suffixes)
      if (existsSync(`${file}${suffix}`)) await linked(`${file}${suffix}`, join(aside, `podium.db${suffix}`));
    await syncFolder(aside);
    // Of a file that is damaged alone: its log would be taken for that of the new one.
    for (const suffix of ['-wal', '-shm']) await rm(`${file}${suffix}`, { force: true });
  }
  await rename(fresh, file);
  await syncFolder(dirname(file));
}

/** A second name, or a copy where the disk knows no such thing. */
export async function linked(from: string, to: string): Promise<void> {
  await link(from, to).catch(async () => {
    await copyFile(from, to);
    await syncFile(to);
  });
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync().finally(() => file.close());
}

async function clear(file: string): Promise<string[]> {
  const folder = dirname(file);
  const stamps = leftoversIn(folder);
  for (const name of await readdir(folder))
    if (/^restoring[-_].+\.db(?:-wal|-shm)?$/.test(name)) await rm(join(folder, name), { force: true });
  return stamps;
}

function leftoversIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => leftover.exec(name)?.[1] ?? []);
}

function holdOf(dataDir: string): string {
  return join(dataDir, 'podium.hold');
}

/** The file itself, where its name is a link to it. */
function fileOf(dataDir: string): string {
  const file = join(dataDir, 'podium.db');
  return existsSync(file) ? realpathSync(file) : file;
}
