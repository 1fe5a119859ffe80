// Lane: alone.
import { readFile } from 'node:fs/promises';
import BetterSqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#test/database.ts';
import { runProgram } from '#test/program.ts';
import { assertDurable } from './durable.ts';
import { openSqlite } from './sqlite.ts';

describe('SQLite', () => {
  let fresh: FreshDatabase;
  beforeEach(async () => {
    fresh = await freshDatabase('sqlite');
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await fresh.dispose();
  });

  test('is opened so that its commits survive a power cut', async () => {
    const { handle } = fresh.database;
    const settings = await Promise.all([
      sql`pragma journal_mode`.execute(handle),
      sql`pragma synchronous`.execute(handle),
      sql`pragma foreign_keys`.execute(handle),
    ]);
    // FULL (2) would add a sync that we make ourselves: disk.test.ts.
    const normal = 1;
    const expected = [[{ journal_mode: 'wal' }], [{ synchronous: normal }], [{ foreign_keys: 1 }]];
    expect(settings.map(({ rows }) => rows)).toEqual(expected);
  });

  test.each(['synchronous = OFF', 'journal_mode = DELETE', 'foreign_keys = OFF'])(
    'is refused with %s',
    async (setting) => {
      await fresh.database.close();
      const connection = new BetterSqlite(fresh.file!);
      connection.pragma('synchronous = NORMAL');
      connection.pragma('foreign_keys = ON');
      expect(() => assertDurable(connection)).not.toThrow();
      connection.pragma(setting);
      expect(() => assertDurable(connection)).toThrow('not set to durable commits');
      connection.close();
    },
  );

  test('a close waits for a transaction under way, whose commit the disk takes, and refuses what comes later', async () => {
    const { database } = fresh;
    await sql`create table marks (number integer primary key) strict`.execute(database.handle);
    const refused = vi.fn();
    const other = openSqlite(fresh.file!, { onRefusal: refused });
    const begun = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const working = other.transaction(async (tx) => {
      await sql`insert into marks values (1)`.execute(tx);
      begun.resolve();
      await goOn.promise;
      await sql`insert into marks values (2)`.execute(tx);
    });
    await begun.promise;
    const queued = sql`insert into marks values (3)`.execute(other.handle);
    const closed = other.close();
    await new Promise(setImmediate);
    await expect(sql`select 1`.execute(other.handle)).rejects.toThrow('destroyed');
    goOn.resolve();
    await Promise.all([working, queued, closed]);
    const { rows } = await sql<{ number: number }>`select number from marks order by 1`.execute(
      database.handle,
    );
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(refused).not.toHaveBeenCalled();
  });

  test('every table is STRICT', async () => {
    const tables = await sql<{ name: string; strict: number }>`
      select name, strict from pragma_table_list where schema = 'main' and type = 'table'
      and name not like 'sqlite_%' and name not like 'kysely_%'`.execute(fresh.database.handle);
    expect(tables.rows.length).toBeGreaterThan(5);
    expect(tables.rows.filter((table) => table.strict !== 1)).toEqual([]);
  });

  test('a statement is prepared once, however often it runs', async () => {
    const prepare = vi.spyOn(BetterSqlite.prototype, 'prepare');
    for (let number = 0; number < 50; number++)
      await sql`select ${number} as n`.execute(fresh.database.handle);
    expect(prepare).toHaveBeenCalledTimes(1);
  });

  test('a kept statement sees a changed schema', async () => {
    const { handle } = fresh.database;
    const all = () => sql`select * from things`.execute(handle);
    await sql`create table things (id text primary key)`.execute(handle);
    await sql`insert into things values ('a')`.execute(handle);
    expect((await all()).rows).toEqual([{ id: 'a' }]);
    await sql`alter table things add column colour text default 'red'`.execute(handle);
    expect((await all()).rows).toEqual([{ id: 'a', colour: 'red' }]);
  });

  test('lists of any length are asked for without keeping every statement', async () => {
    const prepare = vi.spyOn(BetterSqlite.prototype, 'prepare');
    const texts = Array.from({ length: 1200 }, (_, index) => sql.raw(`select ${index} as n`));
    for (const [index, text] of texts.entries()) {
      expect((await text.execute(fresh.database.handle)).rows).toEqual([{ n: index }]);
    }
    expect(prepare).toHaveBeenCalledTimes(1200);
  });

  test('a statement that nobody waits for goes with its transaction', async () => {
    const { database } = fresh;
    await sql`create table marks (number integer not null) strict`.execute(database.handle);
    for (let moments = 0; moments < 20; moments++) {
      const failed = database.transaction(async (tx) => {
        sql`insert into marks values (1)`.execute(tx).catch(() => {});
        for (let n = 0; n < moments; n++) await null;
        throw new Error('half-way');
      });
      await expect(failed).rejects.toThrow('half-way');
    }
    expect((await sql`select number from marks`.execute(database.handle)).rows).toEqual([]);
  });

  test('two processes on one file lose none of their changes', async () => {
    const { handle } = fresh.database;
    await sql`create table counter (number integer not null) strict`.execute(handle);
    await sql`insert into counter values (0)`.execute(handle);
    await Promise.all([1, 2].map(() => runProgram('increment', [fresh.file!, '300'])));
    expect((await sql`select number from counter`.execute(handle)).rows).toEqual([{ number: 600 }]);
    expect((await sql`pragma integrity_check`.execute(handle)).rows).toEqual([{ integrity_check: 'ok' }]);
  });

  test('a file that holds something else is refused at once', async () => {
    const { openSqlite } = await import('./sqlite.ts');
    const notADatabase = import.meta.filename;
    const before = await readFile(notADatabase, 'utf8');
    expect(() => openSqlite(notADatabase)).toThrow(/not a database/);
    expect(await readFile(notADatabase, 'utf8')).toBe(before);
  });
});
