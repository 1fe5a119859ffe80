/** The index of search finds what the rows themselves say, and nothing that is gone. */
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchable } from '#shared/search.ts';
import { engines, type FreshDatabase, freshDatabase } from '#test/database.ts';
import type { Db } from './database.ts';
import { openPostgres } from './postgres.ts';
import { isSearchIndexed, rebuildIndex, searchIn } from './searchIndex.ts';

const table = 'assistant_unanswered';
const search = searchIn(table, () => []);

describe.each(engines)('the index of search (%s)', (engine) => {
  let fresh: FreshDatabase;
  beforeAll(async () => {
    fresh = await freshDatabase(engine);
  });
  afterAll(() => fresh.dispose());
  const db = () => fresh.database.handle;

  test('every table that has a column for searching has an index of it', async () => {
    const searched =
      engine === 'sqlite'
        ? sql<{
            name: string;
          }>`select t.name from sqlite_schema t join pragma_table_info(t.name) c on c.name = 'search'
            where t.type = 'table' order by t.name`
        : sql<{ name: string }>`select table_name as name from information_schema.columns
            where table_schema = 'public' and column_name = 'search' order by 1`;
    const indexed =
      engine === 'sqlite'
        ? sql<{ name: string }>`select substr(name, 1, length(name) - 13) as name from sqlite_schema
            where type = 'trigger' and name like '%_search_added' order by 1`
        : sql<{
            name: string;
          }>`select tablename as name from pg_indexes where indexdef like '%gin_trgm_ops%' order by 1`;
    expect((await indexed.execute(db())).rows).toEqual((await searched.execute(db())).rows);
  });

  test('that there is one, the doctor knows', async () => {
    expect(await isSearchIndexed(db())).toBe(true);
    if (engine === 'sqlite') return;
    await sql`drop index users_search`.execute(db());
    expect(await isSearchIndexed(db())).toBe(false);
    await sql`create index users_search on users (id)`.execute(db());
  });

  // spec: 620
  test('it leaves out no row that has the words', async () => {
    const text = fc.string({
      unit: fc.constantFrom(...'аб яё-ab%_"\'\\*()王伟1 😀'),
      minLength: 1,
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 6 }), text, async (texts, typed) => {
        await store(db(), texts);
        const byIndex = await search.indexed(db(), rows(db()), { search: typed });
        const found = await rows(db())
          .where((e) => e.and(search.conditions(typed)))
          .execute();
        const both = await byIndex.where((e) => e.and(search.conditions(typed))).execute();
        expect(both).toEqual(found);
      }),
      { numRuns: 150 },
    );
  });
});

describe('the index of PostgreSQL', () => {
  test.each(['соколова', 'со', 'я'])('is looked into for «%s»', async (typed) => {
    const fresh = await freshDatabase('postgres');
    const plan = await fresh.database.transaction(async (tx) => {
      // It has too few rows to choose an index by itself.
      await sql`set local enable_seqscan = off`.execute(tx);
      const query = tx
        .selectFrom(table)
        .select('id')
        .where((e) => e.and(search.conditions(typed)));
      return JSON.stringify(await query.explain('json'));
    });
    expect(plan).toContain(`${table}_search`);
    await fresh.dispose();
  });

  test('helps nobody in a database that knows Latin letters alone', async () => {
    const fresh = await freshDatabase('postgres');
    const name = `narrow_${process.pid}`;
    const db = fresh.database.handle;
    await sql`create database ${sql.id(name)} template template0 lc_ctype 'C'`.execute(db);
    const url = new URL(fresh.url!);
    url.pathname = name;
    const narrow = openPostgres(url.href, { poolSize: 1 });
    try {
      await sql`create extension pg_trgm`.execute(narrow.handle);
      await sql`create table users (search text)`.execute(narrow.handle);
      await sql`create index users_search on users using gin (search gin_trgm_ops)`.execute(narrow.handle);
      expect(await isSearchIndexed(narrow.handle)).toBe(false);
    } finally {
      await narrow.close();
      await sql`drop database ${sql.id(name)}`.execute(db);
      await fresh.dispose();
    }
  });
});

describe('the index of SQLite', () => {
  let fresh: FreshDatabase;
  beforeAll(async () => {
    fresh = await freshDatabase('sqlite');
  });
  afterAll(() => fresh.dispose());
  const db = () => fresh.database.handle;
  const found = async (typed: string) =>
    (await (await search.indexed(db(), rows(db()), { search: typed })).execute()).map(({ id }) => id);

  test('follows the rows: added, changed, taken out, rebuilt', async () => {
    await store(db(), ['Мария Соколова', 'Анна Иванова']);
    expect(await found('соколова')).toEqual(['row 0']);
    await db()
      .updateTable(table)
      .set({ search: searchable('Вера Орлова') })
      .where('id', '=', 'row 0')
      .execute();
    expect(await found('соколова')).toEqual([]);
    expect(await found('орлова')).toEqual(['row 0']);
    await fresh.database.transaction(rebuildIndex);
    expect(await found('орлова')).toEqual(['row 0']);
    await db().deleteFrom(table).where('id', '=', 'row 0').execute();
    expect(await found('орлова')).toEqual([]);
    const left = await sql<{ id: string }>`select id from sqlite3_search_rows`.execute(db());
    expect(left.rows).toEqual([{ id: 'row 1' }]);
  });

  // spec: 620
  test('keeps nothing on its pages of a text that is gone', async () => {
    await store(db(), ['zqxjk']);
    const pages = () =>
      sql<{
        n: number;
      }>`select count(*) as n from sqlite3_search_data where instr(cast(block as blob), cast('zqx' as blob)) > 0`;
    expect((await pages().execute(db())).rows[0]!.n).toBeGreaterThan(0);
    await db().deleteFrom(table).execute();
    expect((await pages().execute(db())).rows[0]!.n).toBe(0);
    await sql`insert into sqlite3_search (sqlite3_search) values ('integrity-check')`.execute(db());
  });
});

const rows = (db: Db) => db.selectFrom(table).select('id').orderBy('id');

async function store(db: Db, texts: readonly string[]): Promise<void> {
  await db.deleteFrom(table).execute();
  const time = '2026-01-01T00:00:00.000Z';
  const found = texts.map((question, at) => ({
    ...{ id: `row ${at}`, question_key: `${at}`, question, search: searchable(question) },
    ...{ language: 'ru', reason: 'unknown', times: 1, state: 'open', created_at: time, last_asked_at: time },
  }));
  await db
    .insertInto(table)
    .values(found as never)
    .execute();
}
