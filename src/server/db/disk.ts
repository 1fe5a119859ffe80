/** Group commit: concurrent commits share one sync, which does not block the main thread. */
import { close, closeSync, fdatasync, fdatasyncSync, fstat, openSync, readSync, writeSync } from 'node:fs';
import { promisify } from 'node:util';

export interface DiskOptions {
  /** Called once. */
  onRefusal: (refusal: Error) => void;
  /**
   * Runs a checkpoint on another thread. Rejects when that is not possible now, or when the disk has refused.
   */
  empty: () => Promise<void>;
}

/** A longer log gets a checkpoint: about SQLite's own default. */
const longFrom = 4 * 1024 * 1024;

/**
 * Tracks writes to a file that are not yet known to be on the disk. Nothing writes while a sync is under way: a write
 * to a file being synced may hang as long as the disk does, and the main thread with it. Once the disk has refused, its
 * contents are unknown, and a second sync would report success (as PostgreSQL found out,
 * wiki.postgresql.org/wiki/Fsync_Errors): from then on nothing is written, and every later wait fails.
 */
export class Disk {
  readonly #file: number;
  readonly #options: DiskOptions;
  /** Settles when the disk holds everything written but not yet synced. */
  #written: PromiseWithResolvers<void> | null = null;
  #underWay: Promise<void> | null = null;
  /** Settles when all requested work of the disk is done. */
  #work: Promise<void> | null = null;
  #emptyFrom = longFrom;
  #refusal: Error | null = null;
  #isClosed = false;

  constructor(path: string, options: DiskOptions) {
    this.#file = openSync(path, 'r+');
    this.#options = options;
  }

  /** The file has been written to; `sync` is still to come. */
  noteWrite(): void {
    if (this.#written) return;
    this.#written = Promise.withResolvers();
    // Writers await it and see a failure.
    this.#written.promise.catch(() => {});
  }

  /** Starts the sync: from now until `idle` settles nobody may write. */
  sync(): void {
    const written = this.#written;
    if (!written) return;
    this.#written = null;
    this.#underWay = written.promise;
    const work = this.#syncAfter(this.#work, written).finally(() => {
      if (this.#work === work) this.#work = null;
    });
    this.#work = work;
  }

  /**
   * Settles when everything written so far is on the disk; null when it is. @throws forever once that failed
   */
  caughtUp(): Promise<void> | null {
    return this.#written?.promise ?? this.#underWay;
  }

  /** Settles when the file may be written to; null when it may. */
  idle(): Promise<void> | null {
    return this.#work;
  }

  /** Call it before reading or writing. @throws once the disk has refused */
  assertWilling(): void {
    if (this.#refusal) throw this.#refusal;
  }

  /**
   * Restarts the log, however short it is; nobody writes meanwhile. @throws when another process uses the file, or the
   * disk has refused
   */
  async beginLogAnew(): Promise<void> {
    this.sync();
    const emptied = this.#emptiedAfter(this.#work);
    const work = emptied
      .catch(() => {})
      .finally(() => {
        if (this.#work === work) this.#work = null;
      });
    this.#work = work;
    await emptied;
  }

  async #emptiedAfter(before: Promise<void> | null): Promise<void> {
    await before;
    this.assertWilling();
    await this.#options.empty().catch((error: unknown) => {
      throw isSyncRefused(error) ? this.refuse(error) : error;
    });
  }

  /** Records that the disk has refused, here or for another waiter. */
  refuse(cause: unknown): Error {
    if (this.#refusal) return this.#refusal;
    this.#refusal = Object.assign(new Error('The disk did not take what was written.', { cause }), {
      code: 'SQLITE_IOERR_FSYNC',
    });
    this.#options.onRefusal(this.#refusal);
    return this.#refusal;
  }

  /** Closes once only: a second close could hit a reused file number. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.sync();
    await this.#work;
    await promisify(close)(this.#file);
  }

  async #syncAfter(before: Promise<void> | null, written: PromiseWithResolvers<void>): Promise<void> {
    await before;
    try {
      this.assertWilling();
      await promisify(fdatasync)(this.#file);
    } catch (cause) {
      // Stays under way, so that every later wait fails as well.
      written.reject(this.refuse(cause));
      return;
    }
    if (this.#underWay === written.promise) this.#underWay = null;
    written.resolve();
    await this.#emptyWhereLong();
  }

  /** No writer waits for it. If it fails, it is tried again once as much has been added. */
  async #emptyWhereLong(): Promise<void> {
    const length = async () => (await promisify(fstat)(this.#file)).size;
    if ((await length()) < this.#emptyFrom) return;
    await this.#options.empty().catch((error: unknown) => {
      if (isSyncRefused(error)) this.refuse(error);
    });
    this.#emptyFrom = (await length()) + longFrom;
  }
}

/** True for an error of SQLite's own sync, which is just as final. */
export function isSyncRefused(error: unknown): boolean {
  return /^SQLITE_IOERR(_DIR)?_FSYNC$/.test(String((error as { code?: unknown } | null)?.code));
}

/**
 * Syncs every byte of a file, even if an earlier refused sync makes the system report bytes as written that
 * are in memory alone: such bytes reach the disk only if they are written once more. @throws when the disk
 * refuses
 */
export function writeAgain(path: string): void {
  const file = openSync(path, 'r+');
  try {
    const part = Buffer.alloc(1 << 20);
    for (let at = 0, length: number; ; at += length) {
      length = readSync(file, part, 0, part.length, at);
      if (length === 0) break;
      writeSync(file, part, 0, length, at);
    }
    fdatasyncSync(file);
  } finally {
    closeSync(file);
  }
}
