/** Compares schemas, whatever order the columns were added in. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';

/** A hash of everything that the engine itself reports about its schema, and of the list of applied migrations. */
export async function schemaHash(database: Database): Promise<string> {
  return createHash('sha256')
    .update((await schemaLines(database)).join('\n'))
    .digest('hex');
}

/** The schema in sorted lines: tables with their columns, indexes, constraints, applied migrations. */
export async function schemaLines(database: Database): Promise<string[]> {
  const parts =
    database.engine === 'sqlite' ? [await linesOfSqlite(database)] : await linesOfPostgres(database);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database.handle);
  const lines = [...parts, rows.map(({ name }) => `applied ${name}`)];
  if (lines.some((each) => each.length === 0)) throw new Error('the schema could not be read');
  return lines.flat().sort();
}

async function linesOfSqlite({ handle }: Database): Promise<string[]> {
  const { rows } = await sql<{ type: string; name: string; tbl_name: string; sql: string | null }>`
    select type, name, tbl_name, sql from sqlite_master`.execute(handle);
  return rows.flatMap(({ type, name, tbl_name, sql }) =>
    type === 'table' && sql
      ? clausesOf(sql).map((clause) => `table ${name}: ${clause}`)
      : [`${type} ${name} on ${tbl_name}: ${sql}`],
  );
}

/** Columns and constraints of a `create table`, and what stands behind the bracket. */
function clausesOf(statement: string): string[] {
  const begin = statement.indexOf('(');
  const end = statement.lastIndexOf(')');
  const clauses: string[] = [];
  let depth = 0;
  let clause = '';
  for (const character of statement.slice(begin + 1, end)) {
    depth += character === '(' ? 1 : character === ')' ? -1 : 0;
    if (character === ',' && depth === 0) {
      clauses.push(clause.trim());
      clause = '';
    } else clause += character;
  }
  // A whole number that is the key is never null, said or not.
  return [...clauses, clause.trim(), statement.slice(end + 1).trim()].map((each) =>
    each.replace(/ integer not null primary key/i, ' integer primary key'),
  );
}

async function linesOfPostgres({ handle }: Database): Promise<string[][]> {
  const queries = [
    sql`select table_name, column_name, data_type, is_nullable, column_default
      from information_schema.columns where table_schema = 'public'`,
    sql`select indexname, indexdef from pg_indexes where schemaname = 'public'`,
    sql`select conname, conrelid::regclass::text, pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace`,
  ];
  const answers = await Promise.all(queries.map((query) => query.execute(handle)));
  return answers.map(({ rows }) => rows.map((row) => JSON.stringify(row)));
}
