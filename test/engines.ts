/**
 * Both engines, migrated once for a whole run; `freshDatabase` (database.ts) copies what is prepared here.
 */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { publishTemplates } from '#features/publishing/documents/server/publishDocument.ts';
import type { Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { openSqlite } from '#server/db/sqlite.ts';
import { day } from '#shared/dates.ts';
import { engineVariables } from './engineVariables.ts';
import { fastFolder, memory } from './fastFolder.ts';
import { theMoment } from './moment.ts';
import { startPostgres } from './postgres.ts';
import { prepareAll } from './statements.ts';

export const templateName = 'podium_template';

export interface Engines {
  /** Superuser's address of the PostgreSQL server, ending with a slash. */
  postgresUrl: string;
  /** Folder of the migrated SQLite template, and of its copies. */
  sqliteFolder: string;
  restartPostgres(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts and migrates both, and sets the environment for this process and its children. Cleans up when it
 * fails. @param isDurable whether PostgreSQL keeps what it has committed when it is ended
 */
export async function startEngines(isDurable = false): Promise<Engines> {
  const home = await fastFolder();
  await sweep(home);
  const sqliteFolder = await mkdtemp(join(home, 'podium-sqlite-'));
  const removeFolder = () => rm(sqliteFolder, { recursive: true, force: true, maxRetries: 5 });
  try {
    await migrateOnce(openSqlite(join(sqliteFolder, 'template.db')));
    const server = await startMigratedPostgres(isDurable);
    process.env[engineVariables.postgres] = server.baseUrl;
    process.env[engineVariables.sqlite] = sqliteFolder;
    // Copying files is fastest in memory; on disk the thousand files of a database take longer than its
    // blocks.
    process.env[engineVariables.copying] = home === memory ? 'file_copy' : 'wal_log';
    // Child processes reuse the product's code as the first of them compiled it.
    process.env[engineVariables.compiled] = join(sqliteFolder, 'compiled');
    const stop = async () => void (await Promise.all([server.stop(), removeFolder()]));
    return { postgresUrl: server.baseUrl, sqliteFolder, restartPostgres: server.restart, stop };
  } catch (error) {
    await removeFolder();
    throw error;
  }
}

async function startMigratedPostgres(isDurable: boolean) {
  const server = await startPostgres(isDurable);
  try {
    const admin = new pg.Client(`${server.baseUrl}postgres`);
    // When a migration fails the server stops under this connection; the migration's error is the one to
    // report.
    admin.on('error', () => {});
    await admin.connect();
    await admin.query(`create database ${templateName}`);
    await migrateOnce(openPostgres(`${server.baseUrl}${templateName}`, { poolSize: 1 }));
    // A template with an open connection cannot be copied.
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
    await publishTemplates(database, theMoment);
    // The library writes the machine's time, by which the product knows which files are younger than its database.
    const begun = new Date(theMoment.getTime() - day).toISOString();
    await sql`update kysely_migration set timestamp = ${begun}`.execute(database.handle);
  } catch (error) {
    throw new Error(`The migrations fail on ${database.engine}: ${(error as Error).message}`, {
      cause: error,
    });
  } finally {
    await database.close();
  }
}

/** Removes what killed runs left behind, after a day. */
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

/** Vitest's `globalSetup`. The fast checks run only tests that need neither engine. */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env.PODIUM_TEST_ENGINES === 'none') return async () => {};
  const engines = await startEngines();
  return async () => {
    try {
      const count = await prepareStatements(engines);
      console.log(`${count} statements prepared on PostgreSQL`);
    } finally {
      await engines.stop();
    }
  };
}

async function prepareStatements({ postgresUrl, sqliteFolder }: Engines): Promise<number> {
  const admin = new pg.Client(`${postgresUrl}postgres`);
  await admin.connect();
  await admin.query(`create database statements template ${templateName}`);
  await admin.end();
  const client = new pg.Client(`${postgresUrl}statements`);
  await client.connect();
  return prepareAll(sqliteFolder, client).finally(() => client.end());
}
