/** A database that is held while another is put in its place: what both engines have in common. */
import type { Database } from '../database.ts';

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
