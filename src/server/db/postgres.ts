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

export function openPostgres(
  url: string,
  options: { poolSize?: number; onError?: (error: Error) => void } = {},
): Database {
  const pool = new pg.Pool({
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
