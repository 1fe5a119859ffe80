/** A place for backups, and what of it is ours. */
import type { Readable } from 'node:stream';

/** Names of each folder that are ours; others that lie there are neither seen nor touched. */
export const ownNames = {
  sets: /^\d{8}-\d{6}-[\da-f]{8}\.(?:age|json)$/,
  files: /^[\da-f]{64}\.age$/,
  erased: /^[\w-]{8,64}$/,
} as const;
export type PlaceFolder = keyof typeof ownNames;

export interface Place {
  /** Sizes in bytes, by name. */
  list(folder: PlaceFolder): Promise<ReadonlyMap<string, number>>;
  /** Takes a synced draft over. Once it resolves the name lasts, with all of the draft. */
  keep(folder: PlaceFolder, name: string, draft: string): Promise<void>;
  read(folder: PlaceFolder, name: string): Promise<Readable>;
  /** Does nothing if there is no such set. */
  remove(folder: PlaceFolder, name: string): Promise<void>;
}
