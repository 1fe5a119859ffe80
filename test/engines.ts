/** Both engines, migrated once for a whole run; `freshDatabase` (database.ts) copies what is prepared here. */
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { openSqlite } from '#server/db/sqlite.ts';
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

/** Starts and migrates both, side by side, and lets this process and its children know. */
export async function startEngines(): Promise<Engines> {
  const [server, sqliteFolder] = await Promise.all([startMigratedPostgres(), migratedSqlite()]);
  process.env[engineVariables.postgres] = server.baseUrl;
  process.env[engineVariables.sqlite] = sqliteFolder;
  return {
    postgresUrl: server.baseUrl,
    sqliteFolder,
    async stop() {
      await Promise.all([server.stop(), rm(sqliteFolder, { recursive: true, force: true })]);
    },
  };
}

async function startMigratedPostgres() {
  const server = await startPostgres();
  const admin = new pg.Client(`${server.baseUrl}postgres`);
  await admin.connect();
  await admin.query(`create database ${templateName}`);
  const template = openPostgres(`${server.baseUrl}${templateName}`, { poolSize: 1 });
  await migrate(template);
  await template.close();
  // A template that anybody is connected to cannot be copied.
  await admin.query(`alter database ${templateName} allow_connections false`);
  await admin.end();
  return server;
}

async function migratedSqlite(): Promise<string> {
  const folder = await mkdtemp(join(await fastFolder(), 'podium-sqlite-'));
  const template = openSqlite(join(folder, 'template.db'));
  await migrate(template);
  await template.close();
  return folder;
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
