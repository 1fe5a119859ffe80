/** Opens an SQLite file so that an acknowledged commit survives a power cut. */
import { realpathSync } from 'node:fs';
import BetterSqlite, { type Database as Connection } from 'better-sqlite3';
import { writeAgain } from './disk.ts';

/** Older versions can corrupt a WAL database under two connections (sqlite.org/wal.html#walresetbug). */
const oldestSafeSqlite = '3.51.3';

interface Opened {
  connection: Connection;
  /** Path of the write-ahead log. */
  log: string;
}

/** @throws when the settings did not take, the library is too old, or the disk refuses the file's contents */
export function openDurably(file: string): Opened {
  const connection = new BetterSqlite(file);
  prepareConnection(connection);
  // SQLite keeps it beside the file itself, not beside a link to it.
  const log = `${realpathSync(file)}-wal`;
  bringHome(connection, log);
  return { connection, log };
}

function prepareConnection(connection: Connection): void {
  const version = connection.prepare('select sqlite_version()').pluck().get() as string;
  if (version.localeCompare(oldestSafeSqlite, 'en', { numeric: true }) < 0) {
    throw new Error(`SQLite ${version} is older than ${oldestSafeSqlite}`);
  }
  connection.pragma('busy_timeout = 10000');
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = NORMAL');
  // SQLite would make checkpoints within a commit, on the main thread: `LogEmptier` makes them on another.
  connection.pragma('wal_autocheckpoint = 0');
  connection.pragma('foreign_keys = ON');
  connection.pragma('temp_store = MEMORY');
  // Deleted bytes are overwritten: hashes of visitors must not be readable in the file after their day.
  connection.pragma('secure_delete = ON');
  assertDurable(connection);
  // Creates the log's file, which is opened a second time for syncing.
  connection.prepare('select count(*) from sqlite_schema').get();
}

/**
 * Runs before anything is answered: whatever the last process left in the log is synced and copied into the
 * file. If it ended because the disk had refused, parts of the log may be in memory alone, and a power cut
 * would take everything after them. Nobody else writes to the log meanwhile.
 */
function bringHome(connection: Connection, log: string): void {
  connection.exec('begin immediate');
  try {
    writeAgain(log);
  } finally {
    connection.exec('rollback');
  }
  beginLogAnew(connection);
}

/**
 * Checkpoints the log and begins a new one. SQLite syncs within the commit that begins a log: to spare
 * callers that wait, an empty commit is made at once. It leaves a page to copy, without which the next commit
 * would begin the log again.
 * @throws when the database is busy or full, or the disk refuses
 */
export function beginLogAnew(connection: Connection): void {
  connection.pragma('wal_checkpoint(TRUNCATE)');
  connection.exec('begin immediate');
  try {
    connection.pragma(`user_version = ${connection.pragma('user_version', { simple: true })}`);
    connection.exec('commit');
  } finally {
    if (connection.inTransaction) connection.exec('rollback');
  }
}

/**
 * Checks that an acknowledged commit survives a power cut. NORMAL leaves the sync to `Disk`; with OFF the
 * file itself may not survive (docs/decisions/024).
 */
export function assertDurable(connection: Connection): void {
  const settings = {
    journal_mode: connection.pragma('journal_mode', { simple: true }),
    synchronous: connection.pragma('synchronous', { simple: true }),
    foreign_keys: connection.pragma('foreign_keys', { simple: true }),
  };
  if (settings.journal_mode !== 'wal' || settings.synchronous !== 1 || settings.foreign_keys !== 1) {
    throw new Error(`SQLite is not set to durable commits: ${JSON.stringify(settings)}`);
  }
}
