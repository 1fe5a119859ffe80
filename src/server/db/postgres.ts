/** PostgreSQL through `pg`: a pool, 64-bit integers as checked safe numbers, connection errors survived. */
import { Kysely, PostgresAdapter, PostgresDriver, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import pg from 'pg';
import { type Database, guarded, makeDatabase } from './database.ts';

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

export function openPostgres(url: string, options: { poolSize?: number; onError?: (error: Error) => void } = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: 5000,
    idle_in_transaction_session_timeout: 30_000,
    types,
  });
  // Without a listener, a server that goes away while a connection idles would end the process.
  pool.on('error', options.onError ?? (() => {}));
  const handle = new Kysely({
    dialect: {
      createDriver: () => guarded(new PostgresDriver({ pool })),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return makeDatabase('postgres', handle, () => handle.destroy());
}
