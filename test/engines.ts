/** Both engines, migrated once for a whole run; `freshDatabase` (database.ts) copies what is prepared here. */
import { mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { publishTemplates } from '#features/documents/service.ts';
import type { Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { openSqlite } from '#server/db/sqlite.ts';
import { day } from '#shared/dates.ts';
import { startPostgres } from './postgres.ts';

/** What test processes learn through their environment, which they inherit. */
export const engineVariables = { postgres: 'PODIUM_TEST_POSTGRES', sqlite: 'PODIUM_TEST_SQLITE' } as const;
export const templateName = 'podium_template';

export interface Engines {
  /** Superuser's address of the PostgreSQL server, ending with a slash. */
  postgresUrl: string;
  /** Folder of the migrated SQLite template, and of its copies. */
  sqliteFolder: string;
  stop(): Promise<void>;
}

/** Starts and migrates both, and lets this process and its children know. Leaves nothing behind when it fails. */
export async function startEngines(): Promise<Engines> {
  const home = await fastFolder();
  await sweep(home);
  const sqliteFolder = await mkdtemp(join(home, 'podium-sqlite-'));
  const removeFolder = () => rm(sqliteFolder, { recursive: true, force: true });
  try {
    await migrateOnce(openSqlite(join(sqliteFolder, 'template.db')));
    const server = await startMigratedPostgres();
    process.env[engineVariables.postgres] = server.baseUrl;
    process.env[engineVariables.sqlite] = sqliteFolder;
    const stop = async () => void (await Promise.all([server.stop(), removeFolder()]));
    return { postgresUrl: server.baseUrl, sqliteFolder, stop };
  } catch (error) {
    await removeFolder();
    throw error;
  }
}

async function startMigratedPostgres() {
  const server = await startPostgres();
  try {
    const admin = new pg.Client(`${server.baseUrl}postgres`);
    // Where a migration fails the server goes away under it, and the migration's error is the one to tell.
    admin.on('error', () => {});
    await admin.connect();
    await admin.query(`create database ${templateName}`);
    await migrateOnce(openPostgres(`${server.baseUrl}${templateName}`, { poolSize: 1 }));
    // A template that anybody is connected to cannot be copied.
    await admin.query(`alter database ${templateName} allow_connections false`);
    await admin.end();
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function migrateOnce(database: Database): Promise<void> {
  try {
    await migrate(database);
    await publishTemplates(database, new Date());
  } catch (error) {
    throw new Error(`The migrations fail on ${database.engine}: ${(error as Error).message}`, {
      cause: error,
    });
  } finally {
    await database.close();
  }
}

/** Removes what runs that were killed left behind, a day later. */
async function sweep(home: string): Promise<void> {
  for (const folder of new Set([home, tmpdir()])) {
    for (const name of await readdir(folder)) {
      if (!/^podium-(?:sqlite|postgres)-/.test(name)) continue;
      const path = join(folder, name);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
      if (Date.now() - mtimeMs > day) await rm(path, { recursive: true, force: true }).catch(() => {});
    }
  }
}

/** Memory where there is plenty: commits stay durable in form, and tests don't wait for a disk. */
async function fastFolder(): Promise<string> {
  const memory = await statfs('/dev/shm').catch(() => null);
  const freeBytes = memory ? memory.bavail * memory.bsize : 0;
  return freeBytes > 1_000_000_000 ? '/dev/shm' : tmpdir();
}

/** Vitest's `globalSetup`. */
export default async function setup(): Promise<() => Promise<void>> {
  const engines = await startEngines();
  return () => engines.stop();
}
