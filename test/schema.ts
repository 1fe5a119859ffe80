/** Compares schemas, whatever order the columns were added in, and however the statements were written. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';

/** A hash of everything that the engine itself reports about its schema, and of the list of applied migrations. */
export async function schemaHash(database: Database): Promise<string> {
  return createHash('sha256')
    .update((await schemaLines(database)).join('\n'))
    .digest('hex');
}

/** The schema in sorted lines, one each: columns, indexes, constraints, triggers, applied migrations. */
export async function schemaLines(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database.handle);
  if (rows.length === 0) throw new Error('no migration was applied');
  return [...(await tableLines(database)), ...rows.map(({ name }) => `applied ${name}`)].sort();
}

/** The same without the migrations, and without their tables. */
export async function tableLines(database: Database): Promise<string[]> {
  const parts =
    database.engine === 'sqlite' ? [await linesOfSqlite(database)] : await linesOfPostgres(database);
  if (parts.some((each) => each.length === 0)) throw new Error('the schema could not be read');
  const lines = parts.flat().map((line) => line.trim().replace(/\s*\n\s*/g, ' '));
  return lines.filter((line) => !line.includes('kysely_migration')).sort();
}

async function linesOfSqlite({ handle }: Database): Promise<string[]> {
  const { rows } = await sql<{ type: string; name: string; tbl_name: string; sql: string | null }>`
    select type, name, tbl_name, sql from sqlite_master`.execute(handle);
  return rows.flatMap(({ type, name, tbl_name, sql }) => {
    const statement = (sql ?? 'made by a constraint').replace(/"(\w+)"/g, '$1');
    return type === 'table' && sql
      ? clausesOf(statement).map((clause) => `table ${name}: ${clause}`)
      : [`${type} ${name} on ${tbl_name}: ${statement}`];
  });
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
  return [...clauses, clause.trim(), statement.slice(end + 1).trim()].map((each) =>
    each.replace(/ not null default (\S+)/, ' default $1 not null'),
  );
}

async function linesOfPostgres({ handle }: Database): Promise<string[][]> {
  const queries = [
    sql<Line>`select 'table ' || table_name || ': ' || column_name || ' ' || data_type
        || coalesce(' default ' || column_default, '') || case is_nullable when 'NO' then ' not null' else '' end as line
      from information_schema.columns where table_schema = 'public'`,
    sql<Line>`select indexdef as line from pg_indexes where schemaname = 'public'`,
    // That a column is not null stands with the column.
    sql<Line>`select 'constraint ' || conname || ' on ' || conrelid::regclass::text || ': '
        || pg_get_constraintdef(oid) as line
      from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'`,
    sql<Line>`select pg_get_triggerdef(oid) as line from pg_trigger where not tgisinternal`,
    // Without those of extensions.
    sql<Line>`select pg_get_functiondef(oid) as line from pg_proc where pronamespace = 'public'::regnamespace
      and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
    sql<Line>`select 'sequence ' || sequencename || ' from ' || start_value || ' by ' || increment_by as line
      from pg_sequences where schemaname = 'public'`,
    sql<Line>`select 'extension ' || extname as line from pg_extension`,
  ];
  const answers = await Promise.all(queries.map((query) => query.execute(handle)));
  return answers.map(({ rows }) => rows.map(({ line }) => line));
}

interface Line {
  line: string;
}
