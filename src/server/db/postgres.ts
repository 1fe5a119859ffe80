/** PostgreSQL through `pg`: a pool, 64-bit integers as checked safe numbers, connection errors survived. */
import type { Socket } from 'node:net';
import {
  Kysely,
  type LogConfig,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import pg from 'pg';
import { second } from '#shared/dates.ts';
import { limitOf } from '../patience.ts';
import { type Database, guarded, makeDatabase } from './database.ts';
import { keptAlive, postgresNotices } from './notices.ts';
import { asPoolerError } from './poolers.ts';

const types: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    const isWholeNumber = oid === pg.types.builtins.INT8 || oid === pg.types.builtins.NUMERIC;
    return isWholeNumber ? safeInteger : pg.types.getTypeParser(oid, format);
  },
};

/** Parses int8, and numeric (the type of `sum` over int8). @throws RangeError beyond ±2^53 */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a safe integer: ${text}`);
  return value;
}

/**
 * Makes the server parse and plan a statement once per connection. Statements that return all columns are
 * left out: a migration that adds one would make them fail until the connection ends.
 */
class PreparingClient extends pg.Client {
  /** By the statement's text. */
  readonly #names = new Map<string, string>();

  // biome-ignore lint/suspicious/noExplicitAny: one of many overloads is changed, the others are passed on.
  override query(text: any, values?: any, callback?: any): any {
    const isOne = typeof text === 'string' && Array.isArray(values) && values.length > 0 && !callback;
    const name = isOne && this.#nameOf(text);
    const answer = name ? super.query({ name, text, values }) : super.query(text, values, callback);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: Error) => {
      this.#leaveIfLate(error);
      throw name ? asPoolerError(error) : error;
    });
  }

  /** After an answer that timed out, the next query would wait behind it, or land in its transaction. */
  #leaveIfLate({ message }: Error): void {
    const { connection } = this as unknown as { connection: { stream: Socket } };
    if (message === 'Query read timeout') connection.stream.destroy();
  }

  /**
   * Null for a statement not to be kept. Texts come from code, not from input; the bound is for lists of
   * varying length.
   */
  #nameOf(text: string): string | null {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= 500 || notKept.test(text)) return known ?? null;
    const name = `podium-${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}

/**
 * `select *` and `returning *`, not `count(*)`; and queries to the catalogue for tables, which take twice as
 * long with a generic plan.
 */
const notKept = /(?<!\()\*|pg_catalog/;

interface Patience {
  /** The server ends a statement that takes longer. */
  statementMs: number;
  /** How long an answer is awaited: a server that hangs ends nothing. */
  answerMs: number;
}

/** Enough for any query of a person or a job, unless somebody else holds the rows it needs. */
function usualPatience(): Patience {
  return { statementMs: limitOf(10 * second), answerMs: limitOf(12 * second) };
}

interface PostgresOptions {
  poolSize?: number;
  onError?: (error: Error) => void;
  /** Null: no limit, for migrations. */
  patience?: Patience | null;
  /** Called for every statement. */
  log?: LogConfig;
}

export function openPostgres(url: string, options: PostgresOptions = {}): Database {
  const { patience = usualPatience() } = options;
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: limitOf(5 * second),
    idle_in_transaction_session_timeout: 30 * second,
    ...(patience && { statement_timeout: patience.statementMs, query_timeout: patience.answerMs }),
    ...keptAlive,
    types,
  });
  // Without listeners, a lost server would end the process: the pool's listener is for idle connections, a
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
    log: options.log ?? [],
  });
  const notices = postgresNotices(url);
  return makeDatabase({
    engine: 'postgres',
    address: url,
    handle,
    // The pool has connections to spare, and the server is another process.
    reading: handle,
    notices,
    close: async () => {
      await notices.close();
      await handle.destroy();
    },
  });
}
