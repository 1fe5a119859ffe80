/** Rows of all tables, regardless of owner. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { World } from './world.ts';

/** Hash over every row of every table. */
export async function fingerprint(world: World): Promise<string> {
  const list =
    world.engine === 'sqlite'
      ? "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'"
      : "select tablename as name from pg_tables where schemaname = 'public'";
  // Refusals are counted too, where a call has limits.
  const hash = createHash('sha256');
  const names = (await rows<{ name: string }>(world, list)).map(({ name }) => name);
  for (const name of names.filter((one) => one !== 'limit_counters').toSorted()) {
    const all = await rows(world, `select * from ${name}`);
    hash.update(
      all
        .map((row) => JSON.stringify(row))
        .toSorted()
        .join(),
    );
  }
  return hash.digest('hex');
}

export async function rows<T>(world: World, statement: string): Promise<T[]> {
  return (await sql.raw<T>(statement).execute(world.app.database.handle)).rows;
}

export async function columnsOf(world: World, table: string): Promise<string[]> {
  return (await describeColumns(world, table)).map(({ name }) => name);
}

/** Columns that hold text. */
export async function textColumnsOf(world: World, table: string): Promise<string[]> {
  const columns = await describeColumns(world, table);
  return columns.filter(({ type }) => type.toLowerCase() === 'text').map(({ name }) => name);
}

/** Columns that need hold nothing. */
export async function emptiableColumnsOf(world: World, table: string): Promise<string[]> {
  const columns = await describeColumns(world, table);
  return columns.filter(({ needed }) => needed === 0).map(({ name }) => name);
}

async function describeColumns({ engine, app }: World, table: string) {
  const query =
    engine === 'sqlite'
      ? sql<Column>`select name, type, "notnull" as needed from pragma_table_info(${table})`
      : sql<Column>`select column_name as name, data_type as type, case is_nullable when 'NO' then 1 else 0 end as needed
          from information_schema.columns where table_schema = 'public' and table_name = ${table}`;
  return (await query.execute(app.database.handle)).rows;
}

interface Column {
  name: string;
  type: string;
  needed: number;
}
