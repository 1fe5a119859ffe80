/**
 * One interface to both engines. Stores receive a `Db`: the plain handle for a single statement, or the handle of the
 * transaction they are part of. They see no difference; the guard below makes sure that the two are not mixed.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { CompiledQuery, DatabaseConnection, Driver, Kysely, QueryResult, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;
export type Engine = 'sqlite' | 'postgres';

export interface Database {
  engine: Engine;
  /** For another connection: the file, or the URL. */
  address: string;
  /** For single statements outside a transaction. Throws when used inside one. */
  handle: Db;
  /**
   * For what staff ask, which may take long: on SQLite another thread reads, and those who are answered meanwhile do not
   * wait. It sees every commit that was acknowledged. Statements that write go the usual way.
   */
  reading: Db;
  /** All or nothing. Must not be nested, and nothing outside the database may be called within. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Notifies listening processes as soon as `tx` commits. Only a hint that saves waiting for the next poll.
   */
  notify(tx: Tx, channel: string): Promise<void>;
  /**
   * Calls `onNotice` for hints from any process, this one included. @returns a function that stops listening
   */
  listen(channel: string, onNotice: () => void): () => void;
  /**
   * Removes committed deletions from every file by restarting SQLite's log. Nothing to do on PostgreSQL. @throws while
   * somebody else uses SQLite's file
   */
  forgetDeleted(): Promise<void>;
  close(): Promise<void>;
}

type Notices = Pick<Database, 'notify' | 'listen'>;

interface OpenTransaction {
  isOpen: boolean;
}
const currentTransaction = new AsyncLocalStorage<OpenTransaction>();

export function makeDatabase({
  engine,
  address,
  handle,
  reading,
  notices,
  forgetDeleted = async () => {},
  close,
}: {
  engine: Engine;
  address: string;
  handle: Db;
  reading: Db;
  notices: Notices;
  forgetDeleted?: () => Promise<void>;
  close: () => Promise<void>;
}): Database {
  return {
    engine,
    address,
    handle,
    reading,
    ...notices,
    forgetDeleted,
    close,
    async transaction(work) {
      return handle.transaction().execute((tx) => {
        const scope: OpenTransaction = { isOpen: true };
        return currentTransaction
          .run(scope, () => work(tx))
          .finally(() => {
            scope.isOpen = false;
          });
      });
    },
  };
}

/**
 * Wraps a driver so that statements stay in their transactions. Taking a second connection from within one
 * throws: on SQLite it would deadlock, on PostgreSQL the statement would silently not belong to the
 * transaction. A statement that was not awaited throws when its transaction has ended: Kysely would run it
 * afterwards, by itself or in whatever transaction has the connection next.
 */
export function guarded(driver: Driver): Driver {
  return {
    init: (options) => driver.init(options),
    destroy: (options) => driver.destroy(options),
    acquireConnection: (options) => named(acquire(options)),
    beginTransaction: (lease, settings) =>
      named(driver.beginTransaction((lease as Lease).connection, settings)),
    commitTransaction: (lease) => named(driver.commitTransaction((lease as Lease).end('transaction'))),
    rollbackTransaction: (lease) => named(driver.rollbackTransaction((lease as Lease).end('transaction'))),
    releaseConnection: (lease, options) =>
      named(driver.releaseConnection((lease as Lease).end('use'), options)),
  };

  async function acquire(options: Parameters<Driver['acquireConnection']>[0]) {
    if (currentTransaction.getStore()?.isOpen) {
      throw new Error(
        'The plain database handle was used inside a transaction: pass the transaction handle down.',
      );
    }
    return new Lease(await driver.acquireConnection(options));
  }
}

/**
 * Errors of the database itself, since other outside parties, such as a mail server, fail with the same
 * messages.
 */
const failures = new WeakSet<object>();

async function named<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (typeof error === 'object' && error !== null) failures.add(error);
    throw error;
  }
}

/** The use of a connection from its acquisition to its release. */
class Lease implements DatabaseConnection {
  readonly connection: DatabaseConnection;
  #ended: 'transaction' | 'use' | null = null;

  constructor(connection: DatabaseConnection) {
    this.connection = connection;
  }

  end(what: 'transaction' | 'use'): DatabaseConnection {
    this.#ended = what;
    return this.connection;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#ended && this.#isLate()) {
      throw new Error(`A statement came after the end of its transaction, await it: ${query.sql}`);
    }
    return named(this.connection.executeQuery<R>(query));
  }

  /** The migrator knows nothing of our transactions, and goes on with the connection of its own. */
  #isLate(): boolean {
    return this.#ended === 'use' || currentTransaction.getStore() !== undefined;
  }

  streamQuery(): never {
    throw new Error('Page by key instead: an open cursor blocks every write.');
  }
}

/** True for a violated UNIQUE constraint of either engine. */
export function isUniqueViolation(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || code === '23505';
}

/** True when the database failed for a temporary reason: it is down, busy, full, restarting or read-only. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !failures.has(error)) return false;
  const { code = '', message = '' } = error as { code?: unknown; message?: unknown };
  return (
    /^(SQLITE_(BUSY|FULL|IOERR|READONLY)|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|25P03|25006|55P03|57014|57P0|08|53)/.test(
      String(code),
    ) ||
    // `pg` reports a broken connection, and an answer that did not come in time, without a code.
    /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying|Query read timeout)/.test(
      String(message),
    )
  );
}

/** True when it has no room to write. */
export function isDatabaseFull(error: unknown): boolean {
  return (
    isDatabaseUnavailable(error) && /^(SQLITE_FULL|53100)$/.test(String((error as { code?: unknown }).code))
  );
}

/**
 * Awaits a write that the caller can do without: it is skipped when the database accepts none, as on a full
 * disk.
 */
export async function writeIfPossible<T>(write: Promise<T>): Promise<T | undefined> {
  return write.catch((error: unknown) => {
    if (!isDatabaseUnavailable(error)) throw error;
    return undefined;
  });
}
