/** Where the product keeps its data while it is killed: a folder, and a database of either engine. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database, Engine } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { openSqlite } from '#server/db/sqlite.ts';
import { freshDatabase } from '#test/database.ts';

export interface Place {
  /** Also holds the evidence. */
  folder: string;
  /** Settings that let the product find it. */
  settings: { DATA_DIR: string; DATABASE_URL: string };
  /**
   * Opens the database for this read only: nobody else may have SQLite's file open when the product repairs
   * it.
   */
  look<T>(work: (database: Database) => Promise<T>): Promise<T>;
  /** @param keep the folder is evidence */
  leave(keep: boolean): Promise<void>;
}

export async function findPlace(engine: Engine): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'podium-crash-'));
  const data = join(folder, 'data');
  await mkdir(data);
  const postgres = engine === 'postgres' ? await freshDatabase('postgres') : null;
  const open = () =>
    postgres ? openPostgres(postgres.url!, { poolSize: 1 }) : openSqlite(join(data, 'podium.db'));
  return {
    folder,
    // An empty value means none, and overrides one in `.env`.
    settings: { DATA_DIR: data, DATABASE_URL: postgres?.url ?? '' },
    async look(work) {
      const database = open();
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    },
    async leave(keep) {
      await postgres?.dispose();
      if (!keep) await rm(folder, { recursive: true, force: true });
    },
  };
}
