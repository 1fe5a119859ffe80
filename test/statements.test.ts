import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqlite } from '#server/db/sqlite.ts';
import { type FreshDatabase, freshDatabase } from './database.ts';
import { prepareAll, Statements } from './statements.ts';

let folder: string;
let postgres: FreshDatabase;
let client: pg.Client;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'podium-statements-'));
  postgres = await freshDatabase('postgres');
  client = new pg.Client(postgres.url!);
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await postgres.dispose();
  await rm(folder, { recursive: true });
});

it('what both understand is counted once', async () => {
  await send(sql`select id from users where id = ${'a'}`, sql`select id from users where id = ${'b'}`);
  expect(await prepareAll(folder, client)).toBe(1);
});

it('what SQLite alone understands is refused by its text', async () => {
  await send(sql`select id, count(*) from users group by role`, sql`select id from users where id = ${'a'}`);
  await expect(prepareAll(folder, client)).rejects.toThrow(/GROUP BY.*: select id, count/);
});

it('the catalogue of SQLite, and tables that a test makes, are nobody else’s', async () => {
  await send(
    sql`create table marks (number integer)`,
    sql`select number from marks`,
    sql`select name from sqlite_master`,
  );
  expect(await prepareAll(folder, client)).toBe(1);
});

/** To an SQLite whose tables are as wide as the statements need. */
async function send(...statements: RawBuilder<unknown>[]): Promise<void> {
  const noted = new Statements();
  const database = openSqlite(join(folder, 'school.db'), { log: noted.note });
  await sql`create table users (id text, role text)`.execute(database.handle);
  for (const statement of statements) await statement.execute(database.handle);
  await database.close();
  noted.handOver(folder);
}
