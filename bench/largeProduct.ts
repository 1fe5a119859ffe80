/** The product with a large school behind it, on each engine. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database, Engine } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { openSqlite } from '#server/db/sqlite.ts';
import { type LargeSchool, largeSchool, makeLargeSchool } from './largeSchool.ts';
import { type EngineAt, onEachEngine, type Served, startProduct, temporaryFolder } from './product.ts';

export interface LargeProduct extends Served {
  engine: Engine;
  dataDir: string;
  /** Address for another process: a PostgreSQL URL, or an SQLite file. */
  databaseAt: string;
  /** A database of the name on the PostgreSQL beside it: made on SQLite's turn too. */
  emptyPostgres(name: string): Promise<string>;
}

/** @param people as many as the bench was told after its name, or those of the usual large school */
export function sizeOf(people: string | undefined): LargeSchool {
  return Number(people) > 0 ? { people: Number(people), orders: 2 * Number(people) } : largeSchool;
}

/** The demo school first, which has the courses; then the large one in it, while nobody serves. */
export function onEachLargeProduct(
  size: LargeSchool,
  measure: (product: LargeProduct) => Promise<void>,
): Promise<void> {
  return onEachEngine(async ({ engine, databaseUrl, postgresUrl }: EngineAt) => {
    const dataDir = await temporaryFolder();
    try {
      const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
      await (await startProduct(env)).stop();
      const databaseAt = databaseUrl || join(dataDir, 'podium.db');
      await fill({ engine, databaseAt }, size);
      const served = await startProduct(env);
      const emptyPostgres = (name: string) => makeEmpty(postgresUrl, `${name}_${engine}`);
      await measure({ ...served, engine, dataDir, databaseAt, emptyPostgres }).finally(() => served.stop());
    } finally {
      await rm(dataDir, { recursive: true });
    }
  });
}

type DatabaseAt = Pick<LargeProduct, 'engine' | 'databaseAt'>;

async function fill(at: DatabaseAt, size: LargeSchool): Promise<void> {
  const database = openBeside(at);
  const startedAt = performance.now();
  await makeLargeSchool(database, size).finally(() => database.close());
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`\n${at.engine}: ${size.people} people and ${size.orders} orders, made in ${seconds} s`);
}

async function makeEmpty(postgresUrl: string, name: string): Promise<string> {
  const admin = openPostgres(`${postgresUrl}postgres`, { poolSize: 1 });
  try {
    await sql`create database ${sql.id(name)}`.execute(admin.handle);
    return postgresUrl + name;
  } finally {
    await admin.close();
  }
}

/** Another connection to the same database. */
export function openBeside({ engine, databaseAt }: DatabaseAt): Database {
  return engine === 'sqlite'
    ? openSqlite(databaseAt)
    : openPostgres(databaseAt, { poolSize: 1, patience: null });
}
