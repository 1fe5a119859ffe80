/** Commits reach the disk together, and while they do the thread that answers is free. */
import { close, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';

/**
 * What has been written to a file and is not yet known to be on the disk. One wait at a time: who writes during it is
 * part of the next one. Once the disk has refused, nobody knows what it holds, and asking again would call that
 * written (as PostgreSQL found out, wiki.postgresql.org/wiki/Fsync_Errors): every later wait fails as well.
 */
export class Disk {
  readonly #file: number;
  #underWay: Promise<void> | null = null;
  #next: Promise<void> | null = null;
  #isClosed = false;

  constructor(path: string) {
    this.#file = openSync(path, 'r+');
  }

  /** The file has been written to. */
  noteWrite(): void {
    if (this.#next) return;
    this.#next = this.#syncAfter(this.#underWay);
    // Whoever wrote waits and hears of a failure.
    this.#next.catch(() => {});
  }

  /** Settles when all that was written so far is on the disk; null where it is. @throws for good once that failed */
  caughtUp(): Promise<void> | null {
    return this.#next ?? this.#underWay;
  }

  /** Once is enough; the number of a file that is closed may be another's. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.caughtUp()?.catch(() => {});
    await promisify(close)(this.#file);
  }

  async #syncAfter(before: Promise<void> | null): Promise<void> {
    // A turn later in any case: several may write in one.
    await before;
    this.#underWay = this.#next;
    this.#next = null;
    try {
      await promisify(fdatasync)(this.#file);
    } catch (cause) {
      throw Object.assign(new Error('The disk did not take what was written.', { cause }), {
        code: 'SQLITE_IOERR_FSYNC',
      });
    }
    this.#underWay = null;
  }
}
