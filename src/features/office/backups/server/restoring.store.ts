/** Brings the lines of a set into an empty database: the tables as they were then, with exactly the rows of the set. */
import { CompiledQuery, sql } from 'kysely';
import { isOlderThanBaseline } from '#server/db/baseline.ts';
import { type Database, isDatabaseUnavailable, type Tx } from '#server/db/database.ts';
import { buildSchema } from '#server/db/migrate.ts';
import { rebuildIndex } from '#server/db/searchIndex.ts';
import {
  type Ending,
  endingSchema,
  formatVersion,
  type Header,
  headerSchema,
  tableSchema,
} from './archive.ts';
import { SetError } from './setError.ts';
import { type Table, type Totals, tablesOf, totalsOf } from './snapshot.store.ts';

/** Parameters of one statement, well below what either engine takes. */
const valuesAtOnce = 2_000;

export interface Loaded {
  header: Header;
  ending: Ending;
}

/**
 * All or nothing, and read to the end: only there a set turns out to be the one that its label tells of.
 * @throws SetError damaged, newer, older, differs
 */
export async function loadLines(database: Database, lines: AsyncGenerator<unknown>): Promise<Loaded> {
  const isSqlite = database.engine === 'sqlite';
  const header = await readHeader(lines);
  if (isSqlite) await sql`pragma foreign_keys = off`.execute(database.handle);
  try {
    return await database.transaction(async (tx) => {
      if (!isSqlite) await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
      await makeTables(tx, database, header);
      const guards = isSqlite ? await sqliteGuards(tx) : await postgresGuards(tx);
      for (const { drop } of guards) await sql.raw(drop).execute(tx);
      const ending = await fill(tx, database, lines);
      await rebuildIndex(tx);
      for (const { restore } of guards.toReversed()) await sql.raw(restore).execute(tx);
      await (isSqlite ? checkReferences(tx) : alignSequences(tx));
      return { header, ending };
    });
  } catch (error) {
    throw explained(error);
  } finally {
    if (isSqlite) await sql`pragma foreign_keys = on`.execute(database.handle);
  }
}

/** A row that the engine refuses means a damaged set; a database that is away or full doesn't. */
function explained(error: unknown): unknown {
  const { code } = error as { code?: unknown };
  const isRefused =
    /^(SQLITE_(CONSTRAINT|MISMATCH)|22|23)/.test(String(code)) && !isDatabaseUnavailable(error);
  return isRefused ? new SetError('damaged', { cause: error }) : error;
}

async function readHeader(lines: AsyncGenerator<unknown>): Promise<Header> {
  const { value } = await lines.next();
  const header = headerSchema.safeParse(value);
  if (!header.success) throw new SetError('damaged', { cause: header.error });
  if (header.data.podium_backup > formatVersion) throw new SetError('newer');
  return header.data;
}

async function makeTables(tx: Tx, { engine }: Database, { migrations }: Header): Promise<void> {
  await sql`create table if not exists kysely_migration (name varchar(255) not null primary key,
    timestamp varchar(255) not null)`.execute(tx);
  await sql`create table if not exists kysely_migration_lock (id varchar(255) not null primary key,
    is_locked integer default 0 not null)`.execute(tx);
  // The migrator's own: it has no other writer.
  await sql`insert into ${sql.table('kysely_migration_lock')} values ('migration_lock', 0)`.execute(tx);
  if (isOlderThanBaseline(migrations)) throw new SetError('older');
  try {
    await buildSchema(tx, engine, migrations);
  } catch (error) {
    if (/^there is no migration/.test((error as Error).message))
      throw new SetError('newer', { cause: error });
    throw error;
  }
}

interface Guard {
  drop: string;
  restore: string;
}

/** Triggers that forbid what only a restoration does. */
async function sqliteGuards(tx: Tx): Promise<Guard[]> {
  const { rows } = await sql<{ name: string; restore: string }>`select name, sql as restore
    from sqlite_schema where type = 'trigger'`.execute(tx);
  return rows.map(({ name, restore }) => ({ drop: `drop trigger "${name}"`, restore }));
}

/** The same, and references: rows come table by table, whichever names whichever. */
async function postgresGuards(tx: Tx): Promise<Guard[]> {
  const { rows: references } = await sql<{ name: string; of: string; definition: string }>`
    select conname as name, conrelid::regclass::text as of, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(tx);
  const { rows: triggers } = await sql<{ of: string }>`select distinct tgrelid::regclass::text as of
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not tgisinternal and c.relnamespace = current_schema()::regnamespace`.execute(tx);
  return [
    ...references.map(({ name, of, definition }) => ({
      drop: `alter table ${of} drop constraint "${name}"`,
      restore: `alter table ${of} add constraint "${name}" ${definition}`,
    })),
    ...triggers.map(({ of }) => ({
      drop: `alter table ${of} disable trigger user`,
      restore: `alter table ${of} enable trigger user`,
    })),
  ];
}

/** Takes out what migrations have written, and writes what the set has. */
async function fill(tx: Tx, { engine }: Database, lines: AsyncGenerator<unknown>): Promise<Ending> {
  const tables = await tablesOf(tx, engine);
  for (const { name } of tables) await sql`delete from ${sql.table(name)}`.execute(tx);
  let table: Table | null = null;
  let rows: unknown[][] = [];
  let ending: Ending | null = null;
  const write = async () => {
    if (table && rows.length > 0) await insert(tx, engine, { table, rows });
    rows = [];
  };
  for await (const line of lines) {
    if (Array.isArray(line)) {
      if (line.length !== table?.columns.length) throw new SetError('damaged');
      rows.push(line);
      if (rows.length * line.length >= valuesAtOnce) await write();
      continue;
    }
    await write();
    if (ending) throw new SetError('damaged');
    ending = endingSchema.safeParse(line).data ?? null;
    table = ending ? null : knownTable(tables, line);
  }
  if (!ending) throw new SetError('damaged');
  return checked(tx, tables, ending);
}

function knownTable(tables: readonly Table[], line: unknown): Table {
  const named = tableSchema.safeParse(line);
  const known = named.success ? tables.find(({ name }) => name === named.data.table) : undefined;
  if (!named.success || !known || named.data.columns.some((column) => !known.columns.includes(column)))
    throw new SetError('damaged');
  return { name: known.name, columns: named.data.columns };
}

async function insert(
  tx: Tx,
  engine: Database['engine'],
  { table, rows }: { table: Table; rows: unknown[][] },
): Promise<void> {
  let at = 0;
  const mark = () => (engine === 'sqlite' ? '?' : `$${++at}`);
  const tuples = rows.map((row) => `(${row.map(mark).join(', ')})`).join(', ');
  const columns = table.columns.map((column) => `"${column}"`).join(', ');
  const text = `insert into "${table.name}" (${columns}) values ${tuples}`;
  await tx.executeQuery(CompiledQuery.raw(text, rows.flat()));
}

/** @throws SetError differs unless counts and sums are those that were taken where the set was made */
async function checked(tx: Tx, tables: readonly Table[], ending: Ending): Promise<Ending> {
  const difference = firstDifference(ending.totals, await totalsOf(tx, tables));
  if (difference !== null) throw new SetError('differs', { detail: difference });
  return ending;
}

/** Between what a set says of its rows and what was found; null where there is none. */
export function firstDifference(expected: Totals, found: Totals): string | null {
  for (const name of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    if (expected[name]?.rows !== found[name]?.rows)
      return `${name} has ${found[name]?.rows ?? 0} rows instead of ${expected[name]?.rows ?? 0}`;
    for (const [column, sum] of Object.entries(expected[name]?.sums ?? {}))
      if (found[name]?.sums[column] !== sum) return `${name}.${column} adds up to something else`;
  }
  return null;
}

async function checkReferences(tx: Tx): Promise<void> {
  const { rows } = await sql<{ table: string }>`pragma foreign_key_check`.execute(tx);
  if (rows.length > 0) throw new SetError('damaged', { detail: `${rows[0]!.table} names what is not there` });
}

/** Running numbers go on after the highest: `order_numbers` counts `orders`. */
async function alignSequences(tx: Tx): Promise<void> {
  const { rows } = await sql<{ name: string }>`select sequencename as name from pg_sequences
    where schemaname = current_schema()`.execute(tx);
  for (const { name } of rows) {
    const table = sql.table(name.replace(/_numbers$/, 's'));
    await sql`select setval(${name}::regclass, greatest(10000, (select coalesce(max(number), 0) from ${table})))`.execute(
      tx,
    );
  }
}
