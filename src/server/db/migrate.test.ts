// Lane: alone.
/** R14, and the rules that make one set of migrations mean the same on both engines. */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { atCount } from '#test/counts.ts';
import { engines, freshDatabase } from '#test/database.ts';
import { runProgram, startProgram } from '#test/program.ts';
import { schemaHash } from '#test/schema.ts';
import type { Database, Engine } from './database.ts';
import { migrate, pendingMigrations } from './migrate.ts';
import { openSqlite } from './sqlite.ts';

const folder = join(import.meta.dirname, '../../../migrations');
const names = (await readdir(folder))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace('.ts', ''))
  .sort();

/** Every statement in the long run; here some in the middle of a migration, and some between two. */
const step = atCount(24, 1);

interface EmptyDatabase {
  database: Database;
  address: string;
  dispose(): Promise<void>;
}

describe.each(engines)('migrations (%s)', (engine) => {
  const open: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of open.splice(0)) await close();
  });

  async function cleanInstall(): Promise<string> {
    const { database, dispose } = await freshDatabase(engine);
    const hash = await schemaHash(database);
    await dispose();
    return hash;
  }

  /** An empty database for the length of the test. */
  async function emptyDatabase(): Promise<EmptyDatabase> {
    const empty = await makeEmpty(engine);
    open.push(empty.dispose);
    return empty;
  }

  test('the first run applies all in their order, the second none', async () => {
    const { database } = await emptyDatabase();
    expect(await pendingMigrations(database)).toEqual(names);
    expect(await migrate(database)).toEqual(names);
    expect(await pendingMigrations(database)).toEqual([]);
    const schema = await schemaHash(database);
    expect(await migrate(database)).toEqual([]);
    expect(await schemaHash(database)).toBe(schema);
  });

  test('killed before any of its statements, a run can be repeated', {
    timeout: atCount(120_000, 3_600_000),
  }, async () => {
    const expected = await cleanInstall();
    const counted = JSON.parse(await runProgram('migrate', [(await emptyDatabase()).address, '0'])) as {
      statements: number;
    };
    expect(counted.statements).toBeGreaterThan(names.length * 3);
    const statements = Array.from({ length: counted.statements }, (_, index) => index + 1).filter(
      (statement) => statement % step === 0,
    );

    async function killAndRepeat(): Promise<void> {
      for (let n = statements.shift(); n !== undefined; n = statements.shift()) {
        const { database, address, dispose } = await makeEmpty(engine);
        const { signal, output } = await startProgram('migrate', [address, String(n)]).ended;
        expect({ n, signal, output }).toEqual({ n, signal: 'SIGKILL', output: '' });
        await migrate(database);
        expect(await schemaHash(database), `killed before statement ${n}`).toBe(expected);
        await dispose();
      }
    }
    await Promise.all([killAndRepeat(), killAndRepeat()]);
  });

  test('of two processes that migrate at once, each migration is applied by one', {
    timeout: 60_000,
  }, async () => {
    const expected = await cleanInstall();
    const { database, address } = await emptyDatabase();
    const outputs = await Promise.all([1, 2, 3].map(() => runProgram('migrate', [address, '0'])));
    const applied = outputs.flatMap((output) => (JSON.parse(output) as { applied: string[] }).applied);
    expect(applied.sort()).toEqual(names);
    expect(await schemaHash(database)).toBe(expected);
  });

  // spec: 569
  test('a school that applied later numbers first is brought up to date', async () => {
    const { database } = await emptyDatabase();
    const home = await mkdtemp(join(tmpdir(), 'podium-migrations-'));
    open.push(() => rm(home, { recursive: true }));
    const planted = (name: string, table: string) =>
      writeFile(
        join(home, `${name}.ts`),
        `export const up = ({ table }) => table('${table}').addColumn('id', 'text').execute();`,
      );
    await planted('001-first', 'first');
    await planted('003-third', 'third');
    expect(await migrate(database, home)).toEqual(['001-first', '003-third']);
    await planted('002-second', 'second');
    expect(await migrate(database, home)).toEqual(['002-second']);
  });

  test('a migration that only one engine accepts stops the start of the other, and leaves nothing', async () => {
    const { database } = await emptyDatabase();
    const home = await mkdtemp(join(tmpdir(), 'podium-migrations-'));
    open.push(() => rm(home, { recursive: true }));
    const other: Record<Engine, string> = {
      sqlite: 'alter table planted add column data jsonb default now()',
      postgres: 'create table second (id text primary key) strict',
    };
    await writeFile(
      join(home, '001-planted.ts'),
      `export async function up({ db, table }) {
        await table('planted').addColumn('id', 'text').execute();
        await db.executeQuery({ sql: ${JSON.stringify(other[engine])}, parameters: [], query: { kind: 'RawNode' } });
      }`,
    );
    await expect(migrate(database, home)).rejects.toThrow();
    const tables = await database.handle.introspection.getTables();
    expect(tables.map((table) => table.name)).not.toContain('planted');
  });
});

test('both engines end with the same tables, columns and uniqueness', async () => {
  const [sqlite, postgres] = await Promise.all(engines.map(freshDatabase));
  const [ofSqlite, ofPostgres] = [
    await portableSchema(sqlite!.database),
    await portableSchema(postgres!.database),
  ];
  expect(ofSqlite).toEqual(ofPostgres);
  expect(Object.keys(ofSqlite)).toEqual(expect.arrayContaining(['users', 'orders', 'payments', 'jobs']));
  await Promise.all([sqlite!.dispose(), postgres!.dispose()]);
});

/** Without any table, as on the first start. */
async function makeEmpty(engine: Engine): Promise<EmptyDatabase> {
  if (engine === 'postgres') {
    const { database, url, dispose } = await freshDatabase(engine);
    await sql`drop schema public cascade`.execute(database.handle);
    await sql`create schema public`.execute(database.handle);
    return { database, address: url!, dispose };
  }
  const home = await mkdtemp(join(tmpdir(), 'podium-migrate-'));
  const address = join(home, 'podium.db');
  const database = openSqlite(address);
  async function dispose(): Promise<void> {
    await database.close();
    await rm(home, { recursive: true });
  }
  return { database, address, dispose };
}

/** The parts of a schema common to both engines: each table's columns, with type and nullability. */
async function portableSchema(database: Database): Promise<Record<string, string[]>> {
  const tables = (await database.handle.introspection.getTables()).sort((a, b) =>
    a.name.localeCompare(b.name),
  );
  const described = tables.map(({ name, columns }) => {
    const lines = columns.map((column) => {
      const type = column.dataType.toLowerCase().replace('int8', 'integer');
      return `${column.name} ${type}${column.isNullable ? '' : ' not null'}`;
    });
    return [name, lines.sort()] as const;
  });
  return Object.fromEntries(described);
}
