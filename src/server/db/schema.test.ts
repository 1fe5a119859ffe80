/** The types of the tables are those of the migrations, on either engine. */
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#test/database.ts';
import { schemaFile, schemaText } from '../../../scripts/schemaText.ts';
import type { Database, Engine } from './database.ts';

const opened: FreshDatabase[] = [];
afterEach(async () => {
  for (const fresh of opened.splice(0)) await fresh.dispose();
});

it('the types of the tables are what the migrations make', async () => {
  const written = readFileSync(schemaFile, 'utf8').replaceAll('\r\n', '\n');
  expect(written, 'write it again: npm run schema').toBe(await schemaText(await migrated('sqlite')));
});

it('PostgreSQL has the same columns, and the same of them may be null', async () => {
  const { rows } = await sql<{ text: string }>`
    select table_name || '.' || column_name || case is_nullable when 'YES' then ' | null' else '' end as text
    from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%'`.execute(
    (await migrated('postgres')).handle,
  );
  const columns = columnsOf(readFileSync(schemaFile, 'utf8'));
  expect(columns.length).toBeGreaterThan(500);
  expect(columns).toEqual(rows.map(({ text }) => text).sort());
});

it('no index of SQLite is the beginning of another one, which finds the same', async () => {
  const { handle } = await migrated('sqlite');
  const { rows } = await sql<{ name: string; table: string; text: string; columns: string }>`
    select indexes.name, tbl_name as "table", coalesce(sql, '') as text,
      (select group_concat(coalesce(keys.name, 'expression ' || indexes.name), ' ') from (
        select name from pragma_index_xinfo(indexes.name) where key = 1 order by seqno) as keys) as columns
    from sqlite_schema as indexes where type = 'index'`.execute(handle);
  expect(rows.length).toBeGreaterThan(300);
  const indexes = rows.map((row) => ({ ...row, where: /\bwhere\b(.*)/is.exec(row.text)?.[1]?.trim() ?? '' }));
  // One that is unique is a rule as well.
  const spare = indexes.filter(
    ({ name, table, text, columns, where }) =>
      /^create index/i.test(text) &&
      indexes.some(
        (other) =>
          other.name !== name &&
          other.table === table &&
          other.where === where &&
          `${other.columns} `.startsWith(`${columns} `),
      ),
  );
  expect(spare.map(({ name }) => name)).toEqual([]);
});

/** `orders.paid_at | null`, sorted, as the file tells them. */
function columnsOf(text: string): string[] {
  const tables = new Map(
    [...text.matchAll(/^ {2}(\w+): (\w+Table);$/gm)].map(([, table, type]) => [type, table]),
  );
  const interfaces = text.matchAll(/^interface (\w+) \{\n(.*?)^\}/gms);
  return [...interfaces]
    .flatMap(([, type, body]) =>
      [...body!.matchAll(/^ {2}(\w+):([^;]*);/gm)].map(
        ([, column, kind]) => `${tables.get(type!)}.${column}${/\bnull\b/.test(kind!) ? ' | null' : ''}`,
      ),
    )
    .sort();
}

async function migrated(engine: Engine): Promise<Database> {
  const fresh = await freshDatabase(engine);
  opened.push(fresh);
  return fresh.database;
}
