/** Opens the database and the folder that the settings name. */
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
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
 */
export async function openDatabase(
  config: Config,
  tellRefusal = (refusal: Error) => console.error(refusal.message),
): Promise<Database> {
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
 * Brings the schema up to date; on PostgreSQL over a connection of its own, since a migration may take long.
 */
export async function migrateSchool({ config, database }: App): Promise<string[]> {
  if (!config.databaseUrl) return migrate(database);
  const { openPostgres } = await import('#server/db/postgres.ts');
  const patient = openPostgres(config.databaseUrl, { poolSize: 1, patience: null });
  try {
    return await migrate(patient);
  } finally {
    await patient.close();
  }
}
