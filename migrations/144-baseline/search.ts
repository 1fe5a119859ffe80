import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';
import { createIndexes } from './indexes.ts';

/** Tables whose `search` column lists look into. */
const tables = [
  'users',
  'orders',
  'unfinished_orders',
  'instalments',
  'refunds',
  'receipts',
  'promo_codes',
  'money_differences',
  'model_applications',
  'models',
  'ratings',
  'reviews',
  'certificates',
  'consultations',
  'support_conversations',
  'assistant_articles',
  'assistant_unanswered',
  'audit_log',
  'waitlist_entries',
];
/** Room for the rows of one table among the numbers of the index. */
const room = 2 ** 40;

/** An index of trigrams over what lists are searched by (docs/decisions/089), on each engine by its own means. */
export async function makeSearchIndex({ db, engine }: Schema): Promise<void> {
  if (engine === 'postgres') return onPostgres(db);
  // Names that begin so are those of the engine, which no copy of the school's rows takes along.
  await sql`create table sqlite3_search_tables (name text primary key, first integer not null,
    last integer not null)`.execute(db);
  // A number of its own for each row, since VACUUM may change the implicit one.
  await sql`create table sqlite3_search_rows (n integer primary key, id text not null)`.execute(db);
  await createIndexes(db, ['index sqlite3_search_rows_by_id on sqlite3_search_rows (id, n)']);
  // It holds no text and no positions: which rows have a trigram is all that it knows.
  await sql`create virtual table sqlite3_search using fts5(text, content='', detail=none, columnsize=0,
    tokenize='trigram case_sensitive 1')`.execute(db);
  // What an erased person was found by does not stay in its pages.
  await sql`insert into sqlite3_search (sqlite3_search, rank) values ('secure-delete', 1)`.execute(db);
  for (const [at, table] of tables.entries()) await onSqlite(db, table, (at + 1) * room);
}

async function onSqlite(db: Kysely<unknown>, table: string, first: number): Promise<void> {
  const last = first + room - 1;
  await sql`insert into sqlite3_search_tables values (${table}, ${first}, ${last})`.execute(db);
  const within = `between ${first} and ${last}`;
  const text = (row: string) => `'  ' || replace(${row}.search, ' ', '  ')`;
  const numberOf = (row: string) =>
    `(select n from sqlite3_search_rows where id = ${row}.id and n ${within})`;
  const takeOut = `insert into sqlite3_search (sqlite3_search, rowid, text)
    values ('delete', ${numberOf('old')}, ${text('old')});`;
  const putIn = `insert into sqlite3_search (rowid, text) values (${numberOf('new')}, ${text('new')});`;
  const next = `(select coalesce(max(n), ${first - 1}) + 1 from sqlite3_search_rows where n ${within})`;
  const triggers = [
    `create trigger ${table}_search_added after insert on ${table} begin
      insert into sqlite3_search_rows (n, id) values (${next}, new.id);
      ${putIn}
    end`,
    `create trigger ${table}_search_changed after update of search on ${table}
      when old.search is not new.search begin
      ${takeOut}
      ${putIn}
    end`,
    `create trigger ${table}_search_taken after delete on ${table} begin
      ${takeOut}
      delete from sqlite3_search_rows where id = old.id and n ${within};
    end`,
  ];
  for (const trigger of triggers) await sql.raw(trigger).execute(db);
}

/** Without the extension lists are searched row by row, which `podium doctor` says. */
async function onPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`do $$ begin create extension if not exists pg_trgm; exception when others then null; end $$`.execute(
    db,
  );
  const { rows } = await sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(db);
  if (rows.length === 0) return;
  const searched = `('  ' || replace(search, ' ', '  ')) gin_trgm_ops`;
  await createIndexes(
    db,
    tables.map((table) => `index ${table}_search on ${table} using gin (${searched})`),
  );
}
