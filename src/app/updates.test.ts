// Lane: alone.
/** An update of Podium: a way back from it, and none into a database of a later version. */
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { backUpBeforeMigration } from '#features/office/backups/server/beforeMigration.ts';
import { makePlace } from '#features/office/backups/server/places.ts';
import { setsIn } from '#features/office/backups/server/sets.ts';
import { readConfig } from '#server/config.ts';
import { openSqlite } from '#server/db/sqlite.ts';
import { second } from '#shared/dates.ts';
import { backedUpSchool } from '#test/backups.ts';
import { asBeforeBaseline, formerMigrations } from '#test/beforeBaseline.ts';
import { command } from '#test/program.ts';
import { describeOnBothEngines, type World } from '#test/world.ts';
import { migrateSchool } from './database.ts';

// Each set is made on a thread that loads everything again: on a busy machine that adds up.
vi.setConfig({ testTimeout: 120_000 });

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

describeOnBothEngines('before an existing database is migrated', (makeWorld) => {
  // spec: 781
  it('it is backed up, to the key of the owner or to one of the machine; one that is up to date is not', async () => {
    const world = await makeWorld();
    await migrateSchool(onItsOwn(world));
    expect(await setsOf(world)).toEqual([]);

    await asBeforeBaseline(world.app.database);
    await migrateSchool(onItsOwn(world));
    const [first] = await setsOf(world);
    expect(first).toMatchObject({ kind: 'migration', copies: [] });
    const key = join(world.app.config.dataDir, 'backup-key');
    expect(await readFile(key, 'utf8')).toContain(first!.recipient);
    expect((await stat(key)).mode & 0o077).toBe(0);
    const told = await command(['backup', 'test', first!.name], {
      DATA_DIR: world.app.config.dataDir,
    });
    expect([told.errors, told.output]).toEqual(['', expect.stringMatching(/is whole: rows \d+, files 0/)]);

    world.passTime(second);
    await backedUpSchool(world);
    world.passTime(second);
    await backUpBeforeMigration(world.app);
    const { sets } = await setsIn(makePlace(world.app.config.backups));
    expect(
      sets.filter(({ kind }) => kind === 'migration').map(({ recipient }) => recipient === first!.recipient),
    ).toEqual([false, true]);
  });

  it('of a later version, it is refused in one line, and left as it is', async () => {
    const world = await makeWorld();
    const { handle } = world.app.database;
    await sql`insert into kysely_migration values ('999-later', '2030-01-01T00:00:00.000Z')`.execute(handle);
    await expect(migrateSchool(onItsOwn(world))).rejects.toThrow(
      /database: a later version of Podium has changed it \(999-later\)/,
    );
    expect(await setsOf(world)).toEqual([]);
  });

  it('of a version before the baseline, it is refused with the commit to go through, and left as it is', async () => {
    const world = await makeWorld();
    await asBeforeBaseline(world.app.database, formerMigrations.slice(0, 40));
    await expect(migrateSchool(onItsOwn(world))).rejects.toThrow(
      /database: an old version .* commit fbc1d963/,
    );
    expect(await setsOf(world)).toEqual([]);
  });
});

// spec: 781
it('a start says so, and so does every command', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'podium-later-'));
  folders.push(folder);
  const settings = { DATA_DIR: folder };
  expect((await command(['migrate'], settings)).code).toBe(0);
  const database = openSqlite(join(folder, 'podium.db'));
  await sql`insert into kysely_migration values ('999-later', '2030-01-01T00:00:00.000Z')`.execute(
    database.handle,
  );
  await database.close();
  const { errors, code } = await command(['migrate'], settings);
  expect([code, errors]).toEqual([1, expect.stringContaining('a later version of Podium has changed it')]);
  const { startPodium } = await import('./podium.ts');
  const config = readConfig({ ...settings, PORT: '0', PODIUM_MODE: 'demo' });
  await expect(startPodium(config)).rejects.toThrow(/a later version of Podium has changed it/);
});

/** As in a process of its own, where the address of PostgreSQL is a setting. */
function onItsOwn({ app, engine, databaseAt }: World) {
  return { ...app, config: { ...app.config, databaseUrl: engine === 'postgres' ? databaseAt : null } };
}

async function setsOf({ app }: World) {
  return (await setsIn(makePlace(app.config.backups))).sets;
}
