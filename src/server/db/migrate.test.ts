// Lane: alone.
/** R14, and the rules that make one set of migrations mean the same on both engines. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { asBeforeBaseline, formerMigrations } from '#test/beforeBaseline.ts';
import { atCount } from '#test/counts.ts';
import { engines, freshDatabase } from '#test/database.ts';
import { runProgram, startProgram } from '#test/program.ts';
import { schemaHash, schemaLines, tableLines } from '#test/schema.ts';
import type { Database, Engine } from './database.ts';
import { buildSchema, migrate, pendingMigrations, unknownMigrations } from './migrate.ts';
import { openSqlite } from './sqlite.ts';

const folder = join(import.meta.dirname, '../../../migrations');
const names = (await readdir(folder))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace('.ts', ''))
  .sort();

/** At how many statements a run is killed: all in the long run. */
const kills = atCount(10, Number.MAX_SAFE_INTEGER);

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

  test('killed before any of its statements, a run can be repeated', async () => {
    expect(await killAndRepeat(() => makeEmpty(engine), await cleanInstall())).toBeGreaterThan(300);
  });

  /** @returns how many statements there are */
  async function killAndRepeat(make: () => Promise<EmptyDatabase>, expected: string): Promise<number> {
    const whole = await make();
    open.push(whole.dispose);
    const counted = JSON.parse(await runProgram('migrate', [whole.address, '0'])) as { statements: number };
    const step = Math.max(1, counted.statements / kills);
    const points = Array.from({ length: Math.min(kills, counted.statements) }, (_, index) =>
      Math.ceil((index + 1) * step),
    );

    async function killEach(): Promise<void> {
      for (let n = points.shift(); n !== undefined; n = points.shift()) {
        const { database, address, dispose } = await make();
        const { signal, output } = await startProgram('migrate', [address, String(n)]).ended;
        expect({ n, signal, output }).toEqual({ n, signal: 'SIGKILL', output: '' });
        await migrate(database);
        expect(await schemaHash(database), `killed before statement ${n}`).toBe(expected);
        await dispose();
      }
    }
    await Promise.all([killEach(), killEach()]);
    return counted.statements;
  }

  test('the baseline makes the tables that the migrations before it made', async () => {
    const { database } = await emptyDatabase();
    await database.transaction((tx) => buildSchema(tx, engine, ['144-baseline']));
    const file = join(import.meta.dirname, `../../../test/schemaOfBaseline.${engine}.txt`);
    expect(await tableLines(database)).toEqual((await readFile(file, 'utf8')).trim().split('\n'));
    const { rows } = await sql<{ last: number }>`select last from certificate_numbers
      union all select last_number from instalment_settings union all select last_number from application_settings`.execute(
      database.handle,
    );
    expect(rows.map(({ last }) => last).sort()).toEqual([1000, 10_000, 10_000]);
  });

  // spec: 569
  test('a database that the last of those has made is taken as one of the baseline', async () => {
    const { database, address, dispose } = await migratedBefore();
    open.push(dispose);
    expect(await unknownMigrations(database)).toEqual([]);
    expect(await pendingMigrations(database)).toEqual(['144-baseline']);
    const outputs = await Promise.all([1, 2].map(() => runProgram('migrate', [address, '0'])));
    const applied = outputs.flatMap((output) => (JSON.parse(output) as { applied: string[] }).applied);
    expect(applied).toEqual(['144-baseline']);
    const clean = await freshDatabase(engine);
    expect(await schemaLines(database)).toEqual(await schemaLines(clean.database));
    await clean.dispose();
    const { rows } = await sql`select m.id, m.since, min("timestamp") as begun
      from maintenance m, kysely_migration group by m.id, m.since`.execute(database.handle);
    const begun = new Date(2026, 0, 1).toISOString();
    expect(rows).toEqual([{ id: 1, since: '2026-11-01T00:00:00.000Z', begun }]);
    const sums = await sql`select period from order_periods union select period from refund_periods`.execute(
      database.handle,
    );
    expect(sums.rows).toEqual([]);
    expect(await migrate(database)).toEqual([]);
  });

  test('killed while it is taken as one, it is at the next start', async () => {
    expect(await killAndRepeat(() => migratedBefore(), await cleanInstall())).toBeGreaterThan(10);
  });

  // spec: 569
  test('an older one is refused, with the commit to go through, and left as it is', async () => {
    const { database, dispose } = await migratedBefore(formerMigrations.slice(0, -1));
    open.push(dispose);
    const before = await schemaHash(database);
    await expect(migrate(database)).rejects.toThrow(/commit fbc1d963/);
    expect(await schemaHash(database)).toBe(before);
  });

  /** By the former migrations, or by some of them. */
  async function migratedBefore(migrations = formerMigrations): Promise<EmptyDatabase> {
    const { database, url, file, dispose } = await freshDatabase(engine);
    await asBeforeBaseline(database, migrations);
    return { database, address: (url ?? file)!, dispose };
  }

  test('of two processes that migrate at once, each migration is applied by one', async () => {
    const expected = await cleanInstall();
    const { database, address } = await emptyDatabase();
    const outputs = await Promise.all([1, 2, 3].map(() => runProgram('migrate', [address, '0'])));
    const applied = outputs.flatMap((output) => (JSON.parse(output) as { applied: string[] }).applied);
    expect(applied.sort()).toEqual(names);
    expect(await schemaHash(database)).toBe(expected);
  });

  test('a school that applied later numbers first is brought up to date', async () => {
    const { database } = await emptyDatabase();
    const home = await mkdtemp(join(tmpdir(), 'podium-migrations-'));
    open.push(() => rm(home, { recursive: true }));
    const planted = (name: string, table: string) =>
      writeFile(
        join(home, `${name}.ts`),
        `export const up = ({ table }) => table('${table}').addColumn('id', 'text').execute();`,
      );
    await planted('901-first', 'first');
    await planted('903-third', 'third');
    expect(await migrate(database, home)).toEqual(['901-first', '903-third']);
    await planted('902-second', 'second');
    expect(await migrate(database, home)).toEqual(['902-second']);
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
      join(home, '901-planted.ts'),
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
