/**
 * One door to both engines. Stores receive a `Db`: the plain handle for a lone statement, or the handle of the
 * transaction they are part of. They see no difference; the guard below sees to it that nobody mixes the two.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { CompiledQuery, DatabaseConnection, Driver, Kysely, QueryResult, Transaction } from 'kysely';

// biome-ignore lint/complexity/noBannedTypes: no table is known here; each store declares its own with `withTables`.
type NoTables = {};
export type Db = Kysely<NoTables>;
export type Tx = Transaction<NoTables>;
export type Engine = 'sqlite' | 'postgres';

export interface Database {
  engine: Engine;
  /** For single statements outside a transaction. Throws when used inside one. */
  handle: Db;
  /** All or nothing. Must not be nested, and nothing outside the database may be called within. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Tells listening processes as soon as `tx` commits. Only a hint that saves waiting for the next poll. */
  notify(tx: Tx, channel: string): Promise<void>;
  /** Calls `onNotice` for hints of any process, this one included; the answer ends it. */
  listen(channel: string, onNotice: () => void): () => void;
  close(): Promise<void>;
}

type Notices = Pick<Database, 'notify' | 'listen'>;

interface OpenTransaction {
  isOpen: boolean;
}
const currentTransaction = new AsyncLocalStorage<OpenTransaction>();

export function makeDatabase(
  engine: Engine,
  handle: Db,
  notices: Notices,
  close: () => Promise<void>,
): Database {
  return {
    engine,
    handle,
    ...notices,
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
 * Wraps a driver so that statements stay in their transactions. Taking a second connection from within one throws:
 * on SQLite it would wait for itself for ever, on PostgreSQL the statement would silently not belong to it. A
 * statement that was not waited for throws when its transaction has ended: Kysely would run it afterwards, by
 * itself or in whatever transaction has the connection next.
 */
export function guarded(driver: Driver): Driver {
  return {
    init: (options) => driver.init(options),
    destroy: (options) => driver.destroy(options),
    async acquireConnection(options) {
      if (currentTransaction.getStore()?.isOpen) {
        throw new Error(
          'The plain database handle was used inside a transaction: pass the transaction handle down.',
        );
      }
      return new Lease(await driver.acquireConnection(options));
    },
    beginTransaction: (lease, settings) => driver.beginTransaction((lease as Lease).connection, settings),
    commitTransaction: (lease) => driver.commitTransaction((lease as Lease).end('transaction')),
    rollbackTransaction: (lease) => driver.rollbackTransaction((lease as Lease).end('transaction')),
    releaseConnection: (lease, options) => driver.releaseConnection((lease as Lease).end('use'), options),
  };
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
    return this.connection.executeQuery(query);
  }

  /** The migrator, which knows no transactions of ours, goes on with the connection that its own one was on. */
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

/** True where trying the same again later may succeed: the database is away, busy or restarting. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code = '', message = '' } = (error ?? {}) as { code?: unknown; message?: unknown };
  return (
    /^(SQLITE_BUSY|SQLITE_FULL|SQLITE_IOERR|ECONNREFUSED|ECONNRESET|EPIPE|25P03|57P0|08|53)/.test(
      String(code),
    ) ||
    // What `pg` itself says of a connection that broke, without a code.
    /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying)/.test(
      String(message),
    )
  );
}
