/**
 * The tables as Kysely's types, read from a migrated SQLite: `src/server/db/schema.ts` is written by it
 * (`npm run schema`) and a test compares.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';

export const schemaFile = join(import.meta.dirname, '../src/server/db/schema.ts');

const head = `/**
 * Every table, written by \`npm run schema\` from the migrations: change those and write it anew. What only a table's
 * owner knows of a column stands in the owner's store (docs/decisions/072).
 */
import type { Generated } from 'kysely';
import type { Language } from '#shared/i18n.ts';`;

interface Table {
  name: string;
  /** Its `create table`. */
  sql: string;
}
interface Column {
  name: string;
  type: string;
  notnull: number;
  dflt_value: string | null;
  /** 1 and more: it is part of the primary key. */
  pk: number;
}

const types: Record<string, string> = { TEXT: 'string', INTEGER: 'number', REAL: 'number', BLOB: 'Buffer' };

/** @param database a migrated SQLite: PostgreSQL keeps its checks in words of its own */
export async function schemaText({ handle }: Database): Promise<string> {
  // Kysely's own tables are not STRICT.
  const { rows: tables } = await sql<Table>`
    select list.name, master.sql from pragma_table_list list join sqlite_master master on master.name = list.name
    where list.type = 'table' and list.strict = 1 order by list.name`.execute(handle);
  const all = `export interface Schema {${tables.map(({ name }) => `${name}: ${typeName(name)};`).join('\n')}}`;
  const parts: string[] = [head, all];
  for (const table of tables) {
    const { rows: columns } = await sql<Column>`
      select name, type, "notnull", dflt_value, pk from pragma_table_info(${table.name})`.execute(handle);
    const lines = columns.map((column) => `${column.name}: ${typeOf(column, table)};`);
    parts.push(`interface ${typeName(table.name)} {${lines.join('\n')}}`);
  }
  return formatted(parts.join('\n\n'));
}

/** `order_history` is an `OrderHistoryTable`. */
function typeName(table: string): string {
  return `${table.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}Table`;
}

function typeOf({ name, type, notnull, dflt_value, pk }: Column, table: Table): string {
  // Which languages there are is no matter of the tables.
  const isLanguage = /(?:^|_)language$/.test(name);
  const plain = isLanguage ? 'Language' : (choicesOf(name, table.sql) ?? types[type]);
  if (plain === undefined) throw new Error(`${table.name}.${name} is a ${type}, which has no type yet`);
  // SQLite lets a text that is the key be null, PostgreSQL does not, and nobody writes one.
  const full = notnull === 1 || pk > 0 ? plain : `${plain} | null`;
  return dflt_value === null ? full : `Generated<${full}>`;
}

/** The texts that a check of the column allows: `check (state in ('new', 'sent'))`, `check (currency = 'RUB')`. */
function choicesOf(column: string, statement: string): string | undefined {
  const check = new RegExp(
    String.raw`check \("?${column}"? (?:in \(([^()]*)\)|= ('[^']*'))(?:\)| and )`,
    'i',
  );
  const [, several, one] = check.exec(statement) ?? [];
  const texts = (several ?? one)?.match(/'[^']*'/g);
  return texts?.join(' | ');
}

function formatted(text: string): string {
  const biome = join(import.meta.dirname, '../node_modules/@biomejs/biome/bin/biome');
  return execFileSync(process.execPath, [biome, 'format', `--stdin-file-path=${schemaFile}`], {
    input: text,
    encoding: 'utf8',
  });
}
