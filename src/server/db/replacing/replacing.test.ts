// Lane: alone.
/** One database in another's place: whole or not at all, and nobody begins to work with it meanwhile. */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { openSqlite } from '#server/db/sqlite.ts';
import { engines, freshDatabase } from '#test/database.ts';
import { DatabaseInUse } from './held.ts';
import { holdDatabase, obstacleIn } from './replacing.ts';

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

describe.each(engines)('a database that is replaced (%s)', (engine) => {
  it('is held: another Podium is refused in words, another replacement as well', async () => {
    const where = await aSchool(engine);
    const held = await holdDatabase(where);
    expect(held.present).toBe('there');
    expect(await obstacleIn(where)).toBe('held');
    await expect(holdDatabase(where)).rejects.toThrow(DatabaseInUse);
    await held.release();
    expect(await obstacleIn(where)).toBe(null);
  });

  it('is the new one at once, and the former one stays aside with all of its rows', async () => {
    const where = await aSchool(engine);
    const held = await holdDatabase(where);
    await held.replace('20261128t120000', async (fresh) => {
      await migrate(fresh);
      await mark(fresh, 'new');
      expect(await obstacleIn(where)).toBe('held');
    });
    await held.release();
    expect(await marksIn(where)).toEqual(['new']);
    if (where.databaseUrl) {
      const database = await opened(where);
      const former = marksOf(database, 'before_restore_20261128t120000.versions');
      expect(await former.finally(() => database.close())).toEqual(['former']);
      return;
    }
    const former = openSqlite(join(where.dataDir, 'before_restore_20261128t120000', 'podium.db'));
    expect(await marksOf(former).finally(() => former.close())).toEqual(['former']);
  });

  it('is the former one where filling the new one fails, and nothing is left half done', async () => {
    const where = await aSchool(engine);
    const held = await holdDatabase(where);
    const failed = held.replace('20261128t120000', async (fresh) => {
      await migrate(fresh);
      throw new Error('a set that is damaged');
    });
    await expect(failed).rejects.toThrow('a set that is damaged');
    await held.release();
    expect(await obstacleIn(where)).toBe(null);
    expect(await marksIn(where)).toEqual(['former']);
  });

  it('is not replaced under somebody who has opened it in spite of that', async () => {
    const where = await aSchool(engine);
    const held = await holdDatabase(where);
    let other: Database | null = null;
    const failed = held.replace('20261128t120000', async (fresh) => {
      await migrate(fresh);
      other = await opened(where);
      await marksOf(other);
    });
    await expect(failed).rejects.toThrow(DatabaseInUse);
    await other!.close();
    await held.release();
    expect(await marksIn(where)).toEqual(['former']);
  });

  it('of a replacement that was killed is told of, until somebody clears it away', async () => {
    const where = await aSchool(engine);
    if (where.databaseUrl) {
      const database = await opened(where);
      await sql`create schema restoring_killed`.execute(database.handle);
      await database.close();
    } else await writeFile(join(where.dataDir, 'restoring_killed.db'), 'half of it');
    expect(await obstacleIn(where)).toBe('half_done');
    const held = await holdDatabase(where);
    expect(await held.clear()).toEqual(['killed']);
    await held.release();
    expect(await obstacleIn(where)).toBe(null);
  });
});

describe('a file of SQLite', () => {
  it('that is gone while one from before a restoration stands is told of', async () => {
    const where = await aSchool('sqlite');
    await mkdir(join(where.dataDir, 'before_restore_x'));
    await rename(join(where.dataDir, 'podium.db'), join(where.dataDir, 'before_restore_x', 'podium.db'));
    expect(await obstacleIn(where)).toBe('lost');
  });

  it('that is damaged makes room all the same', async () => {
    const where = await aSchool('sqlite');
    await writeFile(join(where.dataDir, 'podium.db'), 'no database any more'.repeat(500));
    await writeFile(join(where.dataDir, 'podium.db-wal'), 'its log');
    const held = await holdDatabase(where);
    expect(held.present).toBe('unreadable');
    await held.replace('x', async (fresh) => {
      await migrate(fresh);
      await mark(fresh, 'new');
    });
    await held.release();
    expect(existsSync(join(where.dataDir, 'podium.db-wal'))).toBe(false);
    expect(await marksIn(where)).toEqual(['new']);
    expect(await readdir(join(where.dataDir, 'before_restore_x'))).toContain('podium.db');
  });
});

interface Where {
  dataDir: string;
  databaseUrl: string | null;
}

async function aSchool(engine: (typeof engines)[number]): Promise<Where> {
  const dataDir = await mkdtemp(join(tmpdir(), 'podium-replacing-'));
  endings.push(() => rm(dataDir, { recursive: true }));
  let databaseUrl: string | null = null;
  if (engine === 'postgres') {
    const fresh = await freshDatabase('postgres');
    endings.push(() => fresh.dispose().catch(() => {}));
    databaseUrl = fresh.url;
    await fresh.database.close();
  }
  const database = await opened({ dataDir, databaseUrl });
  await migrate(database);
  await mark(database, 'former');
  await database.close();
  return { dataDir, databaseUrl };
}

async function opened({ dataDir, databaseUrl }: Where): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl, { poolSize: 1 }) : openSqlite(join(dataDir, 'podium.db'));
}

async function mark({ handle }: Database, name: string): Promise<void> {
  await sql`insert into versions (name, number) values (${`mark ${name}`}, 1)`.execute(handle);
}

async function marksIn(where: Where): Promise<string[]> {
  const database = await opened(where);
  return marksOf(database).finally(() => database.close());
}

async function marksOf({ handle }: Database, table = 'versions'): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}
    where name like 'mark %'`.execute(handle);
  return rows.map(({ name }) => name.slice('mark '.length));
}
