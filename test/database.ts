/** A fresh, migrated database of either engine within milliseconds: a copy of what engines.ts prepared. */
import { randomBytes } from 'node:crypto';
import { constants, copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Database, Engine } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { openSqlite } from '#server/db/sqlite.ts';
import { templateName } from './engines.ts';
import { engineVariables } from './engineVariables.ts';
import { Statements } from './statements.ts';

export const engines = ['sqlite', 'postgres'] as const satisfies Engine[];

/** Engines of a test that means the same on each: SQLite, and PostgreSQL where the run asks for both. */
export const usualEngines: readonly Engine[] = process.env[engineVariables.both] ? engines : ['sqlite'];

export interface FreshDatabase {
  database: Database;
  /** PostgreSQL's address, for a second connection or process. */
  url: string | null;
  /** SQLite's file, for a second connection or process. */
  file: string | null;
  statements: Statements;
  /** Closes it and removes its data. */
  dispose(): Promise<void>;
}

/**
 * A school without data: every table, and no row but the first version of each document. Each call makes a
 * new one.
 */
export function freshDatabase(engine: Engine): Promise<FreshDatabase> {
  return engine === 'sqlite' ? freshSqlite() : freshPostgres();
}

/** By this process, to any of its databases. */
const seen = new Set<string>();

async function freshSqlite(): Promise<FreshDatabase> {
  const folder = prepared('sqlite');
  const file = join(folder, `${freshName()}.db`);
  await copyFile(join(folder, 'template.db'), file, constants.COPYFILE_FICLONE);
  const statements = new Statements(seen);
  const database = openSqlite(file, { log: statements.note });
  return {
    database,
    url: null,
    file,
    statements,
    async dispose() {
      await database.close();
      statements.handOver(folder);
      await Promise.all(['', '-wal', '-shm'].map((suffix) => rm(`${file}${suffix}`, { force: true })));
    },
  };
}

async function freshPostgres(): Promise<FreshDatabase> {
  const name = freshName();
  await asAdmin(`create database ${name} template ${templateName} strategy ${prepared('copying')}`);
  const url = `${prepared('postgres')}${name}`;
  const statements = new Statements(seen);
  const database = openPostgres(url, { poolSize: 5, log: statements.watch });
  return {
    database,
    url,
    file: null,
    statements,
    async dispose() {
      await database.close();
      await asAdmin(`drop database ${name} with (force)`);
    },
  };
}

let admin: pg.Pool | null = null;

/** One connection per process; unreferenced while idle, so that it does not keep the process alive. */
async function asAdmin(statement: string): Promise<void> {
  admin ??= new pg.Pool({
    connectionString: `${prepared('postgres')}postgres`,
    max: 2,
    allowExitOnIdle: true,
  }).on('error', () => {});
  await admin.query(statement);
}

function prepared(engine: keyof typeof engineVariables): string {
  const value = process.env[engineVariables[engine]];
  if (!value)
    throw new Error(
      'The engines are not running: start the tests with vitest, or call startEngines() first.',
    );
  return value;
}

function freshName(): string {
  return `test_${randomBytes(8).toString('hex')}`;
}
