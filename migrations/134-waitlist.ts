import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** Room for the rows of one table among the numbers of the index, as in 115. */
const room = 2 ** 40;

/** Addresses of those who want to hear, once, that the school has opened. */
export async function up({ db, table, engine }: Schema): Promise<void> {
  await table('waitlist_entries')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text')
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('language', 'text', (c) => c.notNull().check(sql`language in ('ru', 'en', 'zh')`))
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('consent_id', 'text')
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ('unconfirmed', 'waiting', 'told')`))
    .addColumn('search', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('told_at', 'text')
    .execute();
  await db.schema
    .createIndex('waitlist_entries_by_state')
    .on('waitlist_entries')
    .columns(['state', 'created_at'])
    .execute();
  await (engine === 'postgres' ? indexOnPostgres(db) : indexOnSqlite(db));
}

async function indexOnPostgres(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(db);
  if (rows.length === 0) return;
  await sql`create index waitlist_entries_search on waitlist_entries
    using gin (('  ' || replace(search, ' ', '  ')) gin_trgm_ops)`.execute(db);
}

async function indexOnSqlite(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ last: number }>`select max(last) as last from sqlite3_search_tables`.execute(
    db,
  );
  const first = rows[0]!.last + 1;
  const last = first + room - 1;
  await sql`insert into sqlite3_search_tables values ('waitlist_entries', ${first}, ${last})`.execute(db);
  const within = `between ${first} and ${last}`;
  const text = (row: string) => `'  ' || replace(${row}.search, ' ', '  ')`;
  const numberOf = (row: string) =>
    `(select n from sqlite3_search_rows where id = ${row}.id and n ${within})`;
  const takeOut = `insert into sqlite3_search (sqlite3_search, rowid, text)
    values ('delete', ${numberOf('old')}, ${text('old')});`;
  const putIn = `insert into sqlite3_search (rowid, text) values (${numberOf('new')}, ${text('new')});`;
  const next = `(select coalesce(max(n), ${first - 1}) + 1 from sqlite3_search_rows where n ${within})`;
  const statements = [
    `create trigger waitlist_entries_search_added after insert on waitlist_entries begin
      insert into sqlite3_search_rows (n, id) values (${next}, new.id);
      ${putIn}
    end`,
    `create trigger waitlist_entries_search_changed after update of search on waitlist_entries
      when old.search is not new.search begin
      ${takeOut}
      ${putIn}
    end`,
    `create trigger waitlist_entries_search_taken after delete on waitlist_entries begin
      ${takeOut}
      delete from sqlite3_search_rows where id = old.id and n ${within};
    end`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
