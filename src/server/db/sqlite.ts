/** SQLite through better-sqlite3: one connection, immediate transactions, cached statements, durable commits. */
import BetterSqlite, { type Database as Connection, type Statement } from 'better-sqlite3';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { type Database, guarded, makeDatabase } from './database.ts';
import { Disk } from './disk.ts';

/** Older ones can corrupt a WAL database under two connections (sqlite.org/wal.html#walresetbug). */
const oldestSafeSqlite = '3.51.3';

/** @throws when the durability settings did not take, or the library is too old. */
export function openSqlite(file: string): Database {
  const connection = new BetterSqlite(file);
  prepareConnection(connection);
  const disk = new Disk(`${file}-wal`);
  const driver = guarded(new SqliteDriver(connection, disk));
  const handle = new Kysely({
    dialect: {
      createDriver: () => driver,
      createAdapter: () => new TransactionalSqliteAdapter(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new PlannedOnceCompiler(),
    },
  });
  const database = makeDatabase('sqlite', handle, localNotices(), async () => {
    await handle.destroy();
    await disk.close();
    // Kysely destroys no driver that was never used.
    connection.close();
  });
  return {
    ...database,
    async transaction(work) {
      await othersFirst();
      const result = await database.transaction(work);
      await othersFirst();
      return result;
    },
  };
}

/**
 * One process is the rule on SQLite; others poll. A hint may go out before the commit: whoever then asks the one
 * connection waits for the end of the transaction.
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

function prepareConnection(connection: Connection): void {
  const version = connection.prepare('select sqlite_version()').pluck().get() as string;
  if (version.localeCompare(oldestSafeSqlite, 'en', { numeric: true }) < 0) {
    throw new Error(`SQLite ${version} is older than ${oldestSafeSqlite}`);
  }
  connection.pragma('busy_timeout = 10000');
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = NORMAL');
  connection.pragma('foreign_keys = ON');
  connection.pragma('temp_store = MEMORY');
  assertDurable(connection);
  // Makes the log's file, which is opened once more for the disk.
  connection.prepare('select count(*) from sqlite_schema').get();
}

/**
 * A commit that was acknowledged must survive a power cut. NORMAL leaves the wait for the disk to `Disk`; with OFF the
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

class TransactionalSqliteAdapter extends SqliteAdapter {
  /** SQLite rolls DDL back like anything else, so a migration killed half-way leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The driver below queues by itself; Kysely's own queue comes before the guard, where a nested use hangs. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * Writes a parameter as `+?`, which means the same. After each binding of a bare `?` that its plan might depend on,
 * SQLite plans a kept statement anew, which costs more than running it (sqlite.org/c3ref/prepare.html, STAT4).
 */
class PlannedOnceCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?';
  }
}

interface OpenTransaction {
  /** When its statements began to hold up the thread that answers. */
  turnBegan: number;
  /** Settles with its latest statement. */
  last: Promise<unknown>;
}

/** So long may statements of a transaction hold up the thread that answers. */
const turnMs = 0.3;

class SqliteDriver implements Driver {
  readonly #connection: Connection;
  readonly #disk: Disk;
  readonly #statements = new Map<string, Statement>();
  readonly #single: DatabaseConnection;
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;
  #hasWritten = false;
  #transaction: OpenTransaction | null = null;

  constructor(connection: Connection, disk: Disk) {
    this.#connection = connection;
    this.#disk = disk;
    this.#single = {
      executeQuery: <R>(query: CompiledQuery) =>
        this.#transaction ? this.#inOrder<R>(query, this.#transaction) : this.#run<R>(query),
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

  /** Nobody hears of a commit that a power cut could still take back: neither who made it, nor who read what it left. */
  async releaseConnection(): Promise<void> {
    if (this.#hasWritten) this.#disk.noteWrite();
    this.#hasWritten = false;
    // Handed over in order of arrival: the connection stays taken while somebody waits for it.
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
    await this.#disk.caughtUp();
  }

  async beginTransaction(): Promise<void> {
    this.#connection.exec('begin immediate');
    this.#transaction = { turnBegan: performance.now(), last: Promise.resolve() };
  }

  async commitTransaction(): Promise<void> {
    await this.#transaction?.last;
    await othersFirst();
    this.#connection.exec('commit');
    this.#transaction = null;
  }

  async rollbackTransaction(): Promise<void> {
    await this.#transaction?.last;
    this.#transaction = null;
    if (this.#connection.inTransaction) this.#connection.exec('rollback');
    this.#hasWritten = false;
  }

  async destroy(): Promise<void> {
    this.#statements.clear();
  }

  /** One after the other, also those that nobody waits for: the end of a transaction comes after all of them. */
  #inOrder<R>(query: CompiledQuery, transaction: OpenTransaction): Promise<QueryResult<R>> {
    const result = transaction.last.then(async () => {
      if (performance.now() - transaction.turnBegan > turnMs) {
        await othersFirst();
        transaction.turnBegan = performance.now();
      }
      return this.#run<R>(query);
    });
    transaction.last = result.catch(() => {});
    return result;
  }

  async #run<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const statement = this.#prepared(query.sql);
    if (!statement.readonly) this.#hasWritten = true;
    if (statement.reader) return { rows: statement.all(query.parameters) as R[] };
    const { changes, lastInsertRowid } = statement.run(query.parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
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

/**
 * Whoever has asked for something meanwhile, a page above all, is answered first: a commit holds up the thread that
 * answers until the disk has it, and should not add to what the request did before and does afterwards. Two turns of
 * the event loop, since new requests are not looked for between the first and its begin.
 */
function othersFirst(): Promise<void> {
  return new Promise((resolve) => void setImmediate(() => setImmediate(resolve)));
}
