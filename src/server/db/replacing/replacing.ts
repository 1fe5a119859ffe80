/**
 * Puts one database in another's place, on either engine: whoever is killed meanwhile leaves the former one or the new
 * one, never neither. It is held from the first look to the end, so that nobody begins to write what would be lost.
 */
import type { Config } from '#server/config.ts';
import type { HeldDatabase, Obstacle } from './held.ts';

export type Where = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** @throws DatabaseInUse */
export async function holdDatabase(where: Where): Promise<HeldDatabase> {
  if (where.databaseUrl === null) return (await import('./sqlite.ts')).holdSqlite(where.dataDir);
  return (await import('./postgres.ts')).holdPostgres(where.databaseUrl);
}

/** To be asked before the database is opened, and once more when it is: between the two somebody may begin to hold it. */
export async function obstacleIn(where: Where): Promise<Obstacle | null> {
  if (where.databaseUrl === null) return (await import('./sqlite.ts')).obstacleInSqlite(where.dataDir);
  return (await import('./postgres.ts')).obstacleInPostgres(where.databaseUrl);
}
