/** PostgreSQL through `pg`: a pool, 64-bit integers as checked safe numbers, connection errors survived. */
import { Kysely, PostgresAdapter, PostgresDriver, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import pg from 'pg';
import { type Database, guarded, makeDatabase } from './database.ts';
import { postgresNotices } from './notices.ts';

const types: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    const isWholeNumber = oid === pg.types.builtins.INT8 || oid === pg.types.builtins.NUMERIC;
    return isWholeNumber ? safeInteger : pg.types.getTypeParser(oid, format);
  },
};

/** int8, and numeric (what `sum` of int8 returns). @throws RangeError beyond ±2^53. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a safe integer: ${text}`);
  return value;
}

/**
 * Has the server parse and plan a statement once for a connection, not each time. Left out are those that answer with
 * all columns there are: a migration that adds one would make them fail until the connection ends.
 */
class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: one of many overloads is changed, the others are passed on.
  override query(text: any, values?: any, callback?: any): any {
    const isOne = typeof text === 'string' && Array.isArray(values) && values.length > 0 && !callback;
    const name = isOne && nameOf(text);
    return name ? super.query({ name, text, values }) : super.query(text, values, callback);
  }
}

/**
 * `select *` and `returning *`, not `count(*)`; and what asks the catalogue for tables, which takes twice as long by a
 * plan that is made for any.
 */
const notKept = /(?<!\()\*|pg_catalog/;

const names = new Map<string, string>();

/** Null for what is not to be kept. Texts come from code, not from input; the bound is for lists of varying length. */
function nameOf(text: string): string | null {
  const known = names.get(text);
  if (known !== undefined || names.size >= 500 || notKept.test(text)) return known ?? null;
  const name = `podium-${names.size}`;
  names.set(text, name);
  return name;
}

export function openPostgres(
  url: string,
  options: { poolSize?: number; onError?: (error: Error) => void } = {},
): Database {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: 5000,
    idle_in_transaction_session_timeout: 30_000,
    types,
  });
  // Without listeners, a server that goes away would end the process: the pool's is for connections that idle, a
  // connection's own for the time between two statements of a transaction.
  const onError = options.onError ?? (() => {});
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  const handle = new Kysely({
    dialect: {
      createDriver: () => guarded(new PostgresDriver({ pool })),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const notices = postgresNotices(url);
  return makeDatabase('postgres', handle, notices, async () => {
    await notices.close();
    await handle.destroy();
  });
}
