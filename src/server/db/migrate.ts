/** Migrations: one linear, portable history. A run killed at any statement leaves the schema as it was. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ColumnDataType, CreateTableBuilder, Kysely } from 'kysely';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { root } from '../root.ts';
import { isFormer, isOlderThanBaseline, sinceBaseline, takeAsBaseline, wayToBaseline } from './baseline.ts';
import type { Database, Db, Engine } from './database.ts';

interface MigrationFile {
  up(schema: Schema): Promise<void>;
}

/** Argument of a migration's `up`. */
export interface Schema {
  engine: Engine;
  db: Kysely<unknown>;
  /** 64-bit on both engines: PostgreSQL's own `integer` ends at 21 million rubles in kopecks. */
  integer: ColumnDataType;
  /** `create table`, STRICT on SQLite so that a wrong type is refused there as well. */
  table(name: string): CreateTableBuilder<string>;
}

const folder = join(root, 'migrations');

/** Brings the schema up to date. Two processes may call it at once: one works, the other waits. */
export async function migrate(database: Database, from: string = folder): Promise<string[]> {
  const before = (await appliedMigrations(database.handle)).filter(isFormer);
  if (isOlderThanBaseline(before))
    throw new Error(`an old version of Podium has made the database: ${wayToBaseline}`);
  const taken = before.length > 0 ? await takeAsBaseline(database) : [];
  const { error, results } = await (await migratorOf(database, from)).migrateToLatest();
  if (error) throw error;
  const applied = (results ?? []).filter((result) => result.status === 'Success');
  return [...taken, ...applied.map((result) => result.migrationName)];
}

/** Names of the migrations that `migrate` would apply. */
export async function pendingMigrations(database: Database): Promise<string[]> {
  const migrations = await (await migratorOf(database, folder)).getMigrations();
  return migrations.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
}

/**
 * Names of migrations that the database has and this program does not know: a later version of Podium has applied them.
 */
export async function unknownMigrations({ handle }: Database): Promise<string[]> {
  const applied = await appliedMigrations(handle);
  const known = new Set(await migrationNames(folder));
  return applied.filter((name) => !known.has(name) && !isFormer(name));
}

/** In the order of their names; none in a database without tables. */
export async function appliedMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Makes the tables as they were after these migrations, and no others, within the transaction `db` of an empty database;
 * which migrations were applied is for the caller to write down. @throws Error for one that is unknown
 */
export async function buildSchema(db: Db, engine: Engine, names: readonly string[]): Promise<void> {
  const migrations = await readMigrations(engine, folder);
  for (const name of sinceBaseline(names)) {
    const migration = migrations[name];
    if (!migration) throw new Error(`there is no migration ${name}`);
    await migration.up(db as unknown as Kysely<unknown>);
  }
}

async function migratorOf({ engine, handle }: Database, from: string): Promise<Migrator> {
  const migrations = await readMigrations(engine, from);
  return new Migrator({
    db: handle,
    provider: { getMigrations: async () => migrations },
    // What is missing is applied although a later one was: a test keeps the numbers in order (migrations/released.txt).
    allowUnorderedMigrations: true,
  });
}

async function readMigrations(engine: Engine, from: string): Promise<Record<string, Migration>> {
  const migrations: Record<string, Migration> = {};
  for (const name of await migrationNames(from)) {
    // Loaded only when applied: most starts apply none.
    migrations[name] = {
      async up(db) {
        const { up } = (await import(pathToFileURL(join(from, `${name}.ts`)).href)) as MigrationFile;
        await up(schemaFor(engine, db));
      },
    };
  }
  return migrations;
}

async function migrationNames(from: string): Promise<string[]> {
  const files = (await readdir(from)).filter((file) => /^\d{3}-[a-z-]+\.ts$/.test(file)).sort();
  return files.map((file) => file.replace(/\.ts$/, ''));
}

function schemaFor(engine: Engine, db: Kysely<unknown>): Schema {
  return {
    engine,
    db,
    integer: engine === 'sqlite' ? 'integer' : 'bigint',
    table(name) {
      const builder = db.schema.createTable(name);
      return (engine === 'sqlite' ? builder.modifyEnd(sql`strict`) : builder) as CreateTableBuilder<string>;
    },
  };
}
