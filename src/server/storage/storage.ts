/** Files that people send: in a folder of this machine or, when set, in a bucket that speaks S3. */
import type { Readable } from 'node:stream';
import type { DataStore, KvStore } from '@tus/server';

export interface ByteRange {
  /** First and last byte, both included. */
  from: number;
  to: number;
}

export interface Room {
  freeBytes: number;
  totalBytes: number;
}

export interface Storage {
  /**
   * Where resumable uploads write. `records` knows their sizes, and how far each is safe from any power cut: it hears
   * of it before the sender does.
   */
  receiver(records: KvStore): Promise<DataStore>;
  /** In bytes; null when there is no such file, or it has not arrived yet. */
  sizeOf(file: string): Promise<number | null>;
  read(file: string, range: ByteRange): Promise<Readable>;
  /** Does nothing when there is no such file. */
  remove(file: string): Promise<void>;
  /**
   * Names in a folder of the uploads, or of uploads themselves (`uploads`), that were last written between two moments.
   * Files that the product has not named are left out.
   */
  writtenBetween(folder: string, after: Date, before: Date): Promise<string[]>;
  /** Removes one of these. False where it has been rewritten since. */
  removeUnchanged(folder: string, name: string, before: Date): Promise<boolean>;
  /** For uploads; null where space is not ours to watch. */
  room(): Promise<Room | null>;
  /** This machine's own, where pictures and small files lie in either form. */
  disk(): Promise<Room>;
}

/** Uploads have their ids as names. */
export function isUpload(file: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(file);
}
