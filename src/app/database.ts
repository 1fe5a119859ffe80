/** Opens the database and the folder that the settings name. */
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { backUpBeforeMigration } from '#features/office/backups/server/beforeMigration.ts';
import type { App } from '#server/app.ts';
import { type Config, ConfigError } from '#server/config.ts';
import { isOlderThanBaseline, wayToBaseline } from '#server/db/baseline.ts';
import type { Database } from '#server/db/database.ts';
import { appliedMigrations, migrate, pendingMigrations, unknownMigrations } from '#server/db/migrate.ts';
import type { Obstacle } from '#server/db/replacing/held.ts';
import { obstacleIn } from '#server/db/replacing/replacing.ts';
import { openSqlite } from '#server/db/sqlite.ts';
import { makeFolder } from '#server/files.ts';

/** Creates the folder for all lasting data, readable by the service's own user alone. */
export async function makeDataFolder({ dataDir }: Config): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await makeFolder(join(dataDir, 'uploads'));
  // A folder owned by somebody else, such as a container's volume, keeps the mode its owner has set.
  await chmod(dataDir, 0o700).catch(() => {});
}

/**
 * The driver of PostgreSQL is loaded only where it is used. A disk that has refused a write ends the process,
 * so that a new one reads what is really stored (decision 024).
 * @param tellRefusal called before the process ends
 * @throws ConfigError while somebody replaces the database, or has not ended that
 */
export async function openDatabase(
  config: Config,
  tellRefusal = (refusal: Error) => console.error(refusal.message),
): Promise<Database> {
  await refuseObstacle(config);
  const database = await opened(config, tellRefusal);
  try {
    // Whoever begins to hold it from now on sees us; a server that is away is told of by what comes next.
    await appliedMigrations(database.handle).catch(() => {});
    await refuseObstacle(config);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function refuseObstacle(config: Config): Promise<void> {
  // A PostgreSQL that does not answer is told of where it is used.
  const obstacle = await obstacleIn(config).catch((error: unknown) => {
    if (config.databaseUrl) return null;
    throw error;
  });
  if (obstacle) throw new ConfigError([`database: ${obstacles[obstacle]}`]);
}

const obstacles: Record<Obstacle, string> = {
  held: 'a backup is being restored into it: start Podium when that has ended',
  half_done:
    'a restoration has begun and not ended, and the school is as it was before. Restore again (npm run podium -- restore), or keep it as it is: npm run podium -- restore --cancel',
  lost: 'DATA_DIR has no podium.db, and one from before a restoration in before_restore_…: restore again, or move that one back',
};

async function opened(config: Config, tellRefusal: (refusal: Error) => void): Promise<Database> {
  if (!config.databaseUrl) {
    const onRefusal = (refusal: Error) => {
      tellRefusal(refusal);
      process.exit(1);
    };
    return openSqlite(join(config.dataDir, 'podium.db'), { onRefusal });
  }
  const { openPostgres } = await import('#server/db/postgres.ts');
  return openPostgres(config.databaseUrl);
}

/**
 * A database of a later version is left alone: this program does not know what stands in it; one from before the baseline
 * of migrations as well. @throws ConfigError
 */
export async function refuseForeign(database: Database): Promise<void> {
  if (isOlderThanBaseline(await appliedMigrations(database.handle)))
    throw new ConfigError([`database: an old version of Podium has made it: ${wayToBaseline}`]);
  const unknown = await unknownMigrations(database);
  if (unknown.length === 0) return;
  throw new ConfigError([
    `database: a later version of Podium has changed it (${unknown.at(-1)}): start that version again, or restore the backup from before the update with this one (npm run podium -- backup list)`,
  ]);
}

/** Before an existing database changes there is a copy of it. @throws ConfigError where none can be made */
async function backUpFirst(app: App): Promise<void> {
  const pending = await pendingMigrations(app.database);
  if (pending.length === 0 || (await appliedMigrations(app.database.handle)).length === 0) return;
  try {
    const name = await backUpBeforeMigration(app);
    app.log.info({ set: name }, 'the database was backed up before it is migrated');
  } catch (error) {
    throw new ConfigError([
      `backups: the database has to be migrated, and the backup before that failed: ${(error as Error).message}`,
    ]);
  }
}

/**
 * Brings the schema up to date, after a backup of what is there; on PostgreSQL over a connection of its own, since a migration may take long.
 */
export async function migrateSchool(app: App): Promise<string[]> {
  const { config, database } = app;
  await refuseForeign(database);
  await backUpFirst(app);
  if (!config.databaseUrl) return migrate(database);
  const { openPostgres } = await import('#server/db/postgres.ts');
  const patient = openPostgres(config.databaseUrl, { poolSize: 1, patience: null });
  try {
    return await migrate(patient);
  } finally {
    await patient.close();
  }
}
