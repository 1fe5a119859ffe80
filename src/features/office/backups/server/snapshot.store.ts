/**
 * The whole database as it was at one moment, read table by table while others go on writing. SQLite is copied first, by
 * `VACUUM INTO`: the log cannot shrink while somebody reads the file itself.
 */
import { rm } from 'node:fs/promises';
import BetterSqlite from 'better-sqlite3';
import { sql } from 'kysely';
import type { Database, Db, Engine } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { openSqlite } from '#server/db/sqlite.ts';
import type { NamedFiles } from '#server/keptFiles/namedFiles.ts';

export interface Table {
  name: string;
  columns: string[];
}

export type Totals = Record<string, { rows: number; sums: Record<string, number> }>;

interface Source {
  engine: Engine;
  address: string;
  /** Where SQLite's copy may lie meanwhile. */
  draft: string;
}

const rowsAtOnce = 500;

/** @param read takes the handle of the snapshot, which ends with it */
export async function withSnapshot<T>(source: Source, read: (db: Db) => Promise<T>): Promise<T> {
  return source.engine === 'sqlite' ? ofSqlite(source, read) : ofPostgres(source, read);
}

async function ofSqlite<T>({ address, draft }: Source, read: (db: Db) => Promise<T>): Promise<T> {
  const live = new BetterSqlite(address, { readonly: true });
  try {
    live.pragma('busy_timeout = 10000');
    live.prepare('vacuum into ?').run(draft);
  } finally {
    live.close();
  }
  const copy = openSqlite(draft);
  try {
    const { rows } = await sql<{ quick_check: string }>`pragma quick_check`.execute(copy.handle);
    if (rows[0]?.quick_check !== 'ok')
      throw new Error(`the database is damaged: ${rows[0]?.quick_check ?? ''}`);
    return await read(copy.handle);
  } finally {
    await copy.close();
    for (const suffix of ['', '-wal', '-shm']) await rm(`${draft}${suffix}`, { force: true });
  }
}

async function ofPostgres<T>({ address }: Source, read: (db: Db) => Promise<T>): Promise<T> {
  const database = openPostgres(address, { poolSize: 1, patience: null });
  try {
    return await database.transaction(async (tx) => {
      await sql`set transaction isolation level repeatable read, read only`.execute(tx);
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
      return await read(tx);
    });
  } finally {
    await database.close();
  }
}

/** Size on the disk. */
export async function bytesOf({ engine, handle }: Pick<Database, 'engine' | 'handle'>): Promise<number> {
  const query =
    engine === 'sqlite'
      ? sql<{
          bytes: number;
        }>`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`
      : sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`;
  const { rows } = await query.execute(handle);
  return rows[0]!.bytes;
}

/** By name. Leaves out the migrator's lock, which is a state and no fact, and the search index, which is rebuilt. */
export async function tablesOf(db: Db, engine: Engine): Promise<Table[]> {
  const query =
    engine === 'sqlite'
      ? sql<{ name: string; column: string }>`select t.name as name, c.name as "column"
          from sqlite_schema t join pragma_table_info(t.name) c
          where t.type = 'table' and t.name not like 'sqlite\\_%' escape '\\'
            and t.name not like 'sqlite3\\_%' escape '\\' order by t.name, c.cid`
      : sql<{ name: string; column: string }>`select t.table_name as name, c.column_name as "column"
          from information_schema.tables t join information_schema.columns c
            on c.table_schema = t.table_schema and c.table_name = t.table_name
          where t.table_schema = current_schema() and t.table_type = 'BASE TABLE'
          order by t.table_name, c.ordinal_position`;
  const { rows } = await query.execute(db);
  const byName = Map.groupBy(rows, ({ name }) => name);
  byName.delete('kysely_migration_lock');
  return [...byName].map(([name, columns]) => ({ name, columns: columns.map(({ column }) => column) }));
}

/** How many rows each table has, and the sum of each column of money in it. */
export async function totalsOf(db: Db, tables: readonly Table[]): Promise<Totals> {
  const totals: Totals = {};
  for (const { name, columns } of tables) {
    const money = columns.filter((column) => column.endsWith('_kopecks'));
    const sums = money.map((column) => sql`coalesce(sum(${sql.ref(column)}), 0) as ${sql.ref(column)}`);
    const asked = sql.join([sql`count(*) as "rows"`, ...sums]);
    const { rows } = await sql<Record<string, number>>`select ${asked} from ${sql.table(name)}`.execute(db);
    const { rows: count, ...rest } = rows[0]!;
    totals[name] = { rows: count!, sums: rest };
  }
  return totals;
}

/** The rows, some hundred at once, each with its values in the order of the columns. */
export async function* rowsOf(db: Db, engine: Engine, { name, columns }: Table): AsyncGenerator<unknown[][]> {
  const pages = engine === 'sqlite' ? pagesByKey(db, name) : pagesOfCursor(db, name);
  for await (const page of pages) yield page.map((row) => columns.map((column) => row[column] ?? null));
}

type Row = Record<string, unknown>;

async function* pagesByKey(db: Db, table: string): AsyncGenerator<Row[]> {
  let after = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const { rows } = await sql<Row>`select rowid as "row id", * from ${sql.table(table)}
      where rowid > ${after} order by rowid limit ${rowsAtOnce}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < rowsAtOnce) return;
    after = rows.at(-1)!['row id'] as number;
  }
}

async function* pagesOfCursor(db: Db, table: string): AsyncGenerator<Row[]> {
  await sql`declare backup_rows no scroll cursor for select * from ${sql.table(table)}`.execute(db);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(rowsAtOnce)} from backup_rows`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < rowsAtOnce) break;
  }
  await sql`close backup_rows`.execute(db);
}

/** Paths below the uploads of all files that rows name, but of those on their way. */
export async function filesNamed(db: Db, columns: readonly NamedFiles[]): Promise<string[]> {
  const paths = new Set<string>();
  for (const { folder, table, column, endsWhile } of columns) {
    const { rows } = await sql<{ file: string }>`select distinct ${sql.ref(column)} as file
      from ${sql.table(table)} where ${sql.ref(column)} is not null and ${isSettled(endsWhile)}`.execute(db);
    for (const { file } of rows)
      paths.add(folder === 'uploads' || file.startsWith(`${folder}/`) ? file : `${folder}/${file}`);
  }
  return [...paths].toSorted();
}

function isSettled(endsWhile: NamedFiles['endsWhile']) {
  if (!endsWhile) return sql`1 = 1`;
  const column = sql.ref(endsWhile.column);
  const ending = endsWhile.values.map((value) =>
    value === null ? sql`${column} is null` : sql`${column} = ${value}`,
  );
  return sql`not (${sql.join(ending, sql` or `)})`;
}
