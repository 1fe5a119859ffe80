/**
 * Puts one database in another's place, on either engine: whoever is killed meanwhile leaves the former one or the new
 * one, never neither. It is held from the first look to the end, so that nobody begins to write what would be lost.
 */
import type { Config } from '#server/config.ts';
import type { Database } from '../database.ts';

export type Where = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** Somebody has the database open. */
export class DatabaseInUse extends Error {
  override readonly name = 'DatabaseInUse';
}

export interface HeldDatabase {
  /** `unreadable`: a file that is damaged. */
  present: 'none' | 'there' | 'unreadable';
  /** Opens the present database for a look. */
  look<T>(work: (present: Database) => Promise<T>): Promise<T>;
  /**
   * Makes an empty database, has it filled, and puts it in the place of the present one, which stays aside under the name
   * `before_restore_<stamp>`. Where `fill` throws, all is as it was.
   * @param stamp lower-case letters and digits
   * @throws DatabaseInUse where somebody has opened the present one meanwhile
   */
  replace(stamp: string, fill: (fresh: Database) => Promise<void>): Promise<void>;
  /** Removes what replacements that were killed have left. @returns their stamps */
  clear(): Promise<string[]>;
  release(): Promise<void>;
}

/** Why nobody may begin to work with the database. */
export type Obstacle = 'held' | 'half_done' | 'lost';

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
