/**
 * SQLite through better-sqlite3: one connection, immediate transactions, cached statements, durable commits.
 */
import type { Database as Connection, Statement } from 'better-sqlite3';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type LogConfig,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { type Database, type Db, guarded, makeDatabase } from './database.ts';
import { Disk, isSyncRefused } from './disk.ts';
import { openDurably } from './durable.ts';
import { LogEmptier } from './logEmptier.ts';
import { Reader } from './reader.ts';
import { ReadingDriver } from './readingDriver.ts';

interface SqliteOptions {
  /**
   * Called once, when the disk has refused: the server ends, and the next start reads what is really stored.
   */
  onRefusal?: (refusal: Error) => void;
  /** Called for every statement. */
  log?: LogConfig;
}

/**
 * @throws when the durability settings did not take, the library is too old, or the disk refuses the file's
 * contents
 */
export function openSqlite(file: string, { onRefusal = () => {}, log = [] }: SqliteOptions = {}): Database {
  const { connection, log: writeAhead } = openDurably(file);
  const emptier = new LogEmptier(file);
  const disk = new Disk(writeAhead, { onRefusal, empty: () => emptier.empty() });
  const driver = guarded(new SqliteDriver(connection, disk));
  const handle: Db = new Kysely({ log, dialect: dialectOf(driver) });
  const reader = new Reader(file);
  const readingDriver = guarded(new ReadingDriver({ reader, disk, handle }));
  return makeDatabase({
    engine: 'sqlite',
    address: file,
    handle,
    reading: new Kysely({ log, dialect: dialectOf(readingDriver) }),
    notices: localNotices(),
    forgetDeleted: () => disk.beginLogAnew(),
    close: async () => {
      await reader.close();
      await handle.destroy();
      await disk.close();
      await emptier.close();
      // Kysely destroys no driver that was never used.
      connection.close();
    },
  });
}

function dialectOf(driver: Driver): Dialect {
  return {
    createDriver: () => driver,
    createAdapter: () => new TransactionalSqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new PlannedOnceCompiler(),
  };
}

/**
 * SQLite normally serves one process; others poll. A hint may be sent before the commit: a reader then waits
 * on the one connection for the end of the transaction.
 */
function localNotices(): Pick<Database, 'notify' | 'listen'> {
  const listeners = new Map<string, Set<() => void>>();
  return {
    async notify(_tx, channel) {
      for (const listener of listeners.get(channel) ?? []) listener();
    },
    listen(channel, onNotice) {
      const own = listeners.get(channel) ?? new Set();
      listeners.set(channel, own.add(onNotice));
      return () => void own.delete(onNotice);
    },
  };
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  /** SQLite rolls DDL back like anything else, so a migration killed halfway leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /**
   * The driver below queues by itself; Kysely's own queue comes before the guard, where a nested use hangs.
   */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * Writes a parameter as `+?`, which means the same. When a bare `?` may affect the plan, SQLite replans a
 * cached statement after each binding, which costs more than running it (sqlite.org/c3ref/prepare.html,
 * STAT4).
 */
class PlannedOnceCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?';
  }
}

/** How many uses of the connection may follow a commit before its sync starts: they share the wait. */
const mostTogether = 100;

class SqliteDriver implements Driver {
  readonly #connection: Connection;
  readonly #disk: Disk;
  readonly #statements = new Map<string, Statement>();
  readonly #single: DatabaseConnection;
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;
  #hasWritten = false;
  #usesSinceSync = 0;

  constructor(connection: Connection, disk: Disk) {
    this.#connection = connection;
    this.#disk = disk;
    this.#single = {
      executeQuery: <R>(query: CompiledQuery) =>
        this.#connection.inTransaction ? this.#run<R>(query) : this.#alone<R>(query),
      streamQuery: () => {
        throw new Error('Page by key instead: an open cursor blocks every write.');
      },
    };
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
    return this.#single;
  }

  /**
   * Nobody learns of a commit that a power cut could still undo: neither its author, nor readers of its rows.
   */
  async releaseConnection(): Promise<void> {
    if (this.#hasWritten) this.#disk.noteWrite();
    this.#hasWritten = false;
    // Handed over in order of arrival: the connection stays taken while somebody waits for it.
    const next = this.#waiting.shift();
    this.#usesSinceSync++;
    if (!next || this.#usesSinceSync >= mostTogether) {
      this.#disk.sync();
      this.#usesSinceSync = 0;
    }
    if (next) next();
    else this.#isTaken = false;
    await this.#disk.caughtUp();
  }

  async beginTransaction(): Promise<void> {
    await this.#disk.idle();
    this.#disk.assertWilling();
    this.#connection.exec('begin immediate');
  }

  async commitTransaction(): Promise<void> {
    this.#asked(() => this.#connection.exec('commit'));
  }

  async rollbackTransaction(): Promise<void> {
    if (this.#connection.inTransaction) this.#connection.exec('rollback');
    this.#hasWritten = false;
  }

  /**
   * Waits for all that hold the connection or queue for it; Kysely refuses later ones. A file closed under a
   * commit would look like a disk that refuses, which ends the process.
   */
  async destroy(): Promise<void> {
    await this.acquireConnection();
    await this.#disk.idle();
    this.#statements.clear();
  }

  /** Outside a transaction, where a writing statement is a commit. */
  async #alone<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (!this.#prepared(query.sql).readonly) await this.#disk.idle();
    return this.#run<R>(query);
  }

  async #run<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#asked(() => {
      const statement = this.#prepared(query.sql);
      if (!statement.readonly) this.#hasWritten = true;
      if (statement.reader) return { rows: statement.all(query.parameters) as R[] };
      const { changes, lastInsertRowid } = statement.run(query.parameters);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    });
  }

  #asked<T>(work: () => T): T {
    this.#disk.assertWilling();
    try {
      return work();
    } catch (error) {
      throw isSyncRefused(error) ? this.#disk.refuse(error) : error;
    }
  }

  #prepared(sql: string): Statement {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#connection.prepare(sql);
    // Statement texts come from code, not from input; the bound is for lists of varying length.
    if (this.#statements.size >= 500) this.#statements.clear();
    this.#statements.set(sql, statement);
    return statement;
  }
}
