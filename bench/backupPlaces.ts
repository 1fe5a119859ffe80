/** Where sets are restored to, and whether what stands there is the whole school. */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { features } from '#app/features.ts';
import { filesNamed } from '#features/office/backups/server/snapshot.store.ts';
import type { Database, Engine } from '#server/db/database.ts';
import { revenueStates } from '#shared/orderStates.ts';
import { command } from '#test/program.ts';
import { openBeside } from './largeProduct.ts';
import { temporaryFolder } from './product.ts';

interface Place {
  engine: Engine;
  dataDir: string;
  databaseAt: string;
}

/** An empty machine. @param postgresUrl an empty database; null: SQLite */
export async function anEmptyPlace(postgresUrl: string | null): Promise<Place> {
  const dataDir = await temporaryFolder();
  return {
    engine: postgresUrl ? 'postgres' : 'sqlite',
    dataDir,
    databaseAt: postgresUrl ?? join(dataDir, 'podium.db'),
  };
}

export function removePlace({ dataDir }: Place): Promise<void> {
  return rm(dataDir, { recursive: true });
}

export function settingsOf(
  { engine, dataDir, databaseAt }: Place,
  backupDir: string,
): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    BACKUP_DIR: backupDir,
    ...(engine === 'postgres' && { DATABASE_URL: databaseAt }),
  };
}

/** `podium <words>`. @throws with what it said, where it failed. @returns milliseconds */
export async function podium(words: readonly string[], settings: Record<string, string>): Promise<number> {
  const startedAt = performance.now();
  const { code, output, errors } = await command(words, settings);
  if (code !== 0) throw new Error(`podium ${words.join(' ')} ended with ${code}:\n${output}${errors}`);
  return performance.now() - startedAt;
}

/** Payments minus the totals of their orders: every transaction of the bench changes both, so it stays 0. */
export async function drift({ handle }: Database): Promise<number> {
  const { rows } = await sql<{ drift: number }>`select (select sum(total_paid_kopecks) from users)
    - (select sum(amount_kopecks - returned_kopecks) from orders where status in (${sql.join(revenueStates)}))
    as drift`.execute(handle);
  return rows[0]!.drift;
}

export interface Original {
  drift: number;
  dataDir: string;
}

/**
 * @returns the faults of the school that stands there, in words; the demo's files that come with the program don't
 * count
 */
export async function faultsOf(place: Place, original: Original): Promise<string[]> {
  const database = openBeside(place);
  try {
    const faults = place.engine === 'sqlite' ? await faultsOfSqlite(database) : [];
    const found = await drift(database);
    if (found !== original.drift) faults.push(`sums of money differ by ${found - original.drift} kopecks`);
    const columns = features.flatMap(({ files = [] }) => files);
    const named = await filesNamed(database.handle, columns);
    const isIn = (dataDir: string, file: string) => existsSync(join(dataDir, 'uploads', file));
    const lost = named.filter((file) => isIn(original.dataDir, file) && !isIn(place.dataDir, file));
    if (lost.length > 0) faults.push(`${lost.length} of ${named.length} files are not there: ${lost[0]}`);
    return faults;
  } finally {
    await database.close();
  }
}

async function faultsOfSqlite({ handle }: Database): Promise<string[]> {
  const { rows: whole } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(handle);
  const { rows: lost } = await sql<{ table: string }>`pragma foreign_key_check`.execute(handle);
  return [
    ...whole
      .filter(({ integrity_check }) => integrity_check !== 'ok')
      .map(({ integrity_check }) => integrity_check),
    ...lost.map(({ table }) => `a row of ${table} refers to nothing`),
  ];
}
