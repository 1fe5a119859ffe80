/**
 * One door to both engines. Stores receive a `Db`: the plain handle for a lone statement, or the handle of the
 * transaction they are part of. They see no difference; the guard below sees to it that nobody mixes the two.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Driver, Kysely, Transaction } from 'kysely';

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
  close(): Promise<void>;
}

interface OpenTransaction {
  isOpen: boolean;
}
const currentTransaction = new AsyncLocalStorage<OpenTransaction>();

export function makeDatabase(engine: Engine, handle: Db, close: () => Promise<void>): Database {
  return {
    engine,
    handle,
    close,
    async transaction(work) {
      return handle.transaction().execute((tx) => {
        const scope: OpenTransaction = { isOpen: true };
        return currentTransaction.run(scope, () => work(tx)).finally(() => {
          scope.isOpen = false;
        });
      });
    },
  };
}

/**
 * Wraps a driver so that taking a second connection from within a transaction throws: on SQLite it would wait
 * for itself for ever, on PostgreSQL the statement would silently not belong to the transaction.
 */
export function guarded<D extends Driver>(driver: D): D {
  const acquire = driver.acquireConnection.bind(driver);
  driver.acquireConnection = (...args) => {
    if (currentTransaction.getStore()?.isOpen) {
      return Promise.reject(
        new Error('The plain database handle was used inside a transaction: pass the transaction handle down.'),
      );
    }
    return acquire(...args);
  };
  return driver;
}

/** True for a violated UNIQUE constraint of either engine. */
export function isUniqueViolation(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || code === '23505';
}

/** True where trying the same again later may succeed: the database is away, busy or restarting. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = String((error as { code?: unknown } | null)?.code ?? '');
  return /^(SQLITE_BUSY|SQLITE_FULL|SQLITE_IOERR|ECONNREFUSED|ECONNRESET|57P0|08|53)/.test(code);
}
